"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { toast } from "@/components/ui/toast";
import { type BatchProgress, draftAll, translateAll } from "@/lib/content/client/batch";
import { coverageKeys } from "@/lib/content/client/coverage";
import type { CoverageRow } from "@/lib/content/domain/coverage";
import type { CoverageFilters } from "@/lib/content/domain/coverage-view";
import { COVERAGE_LOCALES, COVERAGE_STATES, COVERAGE_TYPES, NO_STATE } from "@/lib/content/domain/dimensions";
import { ALL_ROLES } from "@/lib/content/domain/slugs";
import type { DraftInput, TranslateInput } from "@/lib/content/schema/coverage";
import { limitSentence } from "@/lib/platform/http/fetch-json";
import { type BatchKind, type CellCounts, useBatchQuestion } from "./batch-question";

const DRAFTS_PER_CELL = 3;

/** How far a run is, and what it does. */
export interface BatchView extends BatchProgress {
  readonly kind: BatchKind;
}

/** A place of the matrix in a word; no state is the text that holds for all of them. */
const placeKey = ({ slug, locale, type, role, state = NO_STATE }: PlaceOf) =>
  [slug, locale, type, role, state].join("\n");

type PlaceOf = Pick<CoverageRow, "slug" | "locale" | "type" | "role"> & { readonly state?: string | undefined };

/**
 * One request for each combination; of the states only the first that is picked. Where none is, the first place of the
 * combination that has nothing yet, and the text for every state where all have something.
 */
export function draftInputs(
  { slug, locale, type, role, state }: CoverageFilters,
  coverage: readonly CoverageRow[] = [],
): readonly DraftInput[] {
  const empty = new Set(coverage.filter(({ count }) => count === 0).map(placeKey));
  const filled = new Set(coverage.filter(({ count }) => count > 0).map(placeKey));
  const [first] = state;
  const stateFor = (place: PlaceOf) =>
    state.length === 0 && filled.has(placeKey(place))
      ? COVERAGE_STATES.find((each) => empty.has(placeKey({ ...place, state: each })))
      : first;
  return slug.flatMap((eachSlug) =>
    locale.flatMap((eachLocale) =>
      type.flatMap((eachType) =>
        role.map((eachRole) => {
          const place = { slug: eachSlug, locale: eachLocale, type: eachType, role: eachRole };
          const chosen = stateFor(place);
          return { ...place, count: DRAFTS_PER_CELL, ...(chosen && { state: chosen }) };
        }),
      ),
    ),
  ) as readonly DraftInput[];
}

/** Requests that leave alone what has a text, where that was chosen. */
function withChoice<Input extends object>(inputs: readonly Input[], onlyEmpty: boolean): readonly Input[] {
  return onlyEmpty ? inputs.map((input) => ({ ...input, onlyEmpty })) : inputs;
}

interface Batch {
  readonly kind: BatchKind;
  readonly work: (watch: {
    readonly signal: AbortSignal;
    readonly onProgress: (now: BatchProgress) => void;
  }) => Promise<BatchProgress>;
  readonly success: string;
  readonly text: (made: number) => string;
  /** Why nothing was made, where the server refused nothing and nobody stopped it. */
  readonly nothing?: { readonly title: string; readonly description: string };
  readonly failed: string;
  readonly failedText: string;
}

/** Of the cells that drafting would add to: how many there are, and how many have a text already. */
function draftedCells(inputs: readonly DraftInput[], coverage: readonly CoverageRow[]): CellCounts {
  const filled = new Set(coverage.filter(({ count }) => count > 0).map(placeKey));
  return { total: inputs.length, filled: inputs.filter((input) => filled.has(placeKey(input))).length };
}

type Target = TranslateInput["to"][number];
const TARGETS = COVERAGE_LOCALES.filter((locale): locale is Target => locale !== "en");

