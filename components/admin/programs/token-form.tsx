import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Checkbox, SelectField, TextField } from "@/components/ui/fields";
import { readTexts, useForm } from "@/components/ui/use-form";
import { createToken, programKeys } from "@/lib/programs/client/programs";
import { SCOPES, TOKEN_DAYS, TOKEN_NAME_MAX } from "@/lib/programs/domain/tokens";
import { ToldOnce } from "./told-once";

/** What is chosen in the form. */
function readChoice(form: HTMLFormElement) {
  const { name, days } = readTexts(form, ["name", "days"]);
  const chosen = new FormData(form).getAll("scopes");
  return {
    name,
    days: TOKEN_DAYS.find((known) => String(known) === days) ?? TOKEN_DAYS[0],
    scopes: SCOPES.filter((scope) => chosen.includes(scope)),
  };
}
/** Keys of messages hold no colon. */
const scopeKey = <Scope extends (typeof SCOPES)[number]>(scope: Scope) =>
  scope.replace(":", "-") as Scope extends `${infer Thing}:${infer Deed}` ? `${Thing}-${Deed}` : never;
type Choice = ReturnType<typeof readChoice>;

const problemsOf = ({ name, scopes }: Choice): { name?: "nameWanted"; scopes?: "scopeWanted" } => ({
  ...(name === "" && { name: "nameWanted" }),
  ...(scopes.length === 0 && { scopes: "scopeWanted" }),
});

/** The form that makes a token for a program. */
export function TokenForm() {
  const t = useTranslations("admin.programs");
  const common = useTranslations("common");
  const client = useQueryClient();
  const [token, setToken] = useState<string | null>(null);
  const form = useForm({
    read: readChoice,
    check: problemsOf,
    send: createToken,
    onDone(made) {
      form.clear();
      setToken(made.token);
      void client.invalidateQueries({ queryKey: programKeys.tokens });
    },
  });
  const { pending, failure } = form;
  const errorOf = (name: string) => {
    const problem = form.problem(name);
    return problem === "refused" ? common("fieldRefused") : problem && t(problem);
  };
  const scopeError = errorOf("scopes");
  return (
    <form {...form.props} className="grid gap-4">
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <TextField
          label={t("name")}
          hint={t("nameHint")}
          name="name"
          required
          maxLength={TOKEN_NAME_MAX}
          autoComplete="off"
          disabled={pending}
          error={errorOf("name")}
        />
        <SelectField
          label={t("days")}
          name="days"
          disabled={pending}
          options={TOKEN_DAYS.map((days) => ({ value: String(days), label: t("daysCount", { days }) }))}
        />
      </div>
      <fieldset className="grid gap-2" aria-describedby={scopeError ? "scopes-problem" : undefined}>
        <legend className="mb-2 font-semibold">{t("scopes")}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              name="scopes"
              value={scope}
              disabled={pending}
              label={
                <>
                  {t(`scope.${scopeKey(scope)}`)}{" "}
                  <code dir="ltr" className="text-ink-soft text-sm">
                    {scope}
                  </code>
                </>
              }
            />
          ))}
        </div>
        {scopeError && (
          <p id="scopes-problem" role="alert" className="field-error">
            {scopeError}
          </p>
        )}
      </fieldset>
      {failure && failure.fields.length === 0 && <Alert tone="danger">{failure.sentence ?? t("notMade")}</Alert>}
      {token && <ToldOnce label={t("tokenMade")} value={token} />}
      <div>
        <Button type="submit" busy={pending}>
          {t("makeToken")}
        </Button>
      </div>
    </form>
  );
}
