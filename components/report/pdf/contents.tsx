import { Link, Text, View } from "@react-pdf/renderer";
import type { Section, SectionId } from "@/lib/reports/domain/document/document";
import { BodyText } from "./body-text";
import type { PdfTheme } from "./style";
import { tagged } from "./tag";

interface ContentsProps {
  readonly sections: readonly Section[];
  readonly places: ReadonlyMap<SectionId, number>;
  readonly theme: PdfTheme;
}

/** The table of contents; every entry leads to its chapter. */
export function PdfContents({ sections, places, theme }: ContentsProps) {
  const { styles, labels } = theme;
  return (
    <View {...tagged("Sect")}>
      <BodyText theme={theme} style={styles.contents} as="H2">
        {labels.contents}
      </BodyText>
      <View {...tagged("TOC")}>
        {sections.map(({ id, title }, at) => (
          <View
            key={id}
            style={{ ...styles.contentsRow, ...(at === sections.length - 1 ? styles.last : {}) }}
            {...tagged("TOCI")}
          >
            <BodyText theme={theme} style={styles.contentsNumber} as="Lbl">
              {String(at + 1)}
            </BodyText>
            <View style={{ flex: 1 }}>
              {/* A text of its own: bare words in a link lose their direction. */}
              <Link src={`#${id}`} style={styles.contentsTitle} {...tagged("Link")}>
                <Text style={theme.textStyle(styles.contentsTitle, title)}>{title}</Text>
              </Link>
            </View>
            <BodyText theme={theme} style={styles.contentsPage}>
              {String(places.get(id) ?? "")}
            </BodyText>
          </View>
        ))}
      </View>
    </View>
  );
}
