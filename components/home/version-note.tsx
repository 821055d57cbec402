import { useTranslations } from "next-intl";
import { useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { newVersion } from "@/lib/assessment/domain/run/new-version";
import { useResultBeside } from "./card-facts";

/** Tells an open run from the finished result beside it, from whose answers it began. Only inside a QueryProvider. */
export function VersionNote() {
  const t = useTranslations("steps.version");
  const { run } = useAssessmentRun();
  const { data: latest } = useResultBeside();
  const version = newVersion(run);
  if (!latest || !version) return null;
  return <p className="font-semibold">{t(version)}</p>;
}
