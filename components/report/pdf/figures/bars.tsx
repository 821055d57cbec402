import { View } from "@react-pdf/renderer";
import type { BarsFigure } from "@/lib/reports/domain/document/document";
import { INK } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

const BAR = 6;

/** A labelled bar for each row; the whole width stands for certainty. */
export function Bars({ figure, theme }: { figure: BarsFigure; theme: PdfTheme }) {
  const { styles, accent, rtl } = theme;
  const fill = { first: accent, second: INK.soft, none: INK.mark };
  return figure.rows.map(({ label, share, display, emphasis }) => {
    const style = emphasis === "none" ? styles.label : styles.strongLabel;
    return (
      <View key={label} style={{ marginBottom: 8 }}>
        <View style={[styles.row, { justifyContent: "space-between", marginBottom: 3 }]}>
          <BodyText theme={theme} style={style}>
            {label}
          </BodyText>
          <BodyText theme={theme} style={style}>
            {display}
          </BodyText>
        </View>
        <View style={{ height: BAR, borderRadius: BAR / 2, backgroundColor: INK.line }}>
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
      </View>
    );
  });
}
