import { View } from "@react-pdf/renderer";
import type { Table, TableBlock } from "@/lib/reports/domain/document";
import { COLUMN, type Look } from "./style";
import { Words } from "./words";

/** In letters: no column gets the share of fewer or of more. */
const NARROWEST = 8;
const WIDEST = 44;

/** How wide each column is, in points, by the longest of its texts. */
function widths({ columns, rows }: Table): readonly number[] {
  const letters = columns.map((column, at) => {
    const longest = Math.max(column.length, ...rows.map((row) => row[at]?.length ?? 0));
    return Math.min(WIDEST, Math.max(NARROWEST, longest));
  });
  const all = letters.reduce((sum, each) => sum + each, 0);
  return letters.map((each) => (COLUMN * each) / all);
}

/** Head and rows; the head stands again at the top of every further page. */
export function TableBody({ table, look }: { table: Table; look: Look }) {
  const { styles } = look;
  const shares = widths(table);
  const cells = (texts: readonly string[], style: typeof styles.td) =>
    texts.map((text, at) => (
      <Words key={table.columns[at]} look={look} style={{ ...style, width: shares[at] ?? 0 }}>
        {text}
      </Words>
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
const KEEP = 60;

export function PdfTable({ block, look }: { block: TableBlock; look: Look }) {
  return (
    <>
      <Words look={look} style={look.styles.caption} keep={KEEP}>
        {block.caption}
      </Words>
      <View style={look.styles.list}>
        <TableBody table={block} look={look} />
      </View>
    </>
  );
}
