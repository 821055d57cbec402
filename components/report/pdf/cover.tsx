import { Circle, Page, Svg, View } from "@react-pdf/renderer";
import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { INK } from "./accents";
import { BodyText } from "./body-text";
import { PdfCallout } from "./leaves";
import type { PdfTheme } from "./style";

interface RingProps {
  /** Points across. */
  readonly size: number;
  readonly accent: string;
  /** The type that is highlighted, 1 to 9. */
  readonly marked: number;
  /** Its angle, clockwise from the right in radians; by default, nine is at the top. */
  readonly at?: number;
}

const STEP = (2 * Math.PI) / 9;
/** Larger than this the stones are open, smaller they would be specks. */
const OPEN_FROM = 100;

/** Nine stones on a ring, one of them yours. */
function BrandRing({ size, accent, marked, at = marked * STEP - Math.PI / 2 }: RingProps) {
  const open = { fill: INK.paper, stroke: accent, strokeWidth: 0.08 };
  const rest = size > OPEN_FROM ? open : { fill: accent, fillOpacity: 0.5 };
  return (
    <Svg viewBox="0 0 24 24" style={{ width: size, height: size }}>
      {Array.from({ length: 9 }, (_, step) => {
        const angle = at + step * STEP;
        const place = { cx: 12 + 8.6 * Math.cos(angle), cy: 12 + 8.6 * Math.sin(angle) };
        if (step === 0) return <Circle key={step} {...place} r={3} fill={accent} />;
        return <Circle key={step} {...place} r={1.7} {...rest} />;
      })}
    </Svg>
  );
}

/** The angle of the reader's stone; the other side of the ring is outside the page. */
const MARKED_STONE_ANGLE = 0.9;

/** The first page, in the tint of its theme, with the ring of nine and one stone on it marked. */
export function PdfCover({ document, theme }: { document: ReportDocument; theme: PdfTheme }) {
  const { cover, labels, subject } = document;
  const { styles, accent, rtl } = theme;
  return (
    <Page size="A4" style={[styles.cover, styles.whole]} bookmark={cover.title} wrap={false}>
      <View style={{ position: "absolute", top: -96, [rtl ? "left" : "right"]: -118 }}>
        <BrandRing
          size={430}
          accent={accent}
          marked={subject.type}
          at={rtl ? MARKED_STONE_ANGLE : Math.PI - MARKED_STONE_ANGLE}
        />
      </View>
      <View style={[styles.row, { alignItems: "center", gap: 8 }]}>
        <BrandRing size={20} accent={accent} marked={9} />
        <BodyText theme={theme} style={styles.brand}>
          {labels.brand}
        </BodyText>
      </View>
      <View style={{ height: 236 }} />
      <BodyText theme={theme} style={styles.kicker}>
        {cover.kicker}
      </BodyText>
      <BodyText theme={theme} style={styles.title}>
        {cover.title}
      </BodyText>
      <BodyText theme={theme} style={styles.theme}>
        {cover.theme}
      </BodyText>
      <View style={styles.row}>
        <BodyText theme={theme} style={styles.tagline}>
          {cover.tagline}
        </BodyText>
      </View>
      <View style={{ flexGrow: 1, minHeight: 24 }} />
      <BodyText theme={theme} style={styles.reader}>
        {cover.reader}
      </BodyText>
      <BodyText theme={theme} style={styles.reader}>
        {cover.date}
      </BodyText>
      {cover.notices.map((notice) => (
        <PdfCallout key={notice.title} block={notice} theme={theme} />
      ))}
    </Page>
  );
}
