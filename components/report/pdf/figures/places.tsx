import { Circle, Path, Svg, View } from "@react-pdf/renderer";
import type { PlacesFigure } from "@/lib/reports/domain/document/figure-data";
import { INK } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

const ROW = 17;
const NAMES = 104;
const LINES = 112;
const INSET = 6;

const middleOf = (place: number) => (place - 0.5) * ROW;

/** Nine lines from each type's place with the first person to its place with the second; shared leaders are strong. */
export function Places({ figure, theme }: { figure: PlacesFigure; theme: PdfTheme }) {
  const { styles, accent, rtl: mirrored } = theme;
  const [start, end] = mirrored ? [LINES - INSET, INSET] : [INSET, LINES - INSET];
  const column = (at: 0 | 1) => (
    <View style={{ width: NAMES }}>
      <View style={{ height: ROW }}>
        <BodyText
          theme={theme}
          style={{ ...styles.strongLabel, textAlign: (at === 0) === mirrored ? "left" : "right" }}
        >
          {figure.names[at]}
        </BodyText>
      </View>
      {[...figure.rows]
        .sort((a, b) => a.places[at] - b.places[at])
        .map(({ label, shared }) => (
          <View key={label} style={{ height: ROW }}>
            <BodyText
              theme={theme}
              style={{
                ...(shared ? styles.strongLabel : styles.label),
                textAlign: (at === 0) === mirrored ? "left" : "right",
              }}
            >
              {label}
            </BodyText>
          </View>
        ))}
    </View>
  );
  return (
    <View style={[styles.row, { alignSelf: "center", gap: 6 }]}>
      {column(0)}
      <Svg viewBox={`0 0 ${LINES} ${9 * ROW}`} style={{ width: LINES, height: 9 * ROW, marginTop: ROW - 4 }}>
        {figure.rows.map(({ label, places: [before, after], shared }) => {
          const [y, to] = [middleOf(before), middleOf(after)];
          const color = shared ? accent : INK.mark;
          return [
            <Path
              key={label}
              d={`M${start} ${y}L${end} ${to}`}
              fill="none"
              stroke={color}
              strokeWidth={shared ? 2.25 : 0.9}
            />,
            <Circle key={`${label} first`} cx={start} cy={y} r={shared ? 3 : 2} fill={color} />,
            <Circle key={`${label} second`} cx={end} cy={to} r={shared ? 3 : 2} fill={color} />,
          ];
        })}
      </Svg>
      {column(1)}
    </View>
  );
}
