export interface PageLink {
  readonly href: string;
  readonly label: string;
}

/** The way from this page to another. */
export function Way({ link }: { link: PageLink }) {
  return (
    <a className="way" href={link.href}>
      {link.label}
    </a>
  );
}
