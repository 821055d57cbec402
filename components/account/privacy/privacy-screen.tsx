"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { BROWSER_DATA, SERVER_DATA } from "./stored-data";

const SECTIONS = ["why", "who", "howLong", "rights", "diagnosis"] as const;

interface Row {
  readonly key: string;
  readonly name: ReactNode;
  readonly what: string;
  readonly long: string;
}

function Rows({ rows }: { rows: readonly Row[] }) {
  const t = useTranslations("privacyPage");
  return (
    <dl className="grid gap-x-8 gap-y-6 sm:grid-cols-2">
      {rows.map(({ key, name, what, long }) => (
        <div key={key} className="grid content-start gap-1 border-line border-t pt-3">
          <dt className="wrap-anywhere font-semibold">{name}</dt>
          <dd>{what}</dd>
          <dd className="text-ink-soft text-sm">
            <span className="font-semibold">{t("howLong")}:</span> {long}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name) => (
    <code key={name} dir="ltr" className="block text-[0.9375rem]">
      {name}
    </code>
  ));
}

/** Exactly what is kept, where, what for and how long, and what a person can do about it. */
export function PrivacyScreen() {
  const privacy = useTranslations("privacy");
  const t = useTranslations("privacyPage");
  return (
    <div className="grid gap-10">
      <header className="grid gap-3">
        <h1 className="text-3xl sm:text-4xl">{privacy("title")}</h1>
        <p className="lede">{privacy("intro")}</p>
      </header>
      <section className="grid gap-4" aria-labelledby="on-server">
        <h2 id="on-server" className="text-2xl">
          {t("serverTitle")}
        </h2>
        <p>{t("serverIntro")}</p>
        <Rows
          rows={SERVER_DATA.map(({ key }) => ({
            key,
            name: t(`server.${key}.name`),
            what: t(`server.${key}.what`),
            long: t(`server.${key}.long`),
          }))}
        />
        <p>{t("log")}</p>
      </section>
      <section className="grid gap-4" aria-labelledby="in-browser">
        <h2 id="in-browser" className="text-2xl">
          {t("browserTitle")}
        </h2>
        <p>{t("browserIntro")}</p>
        <Rows
          rows={BROWSER_DATA.map(({ key, names }) => ({
            key,
            name: <Names names={names} />,
            what: t(`browser.${key}.what`),
            long: t(`browser.${key}.long`),
          }))}
        />
      </section>
      {SECTIONS.map((key) => (
        <section key={key} className="prose">
          <h2 className="text-2xl">{privacy(`sections.${key}.heading`)}</h2>
          <p>{privacy(`sections.${key}.text`)}</p>
          {key === "rights" && (
            <p>
              <ScreenLink href="/reports" className="btn btn-secondary">
                {t("reports")}
              </ScreenLink>
            </p>
          )}
        </section>
      ))}
    </div>
  );
}
