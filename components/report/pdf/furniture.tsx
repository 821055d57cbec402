import { View } from "@react-pdf/renderer";
import type { Look } from "./style";
import { Words } from "./words";

interface FurnitureProps {
  /** Brand, type and theme. */
  readonly title: string;
  readonly number: number;
  readonly total: number;
  readonly look: Look;
}

/** The running head and the number of a page. */
export function Furniture({ title, number, total, look }: FurnitureProps) {
  const { styles, labels } = look;
  return (
    <>
      <View style={styles.head}>
        <Words look={look} style={styles.furniture}>
          {title}
        </Words>
      </View>
      <View style={styles.foot}>
        <Words look={look} style={styles.furnitureEnd}>
          {`${labels.page} ${number} / ${total}`}
        </Words>
      </View>
    </>
  );
}
