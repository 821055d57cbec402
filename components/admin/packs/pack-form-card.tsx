import { useTranslations } from "next-intl";
import { type FormEvent, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { SelectField, TextField } from "@/components/ui/fields";
import {
  PACK_INPUTS,
  type PackForm,
  type PackFormErrors,
  packFormErrors,
  trimmedPackForm,
} from "@/lib/content/domain/pack-form";
import { useCreatePack } from "./use-create-pack";

const EMPTY: PackForm = { slug: "", domain: "", input: "" };

interface PackFormCardProps {
  onSubmitting(): void;
  onCreated(slug: string): void;
}

/** The form that opens a pack. What was typed stays after a failure, and is cleared after a success. */
export function PackFormCard({ onSubmitting, onCreated }: PackFormCardProps) {
  const t = useTranslations("admin.packs");
  const errors = useTranslations("errors");
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(EMPTY);
  const [fieldErrors, setFieldErrors] = useState<PackFormErrors>({});
  const { mutate, isPending } = useCreatePack((slug) => {
    setValues(EMPTY);
    onCreated(slug);
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const sent = trimmedPackForm(values);
    const found = packFormErrors(sent);
    setFieldErrors(found);
    const [first] = Object.keys(found);
    if (first) {
      form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
      return;
    }
    onSubmitting();
    mutate(sent);
  }

  const field = (name: keyof PackForm) => ({
    name,
    required: true,
    disabled: isPending,
    value: values[name],
    error: fieldErrors[name] && errors(fieldErrors[name]),
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((before) => ({ ...before, [name]: target.value }));
      setFieldErrors(({ [name]: _, ...others }) => others);
    },
  });

  return (
    <Card>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-4">
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
        <Button type="submit" size="lg" wide busy={isPending}>
          {t(isPending ? "pending" : "submit")}
        </Button>
      </form>
    </Card>
  );
}
