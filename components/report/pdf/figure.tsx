import { View } from "@react-pdf/renderer";
import type { Figure, FigureBlock } from "@/lib/reports/domain/document/document";
import { BodyText } from "./body-text";
import { Bars } from "./figures/bars";
import { Board } from "./figures/board";
import { Circle } from "./figures/circle";
import { Dots } from "./figures/dots";
import { Tower } from "./figures/tower";
import type { PdfTheme } from "./style";
import { TableBody } from "./table";

function Drawing({ figure, theme }: { figure: Figure; theme: PdfTheme }) {
  switch (figure.kind) {
    case "bars":
      return <Bars figure={figure} theme={theme} />;
    case "tower":
      return <Tower figure={figure} theme={theme} />;
    case "dots":
      return <Dots figure={figure} theme={theme} />;
    case "circle":
      return <Circle figure={figure} theme={theme} />;
    case "board":
      return <Board figure={figure} theme={theme} />;
  }
}

/** Tables of no more rows stand on one page. */
const MAX_UNBROKEN_ROWS = 10;

/** A drawing with its caption and its sentence, which no page cuts, and the same data as a table. */
export function PdfFigure({ block, theme }: { block: FigureBlock; theme: PdfTheme }) {
  const { styles } = theme;
  return (
    <>
      <View style={styles.figure} wrap={false}>
        <BodyText theme={theme} style={styles.figureTitle}>
          {block.title}
        </BodyText>
        <Drawing figure={block.figure} theme={theme} />
        <BodyText theme={theme} style={styles.alternative}>
          {block.alternative}
        </BodyText>
      </View>
      <View style={styles.figureTable} wrap={block.table.rows.length > MAX_UNBROKEN_ROWS}>
        <TableBody table={block.table} theme={theme} />
      </View>
    </>
  );
}
