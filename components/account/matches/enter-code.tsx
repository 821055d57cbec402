import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useLanguage } from "@/components/layout/language-provider";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields";
import { readTexts, useForm } from "@/components/ui/use-form";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { joinMatch, matchKeys, matchReportUrl, previewMatch } from "@/lib/reports/client/matches";
import type { MatchListItem } from "@/lib/reports/schema";
import { ConfirmMatchDialog } from "./confirm-match-dialog";

/** The comparison that has just begun, with the way to its report, which takes the focus and comes into view. */
function Joined({ match: { id, firstName } }: { match: MatchListItem }) {
  const t = useTranslations("pairs");
  const { locale } = useLanguage();
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => link.current?.focus(), []);
  return (
    <Alert tone="success" className="stack">
      <p className="wrap-anywhere">{t("enter.joined", { name: firstName })}</p>
      <p>
        <ButtonLink
          ref={link}
          href={matchReportUrl(id, locale)}
          target="_blank"
          rel="noopener"
          aria-label={t("list.openNamed", { name: firstName })}
        >
          {t("list.open")}
        </ButtonLink>
      </p>
    </Alert>
  );
}

/** Entering somebody's code: first whose it is, then the consent. What was typed stays after an error. */
export function EnterCode() {
  const t = useTranslations("pairs.enter");
  const texts = useTranslations("pairs");
  const client = useQueryClient();
  const [joined, setJoined] = useState<MatchListItem | null>(null);
  const preview = useMutation({ mutationFn: previewMatch, onMutate: () => setJoined(null) });
  const form = useForm({
    read: (element) => readTexts(element, ["code"]).code,
    check: (code) => (code ? {} : { code: "required" }),
    send: preview.mutateAsync,
    blamed: "code",
  });
  const join = useMutation({
    mutationFn: joinMatch,
    onSuccess: ({ pair }) => {
      setJoined(pair);
      form.clear();
      preview.reset();
      void client.invalidateQueries({ queryKey: matchKeys.list });
    },
  });

  const problem = form.problem("code");
  const error = problem === "refused" ? (form.failure?.sentence ?? texts("error")) : problem && t("required");
  return (
    <section aria-labelledby="enter-code" className="grid gap-4">
      <h3 id="enter-code" className="text-xl">
        {t("title")}
      </h3>
      <form {...form.props} className="grid gap-4">
        <TextField
          label={t("label")}
          hint={t("hint")}
          error={error}
          name="code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
        />
        <p>
          <Button type="submit" variant="secondary" busy={form.pending}>
            {t("look")}
          </Button>
        </p>
      </form>
      {joined && !preview.data && <Joined match={joined} />}
      {preview.data && preview.variables && (
        <ConfirmMatchDialog
          name={preview.data.firstName}
          busy={join.isPending}
          error={join.error && errorSentence(join.error, texts("error"))}
          onAgree={() => join.mutate(preview.variables)}
          onCancel={() => {
            preview.reset();
            join.reset();
          }}
        />
      )}
    </section>
  );
}
