import { View } from "@react-pdf/renderer";
import type { Table, TableBlock } from "@/lib/reports/domain/document/document";
import { BodyText } from "./body-text";
import type { PdfTheme } from "./style";
import { COLUMN_WIDTH } from "./style-sheets";
import { tagged } from "./tag";

interface TableProps {
  readonly table: Table;
  readonly theme: PdfTheme;
}

/** In letters: no column gets the share of fewer or of more. */
const MIN_COLUMN_LETTERS = 8;
const MAX_COLUMN_LETTERS = 44;

/** How wide each column is, in points, by the longest of its texts. */
function widths({ columns, rows }: Table): readonly number[] {
  const letters = columns.map((column, at) => {
    const longest = Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0));
    return Math.min(MAX_COLUMN_LETTERS, Math.max(MIN_COLUMN_LETTERS, longest));
  });
  const all = letters.reduce((sum, each) => sum + each, 0);
  return letters.map((each) => (COLUMN_WIDTH * each) / all);
}

/** Points of the first row that the head takes along to the next page. */
const MIN_ROWS_AHEAD = 12;

/** Head and rows; the head stands again at the top of every further page. */
function Grid({ table, theme }: TableProps) {
  const { styles } = theme;
  const shares = widths(table);
  const cells = (texts: readonly string[], as: "TH" | "TD") =>
    texts.map((text, at) => (
      <BodyText
        key={table.columns[at]}
        theme={theme}
        style={{ ...(as === "TH" ? styles.th : styles.td), width: shares[at] ?? 0 }}
        as={as}
      >
        {text}
      </BodyText>
    ));
  return (
    <>
      <View
        style={[styles.tableHead, styles.first]}
        wrap={false}
        fixed
        minPresenceAhead={MIN_ROWS_AHEAD}
        {...tagged("TR")}
      >
        {cells(table.columns, "TH")}
      </View>
      {table.rows.map((row) => (
        <View key={row.join(" ")} style={styles.tableRow} wrap={false} {...tagged("TR")}>
          {cells(row, "TD")}
        </View>
      ))}
    </>
  );
}

interface EntryProps {
  readonly cells: readonly string[];
  readonly theme: PdfTheme;
  readonly head?: boolean;
}

/** A row of a long table as a few lines of small type: its number, then cell under cell. */
function Entry({ cells: [number = "", first = "", ...rest], theme, head = false }: EntryProps) {
  const { styles } = theme;
  const as = head ? "TH" : "TD";
  return (
    <View style={styles.smallEntry} {...tagged("TR")}>
      <BodyText theme={theme} style={styles.smallNumber} as={as}>
        {number}
      </BodyText>
      <View style={styles.half}>
        <BodyText theme={theme} style={head ? styles.smallSoft : styles.small} as={as}>
          {first}
        </BodyText>
        {rest.map((text) => (
          <BodyText key={text} theme={theme} style={styles.smallSoft} as={as}>
            {text}
          </BodyText>
        ))}
      </View>
    </View>
  );
}

/** A long table in small type, two rows beside each other. */
function SmallTable({ table, theme }: TableProps) {
  const { styles } = theme;
  const lefts = table.rows.filter((_, at) => at % 2 === 0);
  return (
    <>
      <View style={[styles.smallRow, styles.first]} wrap={false} minPresenceAhead={MIN_ROWS_AHEAD}>
        <Entry cells={table.columns} theme={theme} head />
        <View style={styles.smallEntry} />
      </View>
      {lefts.map((left, at) => {
        const right = table.rows[2 * at + 1];
        return (
          <View key={left.join(" ")} style={styles.smallRow} wrap={false}>
            <Entry cells={left} theme={theme} />
            {right ? <Entry cells={right} theme={theme} /> : <View style={styles.smallEntry} />}
          </View>
        );
      })}
    </>
  );
}

/** Tables of more rows are set in small type. */
const MAX_LARGE_ROWS = 20;
/** Points of the table that its caption takes along to the next page. */
const MIN_PRESENCE_AHEAD = 60;

export function PdfTable({ block, theme }: { block: TableBlock; theme: PdfTheme }) {
  const Body = block.rows.length > MAX_LARGE_ROWS ? SmallTable : Grid;
  return (
    <>
      <BodyText theme={theme} style={theme.styles.caption} minPresenceAhead={MIN_PRESENCE_AHEAD}>
        {block.caption}
      </BodyText>
      <View style={theme.styles.list} {...tagged("Table")}>
        <Body table={block} theme={theme} />
      </View>
    </>
  );
}
