import type { ReactNode } from "react";
import { ScrollBox } from "./scroll-box";

interface TableProps {
  /** What the table is of: its name, and that of the area in which it scrolls. */
  readonly label: string;
  /** The heads of the columns; an empty one stands over what needs none, such as a button. */
  readonly columns: readonly string[];
  readonly className?: string;
  /** The rows. */
  readonly children: ReactNode;
}

/** A table that scrolls by itself, with a head over each column. */
export function Table({ label, columns, className, children }: TableProps) {
  return (
    <ScrollBox className={className} aria-label={label}>
      <table className="table" aria-label={label}>
        <thead>
          <tr>
            {columns.map((column) =>
              column === "" ? (
                <td key={column} />
              ) : (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </ScrollBox>
  );
}
