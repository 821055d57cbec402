import type { DocumentLabels, Section } from "@/lib/reports/domain/document";

/** The table of contents; every entry leads to its chapter. */
export function ReportContents({ sections, labels }: { sections: readonly Section[]; labels: DocumentLabels }) {
  return (
    <nav className="contents" aria-labelledby="contents">
      <h2 id="contents">{labels.contents}</h2>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
