import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SelectField, TextField } from "@/components/ui/fields";
import { toast } from "@/components/ui/toast";
import { readTexts, useForm } from "@/components/ui/use-form";
import { createPack, packKeys } from "@/lib/content/client/packs";
import { PACK_INPUTS, type PackForm, packFormErrors } from "@/lib/content/domain/pack-form";
import { errorSentence, HttpError } from "@/lib/platform/http/fetch-json";

function fallbackKey(thrown: unknown) {
  if (thrown instanceof HttpError) return "failed";
  return thrown instanceof Error ? "failedPlain" : "failedUnknown";
}

/** Opens a pack, says how it went, and lists it. */
function useCreatePack() {
  const t = useTranslations("admin.packs");
  const client = useQueryClient();

  return useMutation({
    mutationFn: (form: PackForm) => createPack(form),
    onSuccess: ({ pack }) => {
      toast({ title: t("created"), description: t("createdText", { slug: pack.slug }) });
      void client.invalidateQueries({ queryKey: packKeys.list });
    },
    onError: (thrown) => {
      const description = errorSentence(thrown, t(fallbackKey(thrown)));
      toast({ title: t("failedTitle"), description, variant: "destructive" });
    },
  });
}

interface PackFormCardProps {
  onSubmitting(): void;
  onCreated(slug: string): void;
}

/** The form that opens a pack. What was typed stays after a failure, and is cleared after a success. */
export function PackFormCard({ onSubmitting, onCreated }: PackFormCardProps) {
  const t = useTranslations("admin.packs");
  const errors = useTranslations("errors");
  const common = useTranslations("common");
  const { mutateAsync: create } = useCreatePack();
  const form = useForm({
    read: (element) => readTexts(element, ["slug", "domain", "input"]),
    check: packFormErrors,
    send(sent) {
      onSubmitting();
      return create(sent);
    },
    onDone({ pack }) {
      form.clear();
      onCreated(pack.slug);
    },
  });
  const { pending } = form;

  function field(name: keyof PackForm) {
    const problem = form.problem(name);
    const error = problem === "refused" ? common("fieldRefused") : problem && errors(problem);
    return { name, required: true, disabled: pending, error };
  }

  return (
    <Card>
      <form {...form.props} className="grid gap-4">
        <TextField
          label={t("slug")}
          hint={t("slugHint")}
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          {...field("slug")}
        />
        <TextField label={t("domain")} hint={t("domainHint")} autoComplete="off" {...field("domain")} />
        <SelectField
          label={t("input")}
          options={[
            { value: "", label: t("inputChoose") },
            ...PACK_INPUTS.map((input) => ({ value: input, label: t(`inputs.${input}`) })),
          ]}
          {...field("input")}
        />
        <Button type="submit" size="lg" wide busy={pending}>
          {t(pending ? "pending" : "submit")}
        </Button>
      </form>
    </Card>
  );
}
