"use client";

import { useTranslations } from "next-intl";
import { INSTINCTS, placedTokens, TOKEN_COUNT, type TokenCounts } from "@/lib/assessment/domain/instrument/instincts";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { BoardNotice } from "./use-token-board";

/** How many tokens are left, always in sight; a refused move says why, and every move is announced. */
export function BoardStatus({ counts, notice }: { counts: TokenCounts; notice: BoardNotice | null }) {
  const t = useTranslations("tokensStep");
  const ti = useTranslations("subtypes.instincts");
  const remaining = TOKEN_COUNT - placedTokens(counts);
  const refused = notice?.kind === "full";

  function noticeText({ kind, area }: BoardNotice): string {
    const name = area ? ti(`${area}.name`) : "";
    if (kind === "moved") return t("moved", { area: name, count: area ? counts[area] : 0, remaining });
    if (kind === "undone") return t("undone", { remaining });
    return kind === "empty" ? t("empty", { area: name }) : t(kind);
  }

  return (
    <div className="alert tone-accent top-[min(3.5rem,56px)] z-20 py-1.5! [@media(min-height:36rem)]:sticky">
      <p className="font-semibold">{refused ? t("full") : t("remaining", { count: remaining })}</p>
      <span className="sr-only">
        <span role="status">{notice && <span key={notice.sequence}>{noticeText(notice)}</span>}</span>
      </span>
    </div>
  );
}

/** The type's own text for the area that holds most; both texts where two hold equally many. */
export function LeadingArea({ type, counts }: { type: PersonalityType; counts: TokenCounts }) {
  const t = useTranslations("tokensStep");
  const ts = useTranslations("subtypes");
  const most = Math.max(...INSTINCTS.map((area) => counts[area]));
  const leaders = INSTINCTS.filter((area) => counts[area] === most);
  return (
    <section className="card card-tinted stack">
      <h2 className="eyebrow font-sans">{t("leading")}</h2>
      {leaders.length > 1 && <p>{t("tied")}</p>}
      {leaders.map((area) => (
        <div key={area} className="prose">
          <h3 className="text-xl">{ts(`texts.${type}.${area}.title`)}</h3>
          <p className="text-sm text-ink-soft">{ts(`instincts.${area}.name`)}</p>
          <p>{ts(`texts.${type}.${area}.text`)}</p>
        </div>
      ))}
    </section>
  );
}
