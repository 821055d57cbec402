import "./tower.css";
import { useTranslations } from "next-intl";
import { useId } from "react";
import { INSTINCTS, type TokenCounts } from "@/lib/assessment/domain/instrument/instincts";

/** Three rows: the area, one dot for each of its tokens, and their number. */
export function EnergyDistribution({ tokens }: { tokens: TokenCounts }) {
  const t = useTranslations("tower");
  const id = useId();
  return (
    <section aria-labelledby={id} className="energy">
      <h3 id={id} className="energy-title">
        {t("energy")}
      </h3>
      <dl className="energy-rows">
        {INSTINCTS.map((area) => (
          <div key={area} className="energy-row">
            <dt>{t(`tokens.${area}`)}</dt>
            <dd>
              <span className="energy-dots" aria-hidden="true">
                {Array.from({ length: tokens[area] }, (_, at) => (
                  <span key={at} className="energy-dot" data-dot="" />
                ))}
              </span>
              <span className="energy-count">{tokens[area]}</span>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
