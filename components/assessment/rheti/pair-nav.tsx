import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { ArrowBackIcon, ArrowForwardIcon, ChevronDownIcon } from "@/components/ui/icons";

export interface PairNavProps {
  /** The place in the walk, from 1. */
  number: number;
  count: number;
  /** Absent at the ends of the walk. */
  onPrevious?: () => void;
  onNext?: () => void;
  onOverview(): void;
}

/** Back, the place, next. On a narrow screen the place opens the overview; on a wide one it stands beside. */
export function PairNav({ number, count, onPrevious, onNext, onOverview }: PairNavProps) {
  const t = useTranslations("rhetiStep");
  const common = useTranslations("common");
  const place = t("place", { place: number, count });
  return (
    <div className="flex items-center justify-between gap-1 py-3">
      <Button variant="secondary" className="px-3 @2xl:px-5" disabled={!onPrevious} onClick={onPrevious}>
        <ArrowBackIcon />
        {common("back")}
      </Button>
      <p className="hidden font-semibold tabular-nums @4xl:block">{place}</p>
      <Button
        variant="ghost"
        className="gap-1 whitespace-nowrap px-2 tabular-nums @4xl:hidden"
        aria-haspopup="dialog"
        aria-label={t("openOverview", { place })}
        onClick={onOverview}
      >
        {place}
        <ChevronDownIcon />
      </Button>
      <Button variant="secondary" className="px-3 @2xl:px-5" disabled={!onNext} onClick={onNext}>
        {common("next")}
        <ArrowForwardIcon />
      </Button>
    </div>
  );
}
