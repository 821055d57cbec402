import { Text } from "@react-pdf/renderer";
import type { Style } from "@react-pdf/types";
import type { PdfTheme } from "./style";
import { type StructureType, tagged } from "./tag";

interface BodyTextProps {
  readonly theme: PdfTheme;
  readonly style: Style;
  readonly children: string;
  /** What the text is in the structure of the document; a paragraph if nothing else is said. */
  readonly as?: StructureType;
  /** Points that have to follow on the same page. */
  readonly minPresenceAhead?: number;
}

/** Text of the document; at least two lines of it stand together on a page. */
export function BodyText({ theme, style, children, as = "P", minPresenceAhead: keep = 0 }: BodyTextProps) {
  const language = theme.languageOf(children);
  const scope = as === "TH" ? ({ scope: "Column" } as const) : {};
  return (
    <Text
      style={theme.textStyle(style, children)}
      orphans={2}
      widows={2}
      minPresenceAhead={keep}
      {...tagged(as, { ...scope, ...(language && { language }) })}
    >
      {children}
    </Text>
  );
}
