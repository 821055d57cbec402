import { BrandMark } from "@/components/layout/brand-mark";
import { TOWER_VIEW } from "@/components/tower/stones";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";
import type { Cover, DocumentLabels } from "@/lib/reports/domain/document/document";
import { TowerStones } from "./figures/tower";
import { PageLink, type PageLinkTarget } from "./head";
import { ReportCallout } from "./leaves";
import { Emblem, Rosette } from "./sign";

interface CoverProps {
  readonly cover: Cover;
  /** The type or the two types that it is about. */
  readonly types: readonly PersonalityType[];
  readonly labels: DocumentLabels;
  readonly links: readonly PageLinkTarget[];
  readonly reading?: string | undefined;
}

export function ReportCover({ cover, types, labels, links, reading }: CoverProps) {
  return (
    <header className="cover-band">
      <div className="cover">
        <p className="brand">
          <BrandMark />
          {labels.brand}
        </p>
        <div className="cover-sign">
          <Rosette own={types} values={cover.rosette?.values ?? null} />
        </div>
        <p className="cover-emblem">
          {types.map((type, at) => (
            <Emblem key={at} type={type} />
          ))}
        </p>
        <p className="kicker">{cover.kicker}</p>
        <h1>{cover.title}</h1>
        <p className="theme">{cover.theme}</p>
        <p className="tagline">{cover.tagline}</p>
        <p className="reader">
          <bdi>{cover.reader}</bdi>
          {cover.date && <span>{cover.date}</span>}
          {reading && <span className="on-screen reading">{reading}</span>}
        </p>
        {cover.rosette && <p className="sign-note">{cover.rosette.alternative}</p>}
        {cover.tower && (
          <p className="sign-note cover-tower">
            <svg viewBox={`0 0 ${TOWER_VIEW.width} ${TOWER_VIEW.height}`} data-sign="tower" aria-hidden>
              <TowerStones id="cover-tower" shares={cover.tower.shares} />
            </svg>
            {cover.tower.alternative}
          </p>
        )}
        {links.length > 0 && (
          <p className="ways on-screen">
            {links.map((link) => (
              <PageLink key={link.href} link={link} />
            ))}
          </p>
        )}
        {cover.notices.map((notice) => (
          <ReportCallout key={notice.title} block={notice} />
        ))}
      </div>
    </header>
  );
}
