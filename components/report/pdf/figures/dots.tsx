import { View } from "@react-pdf/renderer";
import type { DotsFigure } from "@/lib/reports/domain/document";
import { INK } from "../accents";
import type { Look } from "../style";
import { Words } from "../words";

const DOT = 15;

/** A row of dots for each area: filled for a token, open for the rest of the ten. */
export function Dots({ figure, look }: { figure: DotsFigure; look: Look }) {
  const { styles, accent } = look;
  return figure.rows.map(({ label, count, display }) => (
    <View key={label} style={{ marginBottom: 10, width: 300, alignSelf: "center" }}>
      <View style={[styles.row, { justifyContent: "space-between", marginBottom: 4 }]}>
        <Words look={look} style={styles.strongLabel}>
          {label}
        </Words>
        <Words look={look} style={styles.endLabel}>
          {display}
        </Words>
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
