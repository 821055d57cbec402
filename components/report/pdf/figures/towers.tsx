import { Defs, Ellipse, LinearGradient, Path, Stop, Svg, View } from "@react-pdf/renderer";
import { gradientStops, STATE_COLORS } from "@/components/tower/state-colors";
import { STONES, TOWER_VIEW } from "@/components/tower/stones";
import type { TowersFigure } from "@/lib/reports/domain/document/figure-data";
import { INK, printColor } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

const SCALE = 0.4;

/** The towers of two people beside each other, under their names; each colour has half, since no share is told. */
export function Towers({ figure, theme }: { figure: TowersFigure; theme: PdfTheme }) {
  const { styles } = theme;
  const { width, height, foot } = TOWER_VIEW;
  const crown = Math.min(...STONES.map(({ top }) => top));
  return (
    <View style={[styles.row, { alignSelf: "center", width: 300, justifyContent: "space-between" }]}>
      {figure.towers.map(({ name, states }, at) => (
        <View key={at} style={{ width: 130 }}>
          <BodyText theme={theme} style={styles.strongLabel}>
            {name}
          </BodyText>
          <Svg
            viewBox={`0 0 ${width} ${height}`}
            style={{ width: width * SCALE, height: height * SCALE, alignSelf: "center" }}
          >
            <Defs>
              <LinearGradient id={`tower-${at}`} gradientUnits="userSpaceOnUse" x1={0} x2={0} y1={foot} y2={crown}>
                {gradientStops(states.map(({ state }) => ({ state, percent: 100 / states.length }))).map(
                  ({ color, offset }) => (
                    <Stop key={offset} offset={`${offset}%`} stopColor={printColor(color)} />
                  ),
                )}
              </LinearGradient>
            </Defs>
            <Ellipse cx={width / 2} cy={foot + 1} rx={104} ry={6} fill={INK.line} />
            {STONES.map(({ path }) => (
              <Path key={path} d={path} fill={`url('#tower-${at}')`} />
            ))}
          </Svg>
          {[...states].reverse().map(({ state, label }) => (
            <View key={state} style={[styles.row, { alignItems: "center", marginTop: 4, gap: 8 }]}>
              <View
                style={{ width: 10, height: 10, borderRadius: 5, backgroundColor: printColor(STATE_COLORS[state]) }}
              />
              <View style={{ flex: 1 }}>
                <BodyText theme={theme} style={styles.label}>
                  {label}
                </BodyText>
              </View>
            </View>
          ))}
        </View>
      ))}
    </View>
  );
}
