import { View } from "@react-pdf/renderer";
import type { DotsFigure } from "@/lib/reports/domain/document/document";
import { INK } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

const DOT = 15;

/** A row of dots for each area: filled for a token, open for the rest of the ten. */
export function Dots({ figure, theme }: { figure: DotsFigure; theme: PdfTheme }) {
  const { styles, accent } = theme;
  return figure.rows.map(({ label, count, display }) => (
    <View key={label} style={{ marginBottom: 10, width: 300, alignSelf: "center" }}>
      <View style={[styles.row, { justifyContent: "space-between", marginBottom: 4 }]}>
        <BodyText theme={theme} style={styles.strongLabel}>
          {label}
        </BodyText>
        <BodyText theme={theme} style={styles.endLabel}>
          {display}
        </BodyText>
      </View>
      <View style={[styles.row, { justifyContent: "space-between" }]}>
        {Array.from({ length: figure.total }, (_, at) => (
          <View
            key={at}
            style={{
              width: DOT,
              height: DOT,
              borderRadius: DOT / 2,
              borderWidth: 1,
              borderColor: at < count ? accent : INK.mark,
              backgroundColor: at < count ? accent : INK.paper,
            }}
          />
        ))}
      </View>
    </View>
  ));
}
