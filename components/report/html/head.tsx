import { REPORT_STYLE } from "@/generated/report-style";
import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { colorRule, fontRules, valueRule } from "@/lib/platform/design/css";
import { REPORT_FONTS } from "@/lib/platform/design/fonts";
import { REPORT_COLORS, SIZES } from "@/lib/platform/design/tokens";
import { accentsOf } from "./accents";

const TOKENS = [
  ":root { color-scheme: light dark; }",
  colorRule(":root", REPORT_COLORS),
  valueRule(":root", { radius: SIZES.radius, touch: SIZES.touch }),
  fontRules(REPORT_FONTS),
].join("\n");

/**
 * The whole style sheet of a report page: the design tokens, the accent of the kind of report, and the text of
 * `styles/`, our fonts at its head. Of what lies elsewhere it names those alone, from the root: a page that was saved has
 * the fonts of its reader's system.
 */
function reportStyle(reportType: ReportType): string {
  return [TOKENS, colorRule(":root", accentsOf(reportType)), REPORT_STYLE].join("\n");
}

export interface PageLinkTarget {
  readonly href: string;
  readonly label: string;
}

/** The way from this page to another. */
export function PageLink({ link }: { link: PageLinkTarget }) {
  return (
    <a className="way" href={link.href}>
      {link.label}
    </a>
  );
}

/** Nothing but our fonts may be fetched, and nothing may run, even if a text tried to. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src 'self'; base-uri 'none'; form-action 'none'";

/** How messengers and networks show a link to a page: words, and a picture by its whole address. */
export interface PagePreview {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  /** As Open Graph writes languages: hi_Latn. */
  readonly locale: string;
  readonly brand: string;
  readonly picture: {
    readonly url: string;
    readonly width: number;
    readonly height: number;
    readonly alternative: string;
  };
}

function PreviewTags({ preview: { picture, ...preview } }: { preview: PagePreview }) {
  const tags = {
    "og:type": "website",
    "og:site_name": preview.brand,
    "og:title": preview.title,
    "og:description": preview.description,
    "og:url": preview.url,
    "og:locale": preview.locale,
    "og:image": picture.url,
    "og:image:type": "image/png",
    "og:image:width": String(picture.width),
    "og:image:height": String(picture.height),
    "og:image:alt": picture.alternative,
  };
  return (
    <>
      <meta name="description" content={preview.description} />
      {Object.entries(tags).map(([property, content]) => (
        <meta key={property} property={property} content={content} />
      ))}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

interface ReportHeadProps {
  readonly title: string;
  readonly reportType: ReportType;
  readonly preview?: PagePreview | undefined;
}

/** The head of every such page: its policy, and its looks. */
export function ReportHead({ title, reportType, preview }: ReportHeadProps) {
  return (
    <head>
      <meta charSet="utf-8" />
      <meta httpEquiv="Content-Security-Policy" content={POLICY} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
      <title>{title}</title>
      {preview && <PreviewTags preview={preview} />}
      <style>{reportStyle(reportType)}</style>
    </head>
  );
}
