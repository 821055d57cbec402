import { Circle, Svg, View } from "@react-pdf/renderer";
import type { DotsFigure } from "@/lib/reports/domain/document/figure-data";
import { INK } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

const WIDTH = 172;
const RADIUS = 6.5;

/** A row of dots for each area: filled for a token, open for the rest of the ten. */
export function Dots({ figure, theme }: { figure: DotsFigure; theme: PdfTheme }) {
  const { styles, accent, rtl } = theme;
  const step = (WIDTH - 2 * RADIUS) / (figure.total - 1);
  return figure.rows.map(({ label, count, display }) => (
    <View key={label} style={{ marginBottom: 10, width: WIDTH, alignSelf: "center" }}>
      <View style={[styles.row, { justifyContent: "space-between", marginBottom: 4 }]}>
        <BodyText theme={theme} style={styles.strongLabel}>
          {label}
        </BodyText>
        <BodyText theme={theme} style={styles.endLabel}>
          {display}
        </BodyText>
      </View>
      <Svg viewBox={`0 0 ${WIDTH} ${2 * RADIUS}`} style={{ width: WIDTH, height: 2 * RADIUS }}>
        {Array.from({ length: figure.total }, (_, at) => {
          const x = RADIUS + at * step;
          const isOwn = at < count;
          return (
            <Circle
              key={at}
              cx={rtl ? WIDTH - x : x}
              cy={RADIUS}
              r={RADIUS - 0.5}
              fill={isOwn ? accent : INK.paper}
              stroke={isOwn ? accent : INK.mark}
              strokeWidth={1}
            />
          );
        })}
      </Svg>
    </View>
  ));
}
