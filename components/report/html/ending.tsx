import { PageLink, type PageLinkTarget } from "./head";

export interface ReportEndingProps {
  readonly title: string;
  readonly text: string;
  readonly links: readonly PageLinkTarget[];
}

/** What a reader may do after the last chapter. */
export function ReportEnding({ title, text, links }: ReportEndingProps) {
  return (
    <aside className="ending on-screen" aria-labelledby="ending">
      <h2 id="ending">{title}</h2>
      <p>{text}</p>
      <p className="ways">
        {links.map((link) => (
          <PageLink key={link.href} link={link} />
        ))}
      </p>
    </aside>
  );
}
