import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { TextField } from "@/components/ui/fields";
import { errorSentence } from "@/lib/platform/http/fetch-json";
import { joinMatch, matchKeys, previewMatch } from "@/lib/reports/client/matches";
import { ConfirmMatchDialog } from "./confirm-match-dialog";

/** Entering somebody's code: first whose it is, then the consent. What was typed stays after an error. */
export function EnterCode() {
  const t = useTranslations("pairs.enter");
  const texts = useTranslations("pairs");
  const client = useQueryClient();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const [empty, setEmpty] = useState(false);
  const [joined, setJoined] = useState<string | null>(null);
  const preview = useMutation({ mutationFn: previewMatch, onError: () => field.current?.focus() });
  const join = useMutation({
    mutationFn: joinMatch,
    onSuccess: ({ pair }) => {
      setJoined(pair.firstName);
      setCode("");
      preview.reset();
      void client.invalidateQueries({ queryKey: matchKeys.list });
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (preview.isPending) return;
    setJoined(null);
    setEmpty(code.trim() === "");
    if (code.trim() === "") field.current?.focus();
    else preview.mutate(code);
  }

  const error = empty ? t("required") : preview.error ? errorSentence(preview.error, texts("error")) : undefined;
  return (
    <section aria-labelledby="enter-code" className="grid gap-4">
      <h3 id="enter-code" className="text-xl">
        {t("title")}
      </h3>
      <form method="post" noValidate onSubmit={submit} className="grid gap-4">
        <TextField
          ref={field}
          label={t("label")}
          hint={t("hint")}
          error={error}
          name="code"
          dir="ltr"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={100}
          value={code}
          onChange={({ target }) => {
            setCode(target.value);
            setEmpty(false);
            preview.reset();
          }}
        />
        <p>
          <Button type="submit" variant="secondary" busy={preview.isPending}>
            {t("look")}
          </Button>
        </p>
      </form>
      {joined !== null && <Alert tone="success">{t("joined", { name: joined })}</Alert>}
      {preview.data && (
        <ConfirmMatchDialog
          name={preview.data.firstName}
          busy={join.isPending}
          error={join.error && errorSentence(join.error, texts("error"))}
          onAgree={() => join.mutate(code)}
          onCancel={() => {
            preview.reset();
            join.reset();
          }}
        />
      )}
    </section>
  );
}
