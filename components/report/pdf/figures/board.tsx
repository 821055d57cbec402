import { Circle, G, Rect, Svg, View } from "@react-pdf/renderer";
import type { BoardCell, BoardFigure } from "@/lib/reports/domain/document/figure-data";
import { INK } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

const CELL = 17;
const MARK = 12;
const NAMES = 108;

interface MarkProps {
  readonly cell: BoardCell;
  /** The middle of the cell. */
  readonly x: number;
  readonly y: number;
  readonly accent: string;
}

/** The mark of one meeting: filled for a win, open for a loss, with a dot where the choice was strong. */
function Mark({ cell, x, y, accent }: MarkProps) {
  if (cell === "none") return <Circle cx={x} cy={y} r={1.4} fill={INK.mark} />;
  const won = cell === "won" || cell === "won-strong";
  const strong = cell === "won-strong" || cell === "lost-strong";
  const side = MARK - 1;
  return (
    <G>
      <Rect
        x={x - side / 2}
        y={y - side / 2}
        width={side}
        height={side}
        rx={3}
        ry={3}
        fill={won ? accent : INK.paper}
        stroke={won ? accent : INK.mark}
        strokeWidth={1}
      />
      {strong ? <Circle cx={x} cy={y} r={2.4} fill={won ? INK.paper : INK.mark} /> : null}
    </G>
  );
}

/** All marks as one drawing: a view for each would take as long to lay out as the rest of the report. */
function Marks({ figure, theme }: { figure: BoardFigure; theme: PdfTheme }) {
  const size = CELL * figure.types.length;
  const middle = (at: number) => (at + 0.5) * CELL;
  return (
    <Svg viewBox={`0 0 ${size} ${size}`} style={{ width: size, height: size }}>
      {figure.cells.flatMap((cells, row) =>
        cells.map((cell, column) => (
          <Mark
            key={`${row} ${column}`}
            cell={cell}
            x={theme.rtl ? size - middle(column) : middle(column)}
            y={middle(row)}
            accent={theme.accent}
          />
        )),
      )}
    </Svg>
  );
}

function Legend({ figure, theme }: { figure: BoardFigure; theme: PdfTheme }) {
  const { styles, accent } = theme;
  return figure.legend.map(({ cell, label }) => (
    <View key={cell} style={[styles.row, { alignItems: "center", marginTop: 7, gap: 9 }]}>
      <Svg viewBox={`0 0 ${MARK} ${MARK}`} style={{ width: MARK, height: MARK }}>
        <Mark cell={cell} x={MARK / 2} y={MARK / 2} accent={accent} />
      </Svg>
      <View style={{ flex: 1 }}>
        <BodyText theme={theme} style={styles.label}>
          {label}
        </BodyText>
      </View>
    </View>
  ));
}

/** Nine rows and columns; a cell tells what the row's type came to against the column's. */
export function Board({ figure, theme }: { figure: BoardFigure; theme: PdfTheme }) {
  const { styles } = theme;
  const own = figure.own ?? figure.types[0]?.type;
  const number = { ...styles.label, color: INK.soft, width: CELL, textAlign: "center" as const };
  return (
    <View style={[styles.row, { gap: 14 }]}>
      <View style={{ width: NAMES, paddingTop: CELL }}>
        {figure.types.map(({ type, label }) => (
          <View key={type} style={{ height: CELL, justifyContent: "center" }}>
            <BodyText theme={theme} style={type === own ? styles.strongLabel : styles.label}>
              {`${type} ${label}`}
            </BodyText>
          </View>
        ))}
      </View>
      <View style={{ width: CELL * figure.types.length }}>
        <View style={[styles.row, { height: CELL, alignItems: "center" }]}>
          {figure.types.map(({ type }) => (
            <BodyText key={type} theme={theme} style={number}>
              {String(type)}
            </BodyText>
          ))}
        </View>
        <Marks figure={figure} theme={theme} />
      </View>
      <View style={{ flex: 1, paddingTop: CELL }}>
        <Legend figure={figure} theme={theme} />
      </View>
    </View>
  );
}
