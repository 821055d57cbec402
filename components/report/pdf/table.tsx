import { View } from "@react-pdf/renderer";
import type { Table, TableBlock } from "@/lib/reports/domain/document/document";
import { BodyText } from "./body-text";
import type { PdfTheme } from "./style";
import { COLUMN_WIDTH } from "./style-sheets";

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

/** Head and rows; the head stands again at the top of every further page. */
export function TableBody({ table, theme }: { table: Table; theme: PdfTheme }) {
  const { styles } = theme;
  const shares = widths(table);
  const cells = (texts: readonly string[], style: typeof styles.td) =>
    texts.map((text, at) => (
      <BodyText key={table.columns[at]} theme={theme} style={{ ...style, width: shares[at] ?? 0 }}>
        {text}
      </BodyText>
    ));
  return (
    <>
      <View style={styles.tableHead} wrap={false} fixed>
        {cells(table.columns, styles.th)}
      </View>
      {table.rows.map((row) => (
        <View key={row.join(" ")} style={styles.tableRow} wrap={false}>
          {cells(row, styles.td)}
        </View>
      ))}
    </>
  );
}

/** Points of the table that its caption takes along to the next page. */
const MIN_PRESENCE_AHEAD = 60;

export function PdfTable({ block, theme }: { block: TableBlock; theme: PdfTheme }) {
  return (
    <>
      <BodyText theme={theme} style={theme.styles.caption} minPresenceAhead={MIN_PRESENCE_AHEAD}>
        {block.caption}
      </BodyText>
      <View style={theme.styles.list}>
        <TableBody table={block} theme={theme} />
      </View>
    </>
  );
}
