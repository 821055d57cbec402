import { BrandMark } from "@/components/layout/brand-mark";
import type { Cover, DocumentLabels } from "@/lib/reports/domain/document/document";
import { PageLink, type PageLinkTarget } from "./head";
import { ReportCallout } from "./leaves";

interface CoverProps {
  readonly cover: Cover;
  readonly labels: DocumentLabels;
  readonly link: PageLinkTarget | null;
}

export function ReportCover({ cover, labels, link }: CoverProps) {
  return (
    <header className="cover-band">
      <div className="cover">
        <p className="brand">
          <BrandMark />
          {labels.brand}
        </p>
        <p className="kicker">{cover.kicker}</p>
        <h1>{cover.title}</h1>
        <p className="theme">{cover.theme}</p>
        <p className="tagline">{cover.tagline}</p>
        <p className="reader">
          <bdi>{cover.reader}</bdi>
          {cover.date && <span>{cover.date}</span>}
        </p>
        {link && (
          <p className="on-screen">
            <PageLink link={link} />
          </p>
        )}
        {cover.notices.map((notice) => (
          <ReportCallout key={notice.title} block={notice} />
        ))}
      </div>
    </header>
  );
}
