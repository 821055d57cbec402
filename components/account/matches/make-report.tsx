"use client";

import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { useMakeReport } from "@/components/assessment/results/use-make-report";
import { Button } from "@/components/ui/button";
import { RunProvider, useAssessmentRun } from "@/lib/assessment/client/run-provider";
import { buildProfile, type Profile } from "@/lib/assessment/domain/run/profile";
import { failureOf } from "@/lib/reports/client/generate-report";

function MakeReportButton({ profile }: { profile: Profile }) {
  const t = useTranslations("pairs.reportFirst");
  const results = useTranslations("results.report");
  const { make } = useMakeReport(profile);
  const client = useQueryClient();
  const making = useMutation({
    mutationFn: make,
    onSuccess: async () => {
      // The invitation first: the question for consent takes the place of this button, and nothing is refused in between.
      await client.invalidateQueries({ queryKey: ["invitation"] });
      await client.invalidateQueries();
    },
  });
  const failure = making.error && failureOf(making.error);
  return (
    <>
      <p>
        <Button busy={making.isPending} onClick={() => making.mutate()}>
          {t("make")}
        </Button>
      </p>
      {failure && (
        <p role="alert" className="field-error">
          {failure.sentence ?? results(failure.reason)}
        </p>
      )}
    </>
  );
}

/** The button for whoever's open run comes to a result; nothing where it does not. */
function MakeOfOpenRun() {
  const { run } = useAssessmentRun();
  const profile = useMemo(() => buildProfile(run), [run]);
  return profile && <MakeReportButton profile={profile} />;
}

/** That nobody is signed in is said by what stands around it. */
const doNothing = () => undefined;

/** Makes the report of the open run, of the kind that the run is for; only inside a QueryProvider. */
export function MakeReport() {
  return (
    <RunProvider loading={null} onNobody={doNothing}>
      <MakeOfOpenRun />
    </RunProvider>
  );
}
