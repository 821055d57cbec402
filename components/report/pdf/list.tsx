import { View } from "@react-pdf/renderer";
import type { List, ListItem } from "@/lib/reports/domain/document";
import type { Look } from "./style";
import { Words } from "./words";

interface ItemsProps {
  readonly items: readonly ListItem[];
  readonly look: Look;
}

const keyOf = ({ term, text }: ListItem) => `${term} ${text}`;

/** The first two lines of a list stand on one page, and so do the last two. */
const TOGETHER = 12;

function Facts({ items, look }: ItemsProps) {
  const { styles } = look;
  return items.map((item, at) => (
    <View key={keyOf(item)} style={[styles.row, styles.ruled, at === items.length - 1 ? styles.last : {}]} wrap={false}>
      <Words look={look} style={styles.factTerm}>
        {item.term ?? ""}
      </Words>
      <Words look={look} style={styles.factText}>
        {[item.text, item.note].filter(Boolean).join(" ")}
      </Words>
    </View>
  ));
}

function Terms({ items, look }: ItemsProps) {
  const { styles } = look;
  return items.map((item, at) => (
    <View key={keyOf(item)} style={[styles.ruled, at === items.length - 1 ? styles.last : {}]} wrap={false}>
      {item.term ? (
        <Words look={look} style={styles.term}>
          {item.term}
        </Words>
      ) : null}
      {item.text ? (
        <Words look={look} style={styles.calloutText}>
          {item.text}
        </Words>
      ) : null}
      {item.note ? (
        <Words look={look} style={{ ...styles.note, marginBottom: 0 }}>
          {item.note}
        </Words>
      ) : null}
    </View>
  ));
}

function Steps({ items, look }: ItemsProps) {
  const { styles } = look;
  return items.map((item, at) => (
    <View key={keyOf(item)} style={at === items.length - 1 ? styles.lastStep : styles.step} wrap={false}>
      <View style={styles.stepDot} />
      {item.term ? (
        <Words look={look} style={styles.stepTerm}>
          {item.term}
        </Words>
      ) : null}
      <Words look={look} style={styles.calloutText}>
        {item.text ?? ""}
      </Words>
    </View>
  ));
}

function Bullets({ items, look }: ItemsProps) {
  const { styles } = look;
  return items.map((item, at) => (
    <View
      key={keyOf(item)}
      style={styles.row}
      wrap={false}
      minPresenceAhead={at === 0 || at === items.length - 2 ? TOGETHER : 0}
    >
      <View style={styles.bullet} />
      <Words look={look} style={styles.bulletText}>
        {item.text ?? ""}
      </Words>
    </View>
  ));
}

const STYLES = { terms: Terms, facts: Facts, steps: Steps, bullets: Bullets } as const;

export function PdfList({ block, look }: { block: List; look: Look }) {
  const Style = STYLES[block.style];
  return (
    <View style={look.styles.list}>
      <Style items={block.items} look={look} />
    </View>
  );
}
