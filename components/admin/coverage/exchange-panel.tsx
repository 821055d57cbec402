"use client";

import { type UseMutationResult, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type ChangeEvent, useId, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SelectField } from "@/components/ui/fields";
import { Loading } from "@/components/ui/loading";
import { coverageKeys, exportUrl, importAtoms } from "@/lib/content/client/coverage";
import type { ImportInput, ImportReply } from "@/lib/content/schema/coverage";
import { errorSentence, HttpError } from "@/lib/platform/http/fetch-json";
import { LOCALES } from "@/lib/platform/i18n/locales";
import { editorName } from "./editor/use-atom";
import { ImportPlanView } from "./import-plan-view";

const DEFAULT_SLUG = "general";

/** What is wrong with the file, where the server says it, else what went wrong. */
function reasonOf(thrown: Error): string {
  const [issue] = thrown instanceof HttpError ? thrown.issues : [];
  return issue?.message ?? errorSentence(thrown, thrown.message);
}

interface ExchangeResultProps {
  readonly exchange: UseMutationResult<ImportReply, Error, ImportInput>;
  onApply(input: ImportInput): void;
}

function ExchangeResult({ exchange, onApply }: ExchangeResultProps) {
  const t = useTranslations("admin.coverage.exchange");
  const { data: plan, variables: input } = exchange;
  if (exchange.error) return <Alert tone="danger">{t("failed", { reason: reasonOf(exchange.error) })}</Alert>;
  if (exchange.isPending) {
    return <Loading>{t("looking")}</Loading>;
  }
  if (!plan || !input) return null;
  if (plan.applied) return <Alert tone="success">{t("applied")}</Alert>;
  return (
    <>
      <ImportPlanView plan={plan} />
      <Button
        className="justify-self-start"
        disabled={plan.added.length + plan.changed.length === 0}
        onClick={() => onApply(input)}
      >
        {t("apply")}
      </Button>
    </>
  );
}

interface ExchangePanelProps {
  readonly slugs: readonly string[];
  /** The slug that it begins with. */
  readonly first: string | undefined;
  readonly locales: readonly string[];
}

/** The texts of a slug out to translators, and back in after a look at what would change. */
export function ExchangePanel({ slugs, first = DEFAULT_SLUG, locales }: ExchangePanelProps) {
  const t = useTranslations("admin.coverage.exchange");
  const client = useQueryClient();
  const fileId = useId();
  const [slug, setSlug] = useState(first);
  const names = LOCALES.filter(({ content }) => locales.length === 0 || locales.includes(content)).map(
    ({ name }) => name,
  );
  const exchange = useMutation({
    mutationFn: importAtoms,
    onSuccess: ({ applied }) => {
      if (applied) void client.invalidateQueries({ queryKey: coverageKeys.all });
    },
  });

  async function previewFile({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    if (!file) return;
    const format = /\.csv$/i.test(file.name) ? "csv" : "json";
    const text = await file.text();
    target.value = "";
    exchange.mutate({ slug, format, text, apply: false, by: editorName() });
  }

  return (
    <Card as="section" aria-labelledby={`${fileId}-title`} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <h2 id={`${fileId}-title`} className="text-2xl">
        {t("title")}
      </h2>
      <p className="text-ink-soft">{t("intro")}</p>
      <p>{t("languages", { languages: names.join(", ") })}</p>
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label={t("slug")}
          options={(slugs.length > 0 ? slugs : [first]).map((value) => ({ value, label: value }))}
          value={slug}
          onChange={(event) => {
            setSlug(event.target.value);
            exchange.reset();
          }}
        />
        {(["json", "csv"] as const).map((format) => (
          <ButtonLink key={format} variant="secondary" href={exportUrl(slug, format, locales)}>
            {t("export", { format: format.toUpperCase() })}
          </ButtonLink>
        ))}
        <div className="field">
          <label htmlFor={fileId} className="field-label">
            {t("file", { one: "JSON", other: "CSV" })}
          </label>
          <input
            id={fileId}
            type="file"
            accept=".json,.csv"
            className="input"
            onChange={(event) => void previewFile(event)}
          />
        </div>
      </div>
      <ExchangeResult exchange={exchange} onApply={(input) => exchange.mutate({ ...input, apply: true })} />
    </Card>
  );
}
