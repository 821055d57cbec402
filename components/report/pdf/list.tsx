import { View } from "@react-pdf/renderer";
import type { ReactNode } from "react";
import type { List, ListItem } from "@/lib/reports/domain/document/document";
import { BodyText } from "./body-text";
import type { PdfTheme } from "./style";
import { tagged } from "./tag";

interface ItemsProps {
  readonly items: readonly ListItem[];
  readonly theme: PdfTheme;
}

/** What the first and the last of a list have, beside what all have. */
const endsOf = ({ styles }: PdfTheme, at: number, count: number) => [
  at === 0 ? styles.first : {},
  at === count - 1 ? styles.last : {},
];

const keyOf = ({ term, text }: ListItem) => `${term} ${text}`;

/** The first two lines of a list stand on one page, and so do the last two. */
const MIN_PRESENCE_AHEAD = 12;

function Facts({ items, theme }: ItemsProps) {
  const { styles } = theme;
  return items.map((item, at) => (
    <View
      key={keyOf(item)}
      style={[styles.row, styles.ruled, ...endsOf(theme, at, items.length)]}
      wrap={false}
      {...tagged("LI")}
    >
      <BodyText theme={theme} style={styles.factTerm} as="Lbl">
        {item.term ?? ""}
      </BodyText>
      <BodyText theme={theme} style={styles.factText} as="LBody">
        {[item.text, item.note].filter(Boolean).join(" ")}
      </BodyText>
    </View>
  ));
}

/** An item whose text and note stand under its term. */
function Term({ item, theme }: { item: ListItem; theme: PdfTheme }) {
  const { styles } = theme;
  return (
    <>
      {item.term ? (
        <BodyText theme={theme} style={styles.term} as="Lbl">
          {item.term}
        </BodyText>
      ) : null}
      <View {...tagged("LBody")}>
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
    </>
  );
}

function Terms({ items, theme }: ItemsProps) {
  const { styles } = theme;
  return items.map((item, at) => (
    <View key={keyOf(item)} style={[styles.ruled, ...endsOf(theme, at, items.length)]} wrap={false} {...tagged("LI")}>
      <Term item={item} theme={theme} />
    </View>
  ));
}

/** Short items two beside each other, read line by line. */
function ShortTerms({ items, theme }: ItemsProps) {
  const { styles } = theme;
  const firsts = items.filter((_, at) => at % 2 === 0);
  return firsts.map((first, row) => {
    const second = items[2 * row + 1];
    return (
      <View key={keyOf(first)} style={[styles.halves, styles.ruled, ...endsOf(theme, row, firsts.length)]} wrap={false}>
        <View style={styles.half} {...tagged("LI")}>
          <Term item={first} theme={theme} />
        </View>
        {second ? (
          <View style={styles.half} {...tagged("LI")}>
            <Term item={second} theme={theme} />
          </View>
        ) : (
          <View style={styles.half} />
        )}
      </View>
    );
  });
}

/** Things to do, each with a box to tick. */
function Steps({ items, theme }: ItemsProps) {
  const { styles } = theme;
  return items.map((item, at) => (
    <View key={keyOf(item)} style={[styles.step, ...endsOf(theme, at, items.length)]} wrap={false} {...tagged("LI")}>
      <View style={styles.stepBox} />
      <View style={styles.stepBody}>
        {item.term ? (
          <BodyText theme={theme} style={styles.stepTerm} as="Lbl">
            {item.term}
          </BodyText>
        ) : null}
        <BodyText theme={theme} style={styles.calloutText} as="LBody">
          {item.text ?? ""}
        </BodyText>
      </View>
    </View>
  ));
}

function Bullets({ items, theme }: ItemsProps) {
  const { styles } = theme;
  return items.map((item, at) => (
    <View
      key={keyOf(item)}
      style={[styles.row, at === 0 ? styles.first : {}]}
      wrap={false}
      minPresenceAhead={at === 0 || at === items.length - 2 ? MIN_PRESENCE_AHEAD : 0}
      {...tagged("LI")}
    >
      <View style={styles.bullet} />
      <BodyText theme={theme} style={styles.bulletText} as="LBody">
        {item.text ?? ""}
      </BodyText>
    </View>
  ));
}

const STYLES = { terms: Terms, facts: Facts, steps: Steps, bullets: Bullets } as const;

/** Items of no more letters stand two in a line. */
const SHORT_LETTERS = 250;

function isShort({ items, style }: List): boolean {
  const letters = ({ term = "", text = "", note = "" }: ListItem) => term.length + text.length + note.length;
  return style === "terms" && items.length > 1 && items.every((item) => letters(item) <= SHORT_LETTERS);
}

interface PdfListProps {
  readonly block: List;
  readonly theme: PdfTheme;
  /** The headings of the list, of which no page parts its first rows. */
  readonly above?: ReactNode;
}

export function PdfList({ block, theme, above }: PdfListProps) {
  const rows = (isShort(block) ? ShortTerms : STYLES[block.style])({ items: block.items, theme });
  const count = block.style === "bullets" ? 2 : 1;
  // One list to whoever hears it: the tag is the same.
  const list = tagged("L");
  const rest = rows.slice(count);
  const whole = (
    <View style={theme.styles.list} {...list}>
      {rows}
    </View>
  );
  if (!above) return whole;
  if (rest.length === 0) {
    return (
      <View wrap={false}>
        {above}
        {whole}
      </View>
    );
  }
  return (
    <>
      <View wrap={false}>
        {above}
        <View {...list}>{rows.slice(0, count)}</View>
      </View>
      <View style={theme.styles.list} {...list}>
        {rest}
      </View>
    </>
  );
}
