import { Text } from "@react-pdf/renderer";
import type { Style } from "@react-pdf/types";
import type { PdfTheme } from "./style";

interface BodyTextProps {
  readonly theme: PdfTheme;
  readonly style: Style;
  readonly children: string;
  /** Points that have to follow on the same page. */
  readonly minPresenceAhead?: number;
}

/** Text of the document; at least two lines of it stand together on a page. */
export function BodyText({ theme, style, children, minPresenceAhead: keep = 0 }: BodyTextProps) {
  return (
    <Text style={theme.textStyle(style, children)} orphans={2} widows={2} minPresenceAhead={keep}>
      {children}
    </Text>
  );
}
