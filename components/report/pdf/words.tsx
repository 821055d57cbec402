import { Text } from "@react-pdf/renderer";
import type { Style } from "@react-pdf/types";
import type { Look } from "./style";

interface WordsProps {
  readonly look: Look;
  readonly style: Style;
  readonly children: string;
  /** Points that have to follow on the same page. */
  readonly keep?: number;
}

/** Text of the document; at least two lines of it stand together on a page. */
export function Words({ look, style, children, keep = 0 }: WordsProps) {
  return (
    <Text style={look.flow(style, children)} orphans={2} widows={2} minPresenceAhead={keep}>
      {children}
    </Text>
  );
}
