import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { PersonalDocument } from "./document/document";
import type { TowerShare } from "./document/figure-data";
import type { RosetteValues } from "./rosette";
import type { ShareSettings } from "./shared-document";
import { towerOf } from "./tower-of";

/** The forms of a shared picture: for previews of a link, and to fill the screen of a phone. Pixels. */
export const PICTURE_FORMS = {
  card: { width: 1200, height: 630 },
  story: { width: 1080, height: 1920 },
} as const;
export type PictureForm = keyof typeof PICTURE_FORMS;

/** All that a picture of a result says, in the language of the report; no figure and no answer. */
export interface SharePicture {
  readonly locale: Locale;
  readonly dir: "ltr" | "rtl";
  readonly reportType: ReportType;
  readonly type: PersonalityType;
  /** Whose it is, or that it is one of nine. */
  readonly kicker: string;
  readonly name: string;
  /** The type in one line that says "you" to nobody: whoever sees it is not the person whose it is. */
  readonly line: string;
  /** The person's nine values; null draws the petal of the type alone. */
  readonly values: RosetteValues | null;
  /** The tower in the colours of the two states; null draws it in the colour of the theme. */
  readonly shares: readonly TowerShare[] | null;
  readonly question: string;
  readonly brand: string;
  /** Where one finds one's own: the host of the product. */
  readonly address: string;
}

/** The picture of a report under what its owner chose: their own signs only where they are shown, their name only in the words. */
export function sharePicture(
  document: PersonalDocument,
  { sections, showSign }: ShareSettings,
  words: Pick<SharePicture, "kicker" | "line" | "question" | "address">,
): SharePicture {
  const { locale, dir, reportType, subject, cover, labels } = document;
  return {
    locale,
    dir,
    reportType,
    type: subject.type,
    name: cover.title,
    values: showSign || sections.includes("nine") ? (cover.rosette?.values ?? null) : null,
    shares: showSign || sections.includes("states") ? towerOf(document) : null,
    brand: labels.brand,
    ...words,
  };
}
