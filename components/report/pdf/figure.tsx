import { View } from "@react-pdf/renderer";
import type { FigureBlock } from "@/lib/reports/domain/document/document";
import type { Figure } from "@/lib/reports/domain/document/figure-data";
import { BodyText } from "./body-text";
import { Bars } from "./figures/bars";
import { Board } from "./figures/board";
import { Circle } from "./figures/circle";
import { Dots } from "./figures/dots";
import { Ladder } from "./figures/ladder";
import { Places } from "./figures/places";
import { Tower } from "./figures/tower";
import { Towers } from "./figures/towers";
import type { PdfTheme } from "./style";
import { tagged } from "./tag";

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
    case "ladder":
      return <Ladder figure={figure} theme={theme} />;
    case "board":
      return <Board figure={figure} theme={theme} />;
    case "towers":
      return <Towers figure={figure} theme={theme} />;
    case "places":
      return <Places figure={figure} theme={theme} />;
  }
}

/** What a figure says to those who do not see it: its sentence, and every value of its table. */
function alternativeOf({ alternative, table }: FigureBlock): string {
  return [alternative, ...table.rows.map(([name, ...values]) => `${name}: ${values.join(", ")}`)].join("\n");
}

/** A drawing under its title, which no page cuts. All values stand in it as text, so no table follows. */
export function PdfFigure({ block, theme }: { block: FigureBlock; theme: PdfTheme }) {
  const { styles } = theme;
  return (
    <View style={styles.figure} wrap={false}>
      <BodyText theme={theme} style={styles.figureTitle}>
        {block.title}
      </BodyText>
      <View {...tagged("Figure", { alternative: alternativeOf(block) })}>
        <Drawing figure={block.figure} theme={theme} />
      </View>
    </View>
  );
}
