import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type {
  ContentBlock,
  DocumentLabels,
  ReportDocument,
  Section,
  SectionId,
} from "@/lib/reports/domain/document/document";
import { ReportFigure } from "./figure";
import { ReportCallout, ReportHeading, ReportParagraph, ReportQuote } from "./leaves";
import { ReportList } from "./list";
import { Emblem } from "./sign";
import { ReportTable } from "./table";

interface BlockProps {
  readonly block: ContentBlock;
  readonly id: string;
  readonly dir: ReportDocument["dir"];
  readonly labels: DocumentLabels;
}

/** Any block, by its kind. `id` is unique in the page. */
function ReportBlock({ block, id, dir, labels }: BlockProps) {
  switch (block.kind) {
    case "heading":
      return <ReportHeading block={block} />;
    case "paragraph":
      return <ReportParagraph block={block} />;
    case "list":
      return <ReportList block={block} />;
    case "quote":
      return <ReportQuote block={block} />;
    case "callout":
      return <ReportCallout block={block} />;
    case "figure":
      return <ReportFigure block={block} id={id} dir={dir} labels={labels} />;
    case "table":
      return <ReportTable block={block} />;
  }
}

interface SectionProps {
  readonly section: Section;
  readonly type: PersonalityType;
  readonly dir: ReportDocument["dir"];
  readonly labels: DocumentLabels;
  /** The name under which a style follows it through the window. */
  readonly timeline?: string | undefined;
}

/** The chapter that opens with the emblem of its type. */
const SECTION_WITH_EMBLEM: SectionId = "depth";
/** The chapter that is looked up rather than read: it opens on demand. */
const FOLDED_SECTION: SectionId = "given";

export function ReportSection({ section, type, dir, labels, timeline }: SectionProps) {
  const { id, title, blocks } = section;
  const isFolded = id === FOLDED_SECTION;
  const content = blocks.map((block, at) => (
    <ReportBlock key={at} block={block} id={`${id}-${at}`} dir={dir} labels={labels} />
  ));
  return (
    <section
      className="chapter"
      id={isFolded ? undefined : id}
      aria-labelledby={`${id}-title`}
      style={timeline ? { viewTimelineName: timeline } : undefined}
    >
      {id === SECTION_WITH_EMBLEM && (
        <p className="plate">
          <Emblem type={type} />
        </p>
      )}
      <h2 id={`${id}-title`}>{title}</h2>
      {isFolded ? (
        <details className="fold">
          <summary>{labels.showAnswers ?? title}</summary>
          {/* A link to what stands inside opens it, without a script. */}
          <div id={id}>{content}</div>
        </details>
      ) : (
        content
      )}
    </section>
  );
}
