import { View } from "@react-pdf/renderer";
import type { BarsFigure } from "@/lib/reports/domain/document/figure-data";
import { INK } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

const BAR = 6;
/** The columns of names and of values, in points. */
const NAMES = 116;
const VALUES = 62;

/** A labelled bar for each row; the whole width stands for certainty. */
export function Bars({ figure, theme }: { figure: BarsFigure; theme: PdfTheme }) {
  const { styles, accent, rtl } = theme;
  const fill = { first: accent, second: INK.soft, none: INK.mark };
  return figure.rows.map(({ label, share, display, emphasis }) => {
    const style = emphasis === "none" ? styles.label : styles.strongLabel;
    return (
      <View key={label} style={[styles.row, { alignItems: "center", gap: 10, marginBottom: 2.5 }]}>
        <View style={{ width: NAMES }}>
          <BodyText theme={theme} style={style}>
            {label}
          </BodyText>
        </View>
        <View style={{ flex: 1, height: BAR, borderRadius: BAR / 2, backgroundColor: INK.line }}>
          <View
            style={{
              height: BAR,
              minWidth: BAR,
              width: `${(100 * share).toFixed(2)}%`,
              borderRadius: BAR / 2,
              backgroundColor: fill[emphasis],
              alignSelf: rtl ? "flex-end" : "flex-start",
            }}
          />
        </View>
        <View style={{ width: VALUES }}>
          <BodyText theme={theme} style={{ ...style, textAlign: rtl ? "left" : "right" }}>
            {display}
          </BodyText>
        </View>
      </View>
    );
  });
}
