import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { Profile } from "@/lib/assessment/domain/run/profile";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h3 className="text-xl">{title}</h3>
      {children}
    </section>
  );
}

/** Wing, states with their split, and instincts, in words. */
export function InnerSummary({ profile }: { profile: Profile }) {
  const t = useTranslations("results");
  const block = useTranslations("blocks.blocks");
  const state = useTranslations("state.states");
  const level = useTranslations("state.levels");
  const subtype = useTranslations("subtypes");
  const { type, block: chosen, colors, instincts } = profile;
  const shares = [colors.distribution.primary, colors.distribution.secondary];
  const instinct = (key: keyof Profile["tokens"]) => subtype(`instincts.${key}.name`);
  return (
    <Card as="section" aria-labelledby="inner-title" className="grid gap-6">
      <h2 id="inner-title" className="text-2xl">
        {t("tower.heading")}
      </h2>
      <Part title={t("tower.wing")}>
        <p className="font-semibold">
          {t("tower.wingLine", { title: block(`${chosen.id}.title`), wing: t(`typeNames.${chosen.wing}`) })}
        </p>
        <p>{block(`${chosen.id}.description`)}</p>
        <p>
          <b>{t("tower.gift")}:</b> {block(`${chosen.id}.gift`)}
        </p>
        <p>
          <b>{t("tower.watch")}:</b> {block(`${chosen.id}.watch`)}
        </p>
      </Part>
      <Part title={t("tower.states")}>
        {colors.selectedStates.map((key, at) => (
          <div key={key}>
            <p className="font-semibold">
              {t("tower.stateLine", {
                level: level(`${key}.label`),
                name: state(`${type}.${key}.name`),
                percent: shares[at] ?? 0,
              })}
            </p>
            <p>{state(`${type}.${key}.text`)}</p>
          </div>
        ))}
      </Part>
      <Part title={t("tower.instincts")}>
        <p className="font-semibold">{subtype(`texts.${type}.${instincts.dominant}.title`)}</p>
        <p>
          {t("tower.stack", {
            dominant: instinct(instincts.dominant),
            secondary: instinct(instincts.secondary),
            blind: instinct(instincts.blind),
          })}{" "}
          {instincts.tied && t("tower.tied")}
        </p>
        <p>{subtype(`texts.${type}.${instincts.dominant}.text`)}</p>
      </Part>
    </Card>
  );
}
