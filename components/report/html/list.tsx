import type { List, ListItem } from "@/lib/reports/domain/document/document";

type ItemsProps = { readonly items: readonly ListItem[] };

function Facts({ items }: ItemsProps) {
  return <Terms items={items} className="terms facts" />;
}

function Terms({ items, className = "terms" }: ItemsProps & { className?: string }) {
  return (
    <dl className={className}>
      {items.map(({ term, text, note }) => (
        <div key={`${term} ${text}`}>
          {term ? <dt>{term}</dt> : null}
          {text ? <dd>{text}</dd> : null}
          {note ? <dd className="note">{note}</dd> : null}
        </div>
      ))}
    </dl>
  );
}

function Steps({ items }: ItemsProps) {
  return (
    <ol className="steps">
      {items.map(({ term, text }) => (
        <li key={`${term} ${text}`}>
          {term ? <strong>{term}</strong> : null}
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}

function Bullets({ items }: ItemsProps) {
  return (
    <ul className="bullets">
      {items.map(({ text }) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

const STYLES = { terms: Terms, facts: Facts, steps: Steps, bullets: Bullets } as const;

export function ReportList({ block }: { block: List }) {
  const Style = STYLES[block.style];
  return <Style items={block.items} />;
}
