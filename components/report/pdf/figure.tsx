import { View } from "@react-pdf/renderer";
import type { Figure, FigureBlock } from "@/lib/reports/domain/document";
import { Bars } from "./figures/bars";
import { Board } from "./figures/board";
import { Circle } from "./figures/circle";
import { Dots } from "./figures/dots";
import { Tower } from "./figures/tower";
import type { Look } from "./style";
import { TableBody } from "./table";
import { Words } from "./words";

function Drawing({ figure, look }: { figure: Figure; look: Look }) {
  switch (figure.kind) {
    case "bars":
      return <Bars figure={figure} look={look} />;
    case "tower":
      return <Tower figure={figure} look={look} />;
    case "dots":
      return <Dots figure={figure} look={look} />;
    case "circle":
      return <Circle figure={figure} look={look} />;
    case "board":
      return <Board figure={figure} look={look} />;
  }
}

/** Tables of no more rows stand on one page. */
const SHORT = 10;

/** A drawing with its caption and its sentence, which no page cuts, and the same data as a table. */
export function PdfFigure({ block, look }: { block: FigureBlock; look: Look }) {
  const { styles } = look;
  return (
    <>
      <View style={styles.figure} wrap={false}>
        <Words look={look} style={styles.figureTitle}>
          {block.title}
        </Words>
        <Drawing figure={block.figure} look={look} />
        <Words look={look} style={styles.alternative}>
          {block.alternative}
        </Words>
      </View>
      <View style={styles.figureTable} wrap={block.table.rows.length > SHORT}>
        <TableBody table={block.table} look={look} />
      </View>
    </>
  );
}
