import type { DocumentLabels, FigureBlock, ReportDocument } from "@/lib/reports/domain/document/document";
import type { Figure } from "@/lib/reports/domain/document/figure-data";
import { Bars } from "./figures/bars";
import { Board } from "./figures/board";
import { Circle } from "./figures/circle";
import { Dots } from "./figures/dots";
import { Ladder } from "./figures/ladder";
import type { FigureText } from "./figures/picture";
import { Places } from "./figures/places";
import { Tower } from "./figures/tower";
import { Towers } from "./figures/towers";
import { TableBody } from "./table";

function Drawing({ figure, words }: { figure: Figure; words: FigureText }) {
  switch (figure.kind) {
    case "bars":
      return <Bars figure={figure} words={words} />;
    case "tower":
      return <Tower figure={figure} words={words} />;
    case "dots":
      return <Dots figure={figure} words={words} />;
    case "circle":
      return <Circle figure={figure} words={words} />;
    case "ladder":
      return <Ladder figure={figure} words={words} />;
    case "board":
      return <Board figure={figure} words={words} />;
    case "towers":
      return <Towers figure={figure} words={words} />;
    case "places":
      return <Places figure={figure} words={words} />;
  }
}

interface FigureProps {
  readonly block: FigureBlock;
  readonly id: string;
  readonly dir: ReportDocument["dir"];
  readonly labels: DocumentLabels;
}

/** A drawing with its caption, and the same data as a table that opens on demand. */
export function ReportFigure({ block, id, dir, labels }: FigureProps) {
  const { title, alternative, table, figure } = block;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <Drawing figure={figure} words={{ id, title, alternative, dir }} />
      <details>
        <summary>{labels.showTable}</summary>
        <div className="table-wrap">
          <table>
            <TableBody columns={table.columns} rows={table.rows} />
          </table>
        </div>
      </details>
    </figure>
  );
}
