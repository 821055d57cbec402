import type { ReactNode } from "react";
import { ReportSection } from "@/components/report/html/block";
import { Circle } from "@/components/report/html/figures/circle";
import type { LocaleInfo } from "@/lib/platform/i18n/locales";
import type { Translator } from "@/lib/platform/i18n/translator";
import { emergencyViewUrl } from "@/lib/reports/domain/report-urls";
import type { TypesArticle, TypesLink, TypesListPage, TypesPage } from "@/lib/reports/domain/types/type-pages";
import { StartLink } from "./start-link";
import "./types.css";

interface Reader {
  readonly t: Translator;
  readonly info: LocaleInfo;
  /** An address of ours in the language of the page. */
  readonly inLanguage: (path: string) => string;
}

type FrameProps = Reader & {
  readonly page: TypesPage;
  readonly type: TypesArticle["type"];
  readonly children: ReactNode;
};

/** What every page about the types has around its own matter: where one is, the title, and the ways on. */
function Frame({ t, inLanguage, page, type, children }: FrameProps) {
  return (
    <article className="types">
      <header className="stack">
        {page.path !== "/types" && (
          <nav aria-label={t("types.go.crumbs")}>
            <a href={inLanguage("/types")} className="link inline-flex min-h-11 items-center">
              {t("types.go.all")}
            </a>
          </nav>
        )}
        <h1>{page.heading}</h1>
        <p className="lede">{page.lede}</p>
      </header>
      {children}
      <section className="card card-tinted stack">
        <h2>{t("types.go.title")}</h2>
        <p className="prose">{t("types.go.text")}</p>
        <p className="actions">
          <StartLink start={inLanguage("/")}>{t("types.go.start")}</StartLink>
          <a href={inLanguage(emergencyViewUrl(type))} className="link inline-flex min-h-11 items-center">
            {t("types.go.sample")}
          </a>
        </p>
      </section>
    </article>
  );
}

function Links({ items, inLanguage }: Pick<Reader, "inLanguage"> & { readonly items: readonly TypesLink[] }) {
  return (
    <ul className="types-links">
      {items.map(({ path, name, text }) => (
        <li key={path}>
          <a href={inLanguage(path)} className="link">
            {name}
          </a>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}

/** The type of the sample report where a page is about all nine. */
const SAMPLE_TYPE = 4;

/** The nine on their circle, each with its line, and the pairs that are taken for each other. */
export function TypesListScreen({ page, ...reader }: Reader & { readonly page: TypesListPage }) {
  const { t, info } = reader;
  const words = {
    id: "nine",
    title: t("report.nine.circle.title"),
    alternative: t("types.list.circle"),
    dir: info.dir,
  };
  return (
    <Frame {...reader} page={page} type={SAMPLE_TYPE}>
      <figure>
        <Circle figure={page.circle} words={words} />
      </figure>
      <Links {...reader} items={page.types} />
      <section className="stack">
        <h2>{t("types.list.pairs")}</h2>
        <p className="prose">{t("types.list.pairsText")}</p>
        <Links {...reader} items={page.pairs} />
      </section>
    </Frame>
  );
}

/** One type, or two side by side, in the chapters of a report. */
export function TypesArticleScreen({ page, ...reader }: Reader & { readonly page: TypesArticle }) {
  const { intro, type, labels, sections, links } = page;
  return (
    <Frame {...reader} page={page} type={type}>
      {intro && <p className="prose">{intro}</p>}
      {sections.map((section) => (
        <ReportSection key={section.id} {...{ section, type, labels }} dir={reader.info.dir} />
      ))}
      <section className="stack">
        <h2>{links.title}</h2>
        <Links {...reader} items={links.items} />
      </section>
    </Frame>
  );
}
