import { Defs, Ellipse, LinearGradient, Path, Stop, Svg, View } from "@react-pdf/renderer";
import { gradientStops, STATE_COLORS } from "@/components/tower/state-colors";
import { STONES, TOWER_VIEW } from "@/components/tower/stones";
import type { TowerFigure } from "@/lib/reports/domain/document/figure-data";
import { INK, printColor } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

const SCALE = 0.42;
const GRADIENT = "tower-colors";

/** Five stones in the colours of the two states, the first from the foot up, with a legend below. */
export function Tower({ figure, theme }: { figure: TowerFigure; theme: PdfTheme }) {
  const { styles } = theme;
  const { width, height, foot } = TOWER_VIEW;
  const crown = Math.min(...STONES.map(({ top }) => top));
  return (
    <View style={{ alignSelf: "center", width: 150 }}>
      <Svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: width * SCALE, height: height * SCALE, alignSelf: "center" }}
      >
        <Defs>
          <LinearGradient id={GRADIENT} gradientUnits="userSpaceOnUse" x1={0} x2={0} y1={foot} y2={crown}>
            {gradientStops(figure.shares).map(({ color, offset }) => (
              <Stop key={offset} offset={`${offset}%`} stopColor={printColor(color)} />
            ))}
          </LinearGradient>
        </Defs>
        <Ellipse cx={width / 2} cy={foot + 1} rx={104} ry={6} fill={INK.line} />
        {STONES.map(({ path }) => (
          <Path key={path} d={path} fill={`url('#${GRADIENT}')`} />
        ))}
      </Svg>
      {figure.shares.map(({ state, label, display }) => (
        <View key={state} style={[styles.row, { alignItems: "center", marginTop: 6, gap: 8 }]}>
          <View style={{ width: 10, height: 10, borderRadius: 5, backgroundColor: printColor(STATE_COLORS[state]) }} />
          <View style={{ flex: 1 }}>
            <BodyText theme={theme} style={styles.label}>
              {label}
            </BodyText>
          </View>
          <BodyText theme={theme} style={styles.endLabel}>
            {display}
          </BodyText>
        </View>
      ))}
    </View>
  );
}
