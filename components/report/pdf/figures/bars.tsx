import { View } from "@react-pdf/renderer";
import type { BarsFigure } from "@/lib/reports/domain/document";
import { INK } from "../accents";
import type { Look } from "../style";
import { Words } from "../words";

const BAR = 6;

/** A labelled bar for each row; the whole width stands for certainty. */
export function Bars({ figure, look }: { figure: BarsFigure; look: Look }) {
  const { styles, accent, rtl } = look;
  const fill = { first: accent, second: INK.soft, none: INK.mark };
  return figure.rows.map(({ label, share, display, emphasis }) => {
    const style = emphasis === "none" ? styles.label : styles.strongLabel;
    return (
      <View key={label} style={{ marginBottom: 8 }}>
        <View style={[styles.row, { justifyContent: "space-between", marginBottom: 3 }]}>
          <Words look={look} style={style}>
            {label}
          </Words>
          <Words look={look} style={style}>
            {display}
          </Words>
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
