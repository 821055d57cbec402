"use client";

import { useTranslations } from "next-intl";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import { placedTokens, TOKEN_COUNT, type TokenCounts } from "@/lib/assessment/domain/instincts";
import type { BoardNotice } from "./use-token-board";

/** How many tokens are left, always in sight; a refused move says why, and every move is announced. */
export function BoardStatus({ counts, notice }: { counts: TokenCounts; notice: BoardNotice | null }) {
  const t = useTranslations("tokensStep");
  const ti = useTranslations("subtypes.instincts");
  const remaining = TOKEN_COUNT - placedTokens(counts);
  const refused = notice?.kind === "full";

  function words({ kind, area }: BoardNotice): string {
    const name = area ? ti(`${area}.name`) : "";
    if (kind === "moved") return t("moved", { area: name, count: area ? counts[area] : 0, remaining });
    if (kind === "undone") return t("undone", { remaining });
    return kind === "empty" ? t("empty", { area: name }) : t(kind);
  }

  return (
    <div className="alert tone-accent sticky top-16 z-20">
      <p className="font-semibold">{refused ? t("full") : t("remaining", { count: remaining })}</p>
      <VisuallyHidden>
        <span role="status">{notice && <span key={notice.turn}>{words(notice)}</span>}</span>
      </VisuallyHidden>
    </div>
  );
}
