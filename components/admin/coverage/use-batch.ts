"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { type BatchProgress, draftAll, translateAll } from "@/lib/content/client/batch";
import { coverageKeys } from "@/lib/content/client/coverage";
import type { CoverageFilters } from "@/lib/content/domain/coverage-view";
import type { DraftInput, TranslateInput } from "@/lib/content/schema/coverage";

const DRAFTS_PER_CELL = 3;

/** How far a run is, and what it does. */
export interface BatchView extends BatchProgress {
  readonly kind: "drafting" | "translating";
}

/** One request for each combination; of the states only the first that is picked. */
export function draftInputs({ slug, locale, type, role, state }: CoverageFilters): readonly DraftInput[] {
  const [first] = state;
  const more = first ? { state: first } : {};
  return slug.flatMap((eachSlug) =>
    locale.flatMap((eachLocale) =>
      type.flatMap((eachType) =>
        role.map((eachRole) => ({
          ...{ slug: eachSlug, locale: eachLocale, type: eachType, role: eachRole, count: DRAFTS_PER_CELL, ...more },
        })),
      ),
    ),
  ) as readonly DraftInput[];
}

interface Batch {
  readonly kind: BatchView["kind"];
  readonly work: (watch: {
    readonly signal: AbortSignal;
    readonly onProgress: (now: BatchProgress) => void;
  }) => Promise<BatchProgress>;
  readonly success: string;
  readonly text: (made: number) => string;
  readonly failed: string;
  readonly failedText: string;
}

/** Drafting and translating: what is asked for is checked, sent piece by piece, told of, and read again. */
export function useCoverageBatch(picked: CoverageFilters) {
  const t = useTranslations("admin.coverage.toast");
  const count = useTranslations("admin.coverage.progress");
  const client = useQueryClient();
  const [progress, setProgress] = useState<BatchView | null>(null);
  const controllerRef = useRef<AbortController | null>(null);
  useEffect(() => () => controllerRef.current?.abort(), []);
  const showError = (title: string, description: string) => toast({ title, description, variant: "destructive" });

  const { mutate: run } = useMutation({
    mutationFn({ work, kind }: Batch) {
      const controller = new AbortController();
      controllerRef.current = controller;
      return work({ signal: controller.signal, onProgress: (now) => setProgress({ ...now, kind }) });
    },
    onSuccess({ created: made, skipped }, { success, text }) {
      const refused = skipped > 0 ? [count("skipped", { count: skipped })] : [];
      toast({ title: success, description: [text(made), ...refused].join(" · ") });
    },
    onError: (_, { failed, failedText }) => void showError(failed, failedText),
    onSettled() {
      setProgress(null);
      return client.invalidateQueries({ queryKey: coverageKeys.all });
    },
  });

  function draft() {
    const inputs = draftInputs(picked);
    if (inputs.length === 0) return showError(t("missingFilters"), t("missingFiltersText"));
    run({
      work: (watch) => draftAll(inputs, watch),
      kind: "drafting",
      success: t("draftSuccess"),
      text: (made) => t("draftSuccessText", { count: made }),
      failed: t("draftFailed"),
      failedText: t("draftFailedText"),
    });
  }

  function translate() {
    const to = picked.locale.filter((locale) => locale !== "en") as TranslateInput["to"];
    if (picked.slug.length === 0) return showError(t("missingSlug"), t("missingSlugText"));
    if (to.length === 0) return showError(t("noTargets"), t("noTargetsText"));
    const inputs = picked.slug.map((slug) => ({ slug, from: "en" as const, to }));
    run({
      work: (watch) => translateAll(inputs, watch),
      kind: "translating",
      success: t("translateSuccess"),
      text: (made) => t("translateSuccessText", { count: made }),
      failed: t("translateFailed"),
      failedText: t("translateFailedText"),
    });
  }

  return { progress, draft, translate, stop: () => controllerRef.current?.abort() };
}