/** One request for each slug, into what is picked but English; no language is all of them. The other pickers hold too. */
function translateInputs({ slug, locale, type, state, role }: CoverageFilters): readonly TranslateInput[] {
  const to = TARGETS.filter((each) => locale.length === 0 || locale.includes(each));
  const states = [NO_STATE, ...COVERAGE_STATES] as const;
  const cells = {
    ...(type.length > 0 && { type: COVERAGE_TYPES.filter((each) => type.includes(each)) }),
    ...(state.length > 0 && { state: states.filter((each) => state.includes(each)) }),
    ...(role.length > 0 && { role: ALL_ROLES.filter((each) => role.includes(each)) }),
  };
  return to.length === 0 ? [] : slug.map((each) => ({ slug: each, from: "en", to, ...cells }));
}

/** How many of the rows that are shown would be translated into, and how many of those have a text already. */
function translatedCells(rows: readonly CoverageRow[]): CellCounts {
  const cells = rows.filter(({ locale }) => locale !== "en");
  return { total: cells.length, filled: cells.filter(({ count }) => count > 0).length };
}

/** Drafting and translating: what is asked for is checked, sent piece by piece, told of, and read again. */
export function useCoverageBatch(
  picked: CoverageFilters,
  { coverage, rows }: Readonly<Record<"coverage" | "rows", readonly CoverageRow[]>>,
) {
  const t = useTranslations("admin.coverage.toast");
  const count = useTranslations("admin.coverage.progress");
  const client = useQueryClient();
  const { question, ask } = useBatchQuestion();
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
    onSuccess({ created: made, skipped, done, total }, { success, text, nothing }) {
      if (nothing && made + skipped === 0 && done === total) return void toast(nothing);
      const refused = skipped > 0 ? [count("skipped", { count: skipped })] : [];
      toast({ title: success, description: [text(made), ...refused].join(" · ") });
    },
    onError: (error, { failed, failedText }) => void showError(failed, limitSentence(error) ?? failedText),
    onSettled() {
      setProgress(null);
      return client.invalidateQueries({ queryKey: coverageKeys.all });
    },
  });

  function draft() {
    const inputs = draftInputs(picked, coverage);
    if (inputs.length === 0) return showError(t("missingFilters"), t("missingFiltersText"));
    ask("drafting", draftedCells(inputs, coverage), (onlyEmpty) => runDrafts(withChoice(inputs, onlyEmpty)));
  }

  function runDrafts(inputs: readonly DraftInput[]) {
    // Nobody picked these states, so it is said which they are.
    const states = picked.state.length > 0 ? [] : [...new Set(inputs.flatMap(({ state }) => state || []))];
    const where = states.length > 0 ? [t("draftStates", { states: states.join(", ") })] : [];
    run({
      work: (watch) => draftAll(inputs, watch),
      kind: "drafting",
      success: t("draftSuccess"),
      text: (made) => [t("draftSuccessText", { count: made }), ...where].join(" · "),
      failed: t("draftFailed"),
      failedText: t("draftFailedText"),
    });
  }

  function translate() {
    const inputs = translateInputs(picked);
    if (picked.slug.length === 0) return showError(t("missingSlug"), t("missingSlugText"));
    if (inputs.length === 0) return showError(t("noTargets"), t("noTargetsText"));
    ask("translating", translatedCells(rows), (onlyEmpty) => runTranslations(withChoice(inputs, onlyEmpty)));
  }

  function runTranslations(inputs: readonly TranslateInput[]) {
    const { total, filled } = translatedCells(rows);
    const missing = total - filled;
    run({
      work: (watch) => translateAll(inputs, watch),
      kind: "translating",
      success: t("translateSuccess"),
      text: (made) => t("translateSuccessText", { count: made }),
      // What English has was made now or before: what is still missing is missing there too.
      nothing: {
        title: t("translateNothing"),
        description: missing > 0 ? t("translateNoSource", { count: missing }) : t("translateComplete"),
      },
      failed: t("translateFailed"),
      failedText: t("translateFailedText"),
    });
  }

  return { progress, question, draft, translate, stop: () => controllerRef.current?.abort() };
}
