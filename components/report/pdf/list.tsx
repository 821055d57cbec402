import { View } from "@react-pdf/renderer";
import type { List, ListItem } from "@/lib/reports/domain/document/document";
import { BodyText } from "./body-text";
import type { PdfTheme } from "./style";

interface ItemsProps {
  readonly items: readonly ListItem[];
  readonly theme: PdfTheme;
}

const keyOf = ({ term, text }: ListItem) => `${term} ${text}`;

/** The first two lines of a list stand on one page, and so do the last two. */
const MIN_PRESENCE_AHEAD = 12;

function Facts({ items, theme }: ItemsProps) {
  const { styles } = theme;
  return items.map((item, at) => (
    <View key={keyOf(item)} style={[styles.row, styles.ruled, at === items.length - 1 ? styles.last : {}]} wrap={false}>
      <BodyText theme={theme} style={styles.factTerm}>
        {item.term ?? ""}
      </BodyText>
      <BodyText theme={theme} style={styles.factText}>
        {[item.text, item.note].filter(Boolean).join(" ")}
      </BodyText>
    </View>
  ));
}

function Terms({ items, theme }: ItemsProps) {
  const { styles } = theme;
  return items.map((item, at) => (
    <View key={keyOf(item)} style={[styles.ruled, at === items.length - 1 ? styles.last : {}]} wrap={false}>
      {item.term ? (
        <BodyText theme={theme} style={styles.term}>
          {item.term}
        </BodyText>
      ) : null}
      {item.text ? (
        <BodyText theme={theme} style={styles.calloutText}>
          {item.text}
        </BodyText>
      ) : null}
      {item.note ? (
        <BodyText theme={theme} style={{ ...styles.note, marginBottom: 0 }}>
          {item.note}
        </BodyText>
      ) : null}
    </View>
  ));
}

function Steps({ items, theme }: ItemsProps) {
  const { styles } = theme;
  return items.map((item, at) => (
    <View key={keyOf(item)} style={at === items.length - 1 ? styles.lastStep : styles.step} wrap={false}>
      <View style={styles.stepDot} />
      {item.term ? (
        <BodyText theme={theme} style={styles.stepTerm}>
          {item.term}
        </BodyText>
      ) : null}
      <BodyText theme={theme} style={styles.calloutText}>
        {item.text ?? ""}
      </BodyText>
    </View>
  ));
}

function Bullets({ items, theme }: ItemsProps) {
  const { styles } = theme;
  return items.map((item, at) => (
    <View
      key={keyOf(item)}
      style={styles.row}
      wrap={false}
      minPresenceAhead={at === 0 || at === items.length - 2 ? MIN_PRESENCE_AHEAD : 0}
    >
      <View style={styles.bullet} />
      <BodyText theme={theme} style={styles.bulletText}>
        {item.text ?? ""}
      </BodyText>
    </View>
  ));
}

const STYLES = { terms: Terms, facts: Facts, steps: Steps, bullets: Bullets } as const;

export function PdfList({ block, theme }: { block: List; theme: PdfTheme }) {
  const Style = STYLES[block.style];
  return (
    <View style={theme.styles.list}>
      <Style items={block.items} theme={theme} />
    </View>
  );
}
