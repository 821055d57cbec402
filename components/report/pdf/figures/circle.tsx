import { Circle as Disc, Path, Svg, View } from "@react-pdf/renderer";
import type { CircleFigure } from "@/lib/reports/domain/document/figure-data";
import { INK } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

const WIDTH = 244;
const HEIGHT = 174;
const CENTER = { x: WIDTH / 2, y: 87 };
const RING = 58;
const RADII = { type: 11, wing: 9.5, none: 8 } as const;
/** Nearer to the middle than this, in points, a name stands over its point; elsewhere it leans outward. */
const MIDDLE = 12;
const LABEL = { gap: 6, width: 84, height: 12 } as const;

/** Nine stands at the top, the others follow clockwise, whichever way the words run. */
function place(type: number, radius: number) {
  const angle = (type * 2 * Math.PI) / 9 - Math.PI / 2;
  return { x: CENTER.x + radius * Math.cos(angle), y: CENTER.y + radius * Math.sin(angle) };
}

/** Where the box of a name begins, and to which side its words lean. */
function nameBox(type: number, radius: number) {
  const { x, y } = place(type, radius + LABEL.gap);
  // At the foot of the circle a name would stand half beside its point: it stands below.
  const isAtFoot = y > CENTER.y && Math.abs(x - CENTER.x) < RING / 2;
  const top = y - LABEL.height / 2 + (isAtFoot ? 4 : 0);
  if (Math.abs(x - CENTER.x) < MIDDLE) return { start: x - LABEL.width / 2, top: top - 4, align: "center" as const };
  return x > CENTER.x
    ? { start: x, top, align: "left" as const }
    : { start: x - LABEL.width, top, align: "right" as const };
}

function Ring({ figure, accent }: { figure: CircleFigure; accent: string }) {
  const own = figure.points.find(({ emphasis }) => emphasis === "type");
  const lines = [...(figure.lines ?? [])].sort((a, b) => Number(a.own) - Number(b.own));
  return (
    <Svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} style={{ width: WIDTH, height: HEIGHT }}>
      <Disc cx={CENTER.x} cy={CENTER.y} r={RING} fill="none" stroke={INK.line} strokeWidth={1.25} />
      {lines.map(({ from, to, own: ofType }) => {
        const [start, end] = [place(from, RING), place(to, RING)];
        return (
          <Path
            key={`${from} ${to}`}
            d={`M${start.x} ${start.y}L${end.x} ${end.y}`}
            fill="none"
            stroke={ofType ? accent : INK.line}
            strokeWidth={ofType ? 1.5 : 1}
          />
        );
      })}
      {figure.points.map(({ type, emphasis }) => {
        if (!own || emphasis !== "wing") return null;
        const [from, to] = (type - own.type + 9) % 9 === 1 ? [own.type, type] : [type, own.type];
        const [start, end] = [place(from, RING), place(to, RING)];
        const arc = `M${start.x} ${start.y}A${RING} ${RING} 0 0 1 ${end.x} ${end.y}`;
        return <Path key={type} d={arc} fill="none" stroke={accent} strokeWidth={4} />;
      })}
      {figure.points.map(({ type, emphasis }) => {
        const { x, y } = place(type, RING);
        const marked = emphasis !== "none";
        return (
          <Disc
            key={type}
            cx={x}
            cy={y}
            r={RADII[emphasis]}
            fill={emphasis === "type" ? accent : INK.surface}
            stroke={marked ? accent : INK.mark}
            strokeWidth={marked ? 1.75 : 1}
          />
        );
      })}
    </Svg>
  );
}

/** The circle of nine with the lines across it, the type, and the wing or wings joined to it. */
export function Circle({ figure, theme }: { figure: CircleFigure; theme: PdfTheme }) {
  const { styles, accent } = theme;
  return (
    <View style={{ width: WIDTH, height: HEIGHT, alignSelf: "center" }}>
      <Ring figure={figure} accent={accent} />
      {figure.points.map(({ type, label, emphasis }) => {
        const radius = RADII[emphasis];
        const point = place(type, RING);
        const name = nameBox(type, RING + radius);
        const style = emphasis === "none" ? styles.label : styles.strongLabel;
        const ground = emphasis === "type" ? { color: INK.paper } : {};
        return [
          <View
            key={`${type} number`}
            style={{ position: "absolute", left: point.x - radius, width: 2 * radius, top: point.y - 6.2 }}
          >
            <BodyText theme={theme} style={{ ...style, ...ground, textAlign: "center" }}>
              {String(type)}
            </BodyText>
          </View>,
          <View
            key={`${type} name`}
            style={{ position: "absolute", left: name.start, top: name.top, width: LABEL.width }}
          >
            <BodyText theme={theme} style={{ ...style, textAlign: name.align }}>
              {label}
            </BodyText>
          </View>,
        ];
      })}
    </View>
  );
}
