import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { describePlace } from "@/lib/content/domain/coverage";
import type { ImportReply } from "@/lib/content/schema/coverage";

/** What a file would do, line by line, before it is done. */
export function ImportPlanView({ plan }: { plan: ImportReply }) {
  const t = useTranslations("admin.coverage.exchange");
  const { added, changed, refused, unchanged } = plan;
  const counts = { added: added.length, changed: changed.length, refused: refused.length, unchanged };
  return (
    <div className="wrap-anywhere grid grid-cols-[minmax(0,1fr)] gap-3">
      <Alert tone={refused.length > 0 ? "warning" : "info"}>{t("plan", counts)}</Alert>
      {added.length + changed.length === 0 && <p>{t("nothing")}</p>}
      {added.length > 0 && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("added")}</summary>
          <ul className="list-disc ps-6">
            {added.map((place) => (
              <li key={describePlace(place)}>{describePlace(place)}</li>
            ))}
          </ul>
        </details>
      )}
      {changed.length > 0 && (
        <details open>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("changed")}</summary>
          <ul className="grid gap-3">
            {changed.map(({ before, after, ...place }) => (
              <li key={describePlace(place)} className="rounded-lg border border-line p-3">
                <p className="font-semibold">{describePlace(place)}</p>
                {before === after ? (
                  <p>{place.status}</p>
                ) : (
                  <>
                    <p dir="auto">
                      <del className="line-clamp-4 text-ink-soft">{before}</del>
                    </p>
                    <p dir="auto">
                      <ins className="line-clamp-4 no-underline">{after}</ins>
                    </p>
                  </>
                )}
              </li>
            ))}
          </ul>
        </details>
      )}
      {refused.length > 0 && (
        <details open>
          <summary className="min-h-11 cursor-pointer py-2 font-semibold">{t("refused")}</summary>
          <ul className="list-disc ps-6">
            {refused.map(({ line, reason }) => (
              <li key={line}>
                {t("line", { line })}: <bdi lang="en">{reason}</bdi>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
