import { Link, View } from "@react-pdf/renderer";
import type { Section, SectionId } from "@/lib/reports/domain/document";
import type { Look } from "./style";
import { Words } from "./words";

interface ContentsProps {
  readonly sections: readonly Section[];
  readonly places: ReadonlyMap<SectionId, number>;
  readonly look: Look;
}

/** The table of contents; every entry leads to its chapter. */
export function PdfContents({ sections, places, look }: ContentsProps) {
  const { styles, labels } = look;
  return (
    <View>
      <Words look={look} style={styles.contents}>
        {labels.contents}
      </Words>
      {sections.map(({ id, title }, at) => (
        <View key={id} style={{ ...styles.contentsRow, ...(at === sections.length - 1 ? styles.last : {}) }}>
          <Words look={look} style={styles.contentsNumber}>
            {String(at + 1)}
          </Words>
          <View style={{ flex: 1 }}>
            <Link src={`#${id}`} style={styles.contentsTitle}>
              {title}
            </Link>
          </View>
          <Words look={look} style={styles.contentsPage}>
            {String(places.get(id) ?? "")}
          </Words>
        </View>
      ))}
    </View>
  );
}
