import { View } from "@react-pdf/renderer";
import { STATE_COLORS } from "@/components/tower/state-colors";
import type { LadderFigure } from "@/lib/reports/domain/document/figure-data";
import { INK, printColor } from "../accents";
import { BodyText } from "../body-text";
import type { PdfTheme } from "../style";

/** Five rungs, the lightest state on top; the two that the person is in have their colour and their share. */
export function Ladder({ figure, theme }: { figure: LadderFigure; theme: PdfTheme }) {
  const { styles } = theme;
  return (
    <View style={{ width: 320, alignSelf: "center" }}>
      {figure.steps.map(({ state, label, name, percent, display }) => (
        <View key={state} style={[styles.row, { alignItems: "center", gap: 12, paddingVertical: 3 }]}>
          <View
            style={{
              width: 40,
              height: percent === null ? 3 : 8,
              borderRadius: 4,
              backgroundColor: percent === null ? INK.line : printColor(STATE_COLORS[state]),
            }}
          />
          <View style={{ width: 84 }}>
            <BodyText theme={theme} style={percent === null ? styles.label : styles.strongLabel}>
              {label}
            </BodyText>
          </View>
          <View style={{ flex: 1 }}>
            <BodyText theme={theme} style={styles.label}>
              {name}
            </BodyText>
          </View>
          {percent === null ? null : (
            <BodyText theme={theme} style={styles.endLabel}>
              {display}
            </BodyText>
          )}
        </View>
      ))}
    </View>
  );
}
