import { Circle, Page, Svg, View } from "@react-pdf/renderer";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { type ReportDocument, typesOf } from "@/lib/reports/domain/document/document";
import type { RosetteValues } from "@/lib/reports/domain/rosette";
import { BodyText } from "./body-text";
import { PdfCallout } from "./leaves";
import { PdfEmblem, PdfRosette } from "./sign";
import type { PdfTheme } from "./style";
import { tagged } from "./tag";

const STEP = (2 * Math.PI) / 9;

/** The mark of the brand: nine stones on a ring, the one at the top larger. */
function BrandRing({ size, accent }: { size: number; accent: string }) {
  return (
    <Svg viewBox="0 0 24 24" style={{ width: size, height: size }}>
      {Array.from({ length: 9 }, (_, step) => {
        const angle = step * STEP - Math.PI / 2;
        const place = { cx: 12 + 8.6 * Math.cos(angle), cy: 12 + 8.6 * Math.sin(angle) };
        if (step === 0) return <Circle key={step} {...place} r={3} fill={accent} />;
        return <Circle key={step} {...place} r={1.7} fill={accent} fillOpacity={0.5} />;
      })}
    </Svg>
  );
}

const ROSETTE_POINTS = 300;

interface CoverProps {
  readonly document: ReportDocument;
  readonly theme: PdfTheme;
}

/** How long each petal is: the pairs that its type won. */
function petalsInWords(values: RosetteValues): string {
  const meetings = PERSONALITY_TYPES.length - 1;
  return PERSONALITY_TYPES.map((type) => `${type}: ${Math.round(values[type] * meetings)}/${meetings}`).join(", ");
}

/** The rosette at the upper corner; where it is a person's own, it is a figure and says so. */
function CoverSign({ document, theme }: CoverProps) {
  const { rosette } = document.cover;
  const tag = rosette ? tagged("Figure", { alternative: petalsInWords(rosette.values) }) : tagged("Artifact");
  return (
    <View style={theme.styles.coverSign} {...tag}>
      <PdfRosette own={typesOf(document)} values={rosette?.values ?? null} size={ROSETTE_POINTS} color={theme.accent} />
    </View>
  );
}

/** The first page, in the tint of its theme, with the sign of whom it is about. */
export function PdfCover({ document, theme }: CoverProps) {
  const { cover, labels } = document;
  const { styles, accent } = theme;
  return (
    <Page size="A4" style={[styles.cover, styles.whole]} bookmark={cover.title} wrap={false}>
      <View style={[styles.row, { alignItems: "center", gap: 8 }]}>
        <BrandRing size={20} accent={accent} />
        <BodyText theme={theme} style={styles.brand}>
          {labels.brand}
        </BodyText>
      </View>
      <CoverSign document={document} theme={theme} />
      <View style={styles.row}>
        {typesOf(document).map((type, at) => (
          <View key={at} style={styles.coverEmblem}>
            <PdfEmblem type={type} size={34} color={accent} />
          </View>
        ))}
      </View>
      <BodyText theme={theme} style={styles.kicker}>
        {cover.kicker}
      </BodyText>
      <BodyText theme={theme} style={styles.title} as="H1">
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
      {cover.rosette ? (
        <BodyText theme={theme} style={styles.coverNote}>
          {cover.rosette.alternative}
        </BodyText>
      ) : null}
      {cover.notices.map((notice) => (
        <PdfCallout key={notice.title} block={notice} theme={theme} />
      ))}
    </Page>
  );
}
