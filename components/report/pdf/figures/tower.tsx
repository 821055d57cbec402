import { Defs, Ellipse, LinearGradient, Path, Stop, Svg, View } from "@react-pdf/renderer";
import { gradientStops } from "@/components/tower/gradient-stops";
import { STATE_COLORS } from "@/components/tower/state-colors";
import { STONES, TOWER_VIEW } from "@/components/tower/stones";
import type { TowerFigure } from "@/lib/reports/domain/document";
import { INK, printed } from "../accents";
import type { Look } from "../style";
import { Words } from "../words";

const SCALE = 0.72;
const GRADIENT = "tower-colors";

/** Five stones in the colours of the two states, the first from the foot up, with a legend below. */
export function Tower({ figure, look }: { figure: TowerFigure; look: Look }) {
  const { styles } = look;
  const { width, height, foot } = TOWER_VIEW;
  const crown = Math.min(...STONES.map(({ top }) => top));
  return (
    <View style={{ alignSelf: "center", width: 220 }}>
      <Svg
        viewBox={`0 0 ${width} ${height}`}
        style={{ width: width * SCALE, height: height * SCALE, alignSelf: "center" }}
      >
        <Defs>
          <LinearGradient id={GRADIENT} gradientUnits="userSpaceOnUse" x1={0} x2={0} y1={foot} y2={crown}>
            {gradientStops(figure.shares).map(({ color, offset }) => (
              <Stop key={offset} offset={`${offset}%`} stopColor={printed(color)} />
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
          <View style={{ width: 10, height: 10, borderRadius: 5, backgroundColor: printed(STATE_COLORS[state]) }} />
          <View style={{ flex: 1 }}>
            <Words look={look} style={styles.label}>
              {label}
            </Words>
          </View>
          <Words look={look} style={styles.endLabel}>
            {display}
          </Words>
        </View>
      ))}
    </View>
  );
}
