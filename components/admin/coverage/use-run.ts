"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { coverageKeys } from "@/lib/content/client/coverage";
import { draftAll, type RunProgress, translateAll } from "@/lib/content/client/runs";
import type { Picked } from "@/lib/content/domain/coverage-view";
import type { DraftInput, TranslateInput } from "@/lib/content/schema";

const DRAFTS = 3;

/** How far a run is, and what it does. */
export interface RunView extends RunProgress {
  readonly kind: "drafting" | "translating";
}

/** One request for each combination; of the states only the first that is picked. */
export function draftInputs({ slug, locale, type, role, state }: Picked): readonly DraftInput[] {
  const [first] = state;
  const more = first ? { state: first } : {};
  return slug.flatMap((eachSlug) =>
    locale.flatMap((eachLocale) =>
      type.flatMap((eachType) =>
        role.map((eachRole) => ({
          ...{ slug: eachSlug, locale: eachLocale, type: eachType, role: eachRole, count: DRAFTS, ...more },
        })),
      ),
    ),
  ) as readonly DraftInput[];
}

/** Drafting and translating: what is asked for is checked, sent piece by piece, told of, and read again. */
export function useRun(picked: Picked) {
  const t = useTranslations("admin.coverage.toast");
  const count = useTranslations("admin.coverage.progress");
  const client = useQueryClient();
  const [progress, setProgress] = useState<RunView | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const refuse = (title: string, description: string) => toast({ title, description, variant: "destructive" });

  async function run(
    work: (watch: { signal: AbortSignal; onProgress: (now: RunProgress) => void }) => Promise<RunProgress>,
    say: { kind: RunView["kind"]; success: string; text: (made: number) => string; failed: string; failedText: string },
  ) {
    const control = new AbortController();
    stop.current = control;
    try {
      const { made, skipped } = await work({
        signal: control.signal,
        onProgress: (now) => setProgress({ ...now, kind: say.kind }),
      });
      const refused = skipped > 0 ? [count("skipped", { count: skipped })] : [];
      toast({ title: say.success, description: [say.text(made), ...refused].join(" · ") });
    } catch {
      refuse(say.failed, say.failedText);
    } finally {
      setProgress(null);
      await client.invalidateQueries({ queryKey: coverageKeys.all });
    }
  }

  function draft() {
    const inputs = draftInputs(picked);
    if (inputs.length === 0) return refuse(t("missingFilters"), t("missingFiltersText"));
    return run((watch) => draftAll(inputs, watch), {
      kind: "drafting",
      success: t("draftSuccess"),
      text: (made) => t("draftSuccessText", { count: made }),
      failed: t("draftFailed"),
      failedText: t("draftFailedText"),
    });
  }

  function translate() {
    const to = picked.locale.filter((locale) => locale !== "en") as TranslateInput["to"];
    if (picked.slug.length === 0) return refuse(t("missingSlug"), t("missingSlugText"));
    if (to.length === 0) return refuse(t("noTargets"), t("noTargetsText"));
    const inputs = picked.slug.map((slug) => ({ slug, from: "en" as const, to }));
    return run((watch) => translateAll(inputs, watch), {
      kind: "translating",
      success: t("translateSuccess"),
      text: (made) => t("translateSuccessText", { count: made }),
      failed: t("translateFailed"),
      failedText: t("translateFailedText"),
    });
  }

  return { progress, draft, translate, stop: () => stop.current?.abort() };
}
