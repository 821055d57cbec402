import { View } from "@react-pdf/renderer";
import type { BoardCell, BoardFigure } from "@/lib/reports/domain/document/document";
import { INK } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

const CELL = 22;
const MARK = 15;
const NAMES = 128;

/** The mark of one meeting: filled for a win, open for a loss, with a dot where the choice was strong. */
function Mark({ cell, accent }: { cell: BoardCell; accent: string }) {
  const center = { alignItems: "center", justifyContent: "center" } as const;
  if (cell === "none")
    return (
      <View style={{ width: MARK, height: MARK, ...center }}>
        <View style={{ width: 3, height: 3, borderRadius: 1.5, backgroundColor: INK.mark }} />
      </View>
    );
  const won = cell === "won" || cell === "won-strong";
  const strong = cell === "won-strong" || cell === "lost-strong";
  return (
    <View
      style={{
        width: MARK,
        height: MARK,
        borderRadius: 3.5,
        borderWidth: 1,
        borderColor: won ? accent : INK.mark,
        backgroundColor: won ? accent : INK.paper,
        ...center,
      }}
    >
      {strong ? (
        <View style={{ width: 5.5, height: 5.5, borderRadius: 2.75, backgroundColor: won ? INK.paper : INK.mark }} />
      ) : null}
    </View>
  );
}

/** Nine rows and columns; a cell tells what the row's type came to against the column's. */
export function Board({ figure, theme }: { figure: BoardFigure; theme: PdfTheme }) {
  const { styles, accent } = theme;
  const cell = { width: CELL, height: CELL, alignItems: "center", justifyContent: "center" } as const;
  return (
    <View style={{ alignSelf: "center", width: NAMES + CELL * figure.types.length }}>
      <View style={styles.row}>
        <View style={{ width: NAMES }} />
        {figure.types.map(({ type }) => (
          <View key={type} style={cell}>
            <BodyText theme={theme} style={{ ...styles.label, color: INK.soft }}>
              {String(type)}
            </BodyText>
          </View>
        ))}
      </View>
      {figure.types.map(({ type, label }, row) => (
        <View key={type} style={[styles.row, { alignItems: "center" }]}>
          <View style={{ width: NAMES }}>
            <BodyText theme={theme} style={row === 0 ? styles.strongLabel : styles.label}>
              {`${type} ${label}`}
            </BodyText>
          </View>
          {figure.cells[row]?.map((each, column) => (
            <View key={figure.types[column]?.type} style={cell}>
              <Mark cell={each} accent={accent} />
            </View>
          ))}
        </View>
      ))}
      {figure.legend.map(({ cell: each, label }) => (
        <View key={each} style={[styles.row, { alignItems: "center", marginTop: 7, gap: 9 }]}>
          <Mark cell={each} accent={accent} />
          <View style={{ flex: 1 }}>
            <BodyText theme={theme} style={styles.label}>
              {label}
            </BodyText>
          </View>
        </View>
      ))}
    </View>
  );
}
