import { BrandMark } from "@/components/layout/brand-mark";
import type { LocaleInfo } from "@/lib/platform/i18n/locales";
import { PageLink, type PageLinkTarget, ReportHead } from "./head";

export interface Notice {
  readonly locale: Pick<LocaleInfo, "code" | "dir">;
  readonly brand: string;
  readonly sentence: string;
  readonly link: PageLinkTarget;
}

/** One sentence instead of a report, and a way on. */
export function NoticePage({ locale, brand, sentence, link }: Notice) {
  return (
    <html lang={locale.code} dir={locale.dir}>
      <ReportHead title={`${brand}: ${sentence}`} reportType="standard" />
      <body>
        <main className="cover-band">
          <div className="cover">
            <p className="brand">
              <BrandMark />
              {brand}
            </p>
            <h1 className="sentence">{sentence}</h1>
            <p>
              <PageLink link={link} />
            </p>
          </div>
        </main>
      </body>
    </html>
  );
}
