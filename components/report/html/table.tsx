import type { Table, TableBlock } from "@/lib/reports/domain/document/document";

/** Head and rows; each cell carries its column's name, for narrow pages that stack the cells. */
export function TableBody({ columns, rows }: Table) {
  return (
    <>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.join(" ")}>
            {row.map((cell, at) => (
              <td key={columns[at]} data-label={columns[at]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </>
  );
}

export function ReportTable({ block }: { block: TableBlock }) {
  return (
    <table className="records">
      <caption>{block.caption}</caption>
      <TableBody columns={block.columns} rows={block.rows} />
    </table>
  );
}
