"use client";

import "./coverage.css";
import { useFormatter, useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Tabs } from "@/components/ui/tabs";
import type { CoverageRow } from "@/lib/content/domain/coverage";
import { BatchQuestionDialog } from "./batch-question";
import { CoverageList } from "./coverage-list";
import { EditorDialog } from "./editor/editor-dialog";
import { ExchangePanel } from "./exchange-panel";
import { FilterCard } from "./filter-card";
import { HeatMap } from "./heat-map";
import { PackStatus } from "./pack-status";
import { ReviewDialog } from "./review-dialog";
import { useCoverageBatch } from "./use-batch";
import { useCoverage } from "./use-coverage";
import { useCoverageView } from "./use-coverage-view";
import { ViolationsDialog } from "./violations";

/** How many of the texts that readers missed most are offered at once. */
const OFFERED = 3;

/** How much of what is picked is there, and the way to what readers missed most. */
export function CoverageLead({ rows, onOpen }: { rows: readonly CoverageRow[]; onOpen(row: CoverageRow): void }) {
  const t = useTranslations("admin.coverage");
  const format = useFormatter();
  const covered = rows.filter(({ has }) => has).length;
  const missed = rows.filter(({ demand, has }) => demand > 0 && !has).sort((one, other) => other.demand - one.demand);
  const nameOf = ({ slug, type, state, role, locale }: CoverageRow) =>
    [slug, type, state, role, locale].filter(Boolean).join(" · ");
  return (
    <div className="mb-4 grid gap-2">
      <p className="lede">
        {t("lead.covered", {
          share: format.number(covered / rows.length, { style: "percent", maximumFractionDigits: 0 }),
        })}{" "}
        {t("lead.missed", { count: missed.length })}
      </p>
      {missed.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {missed.slice(0, OFFERED).map((row) => (
            <li key={nameOf(row)}>
              <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => onOpen(row)}>
                {t("lead.write", { place: nameOf(row) })}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Pickers, matrix or heat map, and what a row opens. */
export function CoverageDashboard() {
  const t = useTranslations("admin.coverage");
  const { info } = useLanguage();
  const { picked, sort, onlyMissing, view, down, across, pick, order, leaveOut, change } = useCoverageView();
  const { rows, coverage, slugs, loading, refresh } = useCoverage(picked, sort);
  const batch = useCoverageBatch(picked, { coverage, rows });
  const [reviewing, setReviewing] = useState(false);
  const [violating, setViolating] = useState<CoverageRow | null>(null);
  const [editing, setEditing] = useState<CoverageRow | null>(null);
  const closeEditor = useCallback(() => setEditing(null), []);
  const listed = useMemo(() => (onlyMissing ? rows.filter(({ has }) => !has) : rows), [rows, onlyMissing]);
  const title = t("matrix", { count: view === "list" ? listed.length : rows.length });

  const list = (
    <CoverageList
      {...{ label: title, rows: listed, sort, onlyMissing }}
      onSort={order}
      onOnlyMissing={leaveOut}
      onOpen={setEditing}
      onViolations={setViolating}
    />
  );
  const map = (
    <HeatMap
      {...{ rows, down, across }}
      onPivot={(nextDown, nextAcross) => change({ down: nextDown, across: nextAcross })}
      onDrill={(row, column) => pick({ [down]: [row], [across]: [column] }, { view: null })}
    />
  );
  return (
    <>
      <FilterCard
        {...{ picked, slugs, loading, progress: batch.progress }}
        onPick={pick}
        onDraft={batch.draft}
        onTranslate={batch.translate}
        onReview={() => setReviewing(true)}
        onRefresh={refresh}
        onStop={batch.stop}
      />
      <Card as="section" aria-labelledby="matrix-title" className="mb-6">
        <h2 id="matrix-title" className="mb-4 text-2xl" aria-live="polite">
          {title}
        </h2>
        {rows.length > 0 && <CoverageLead rows={rows} onOpen={setEditing} />}
        {rows.length === 0 ? (
          <p role="status" className="py-10 text-center text-ink-soft">
            {t(loading ? "loading" : "empty")}
          </p>
        ) : (
          <Tabs
            label={t("view.label")}
            current={view}
            onChange={(next) => change({ view: next === "list" ? null : next }, "push")}
            dir={info.dir}
            tabs={[
              { id: "list", label: t("view.list"), content: list },
              { id: "map", label: t("view.map"), content: map },
            ]}
          />
        )}
      </Card>
      <PackStatus slugs={picked.slug} />
      <ExchangePanel key={picked.slug[0]} slugs={slugs} first={picked.slug[0]} locales={picked.locale} />
      {batch.question && <BatchQuestionDialog question={batch.question} />}
      {reviewing && <ReviewDialog picked={picked} onClose={() => setReviewing(false)} />}
      <ViolationsDialog row={violating} onClose={() => setViolating(null)} />
      {editing && <EditorDialog row={editing} onClose={closeEditor} />}
    </>
  );
}
