import { Page, View } from "@react-pdf/renderer";
import type { ReportDocument } from "@/lib/reports/domain/document";
import { BrandRing } from "./brand-ring";
import { PdfCallout } from "./callout";
import type { Look } from "./style";
import { Words } from "./words";

/** Where the reader's stone stands on the ring, whose other side lies beyond the page. */
const INWARD = 0.9;

/** The first page, in the tint of its theme, with the ring of nine and one stone on it marked. */
export function PdfCover({ document, look }: { document: ReportDocument; look: Look }) {
  const { cover, labels, subject } = document;
  const { styles, accent, rtl } = look;
  return (
    <Page size="A4" style={[styles.cover, styles.whole]} bookmark={cover.title} wrap={false}>
      <View style={{ position: "absolute", top: -96, [rtl ? "left" : "right"]: -118 }}>
        <BrandRing size={430} accent={accent} marked={subject.type} at={rtl ? INWARD : Math.PI - INWARD} />
      </View>
      <View style={[styles.row, { alignItems: "center", gap: 8 }]}>
        <BrandRing size={20} accent={accent} marked={9} />
        <Words look={look} style={styles.brand}>
          {labels.brand}
        </Words>
      </View>
      <View style={{ height: 236 }} />
      <Words look={look} style={styles.kicker}>
        {cover.kicker}
      </Words>
      <Words look={look} style={styles.title}>
        {cover.title}
      </Words>
      <Words look={look} style={styles.theme}>
        {cover.theme}
      </Words>
      <View style={styles.row}>
        <Words look={look} style={styles.tagline}>
          {cover.tagline}
        </Words>
      </View>
      <View style={{ flexGrow: 1, minHeight: 24 }} />
      <Words look={look} style={styles.reader}>
        {cover.reader}
      </Words>
      <Words look={look} style={styles.reader}>
        {cover.date}
      </Words>
      {cover.notices.map((notice) => (
        <PdfCallout key={notice.title} block={notice} look={look} />
      ))}
    </Page>
  );
}
