import { useTranslations } from "next-intl";
import { TextField } from "@/components/ui/text-field";
import type { EntryField, EntryMode } from "@/lib/accounts/domain/entry-form";
import { PASSWORD_MIN_LENGTH } from "@/lib/accounts/domain/entry-form";
import { DialCodeField } from "./dial-code-field";
import { RegisterOnly } from "./register-only";

export interface EntryFieldsProps {
  mode: EntryMode;
  ready: boolean;
  initialEmail: string;
  /** What is wrong with a field, in words. */
  errors: Partial<Record<EntryField, string>>;
}

/** The typed fields. None is controlled, so what was typed before the page ran is kept. */
export function EntryFields({ mode, ready, initialEmail, errors }: EntryFieldsProps) {
  const t = useTranslations("auth");
  const loggingIn = mode === "login";
  const field = (name: Exclude<EntryField, "terms">) => ({
    name,
    label: t(name),
    error: errors[name],
    required: true,
  });
  return (
    <>
      <RegisterOnly away={loggingIn}>
        <TextField {...field("firstName")} autoComplete="given-name" maxLength={80} />
        <TextField {...field("lastName")} autoComplete="family-name" maxLength={80} />
      </RegisterOnly>
      <TextField {...field("email")} type="email" autoComplete="email" maxLength={254} defaultValue={initialEmail} />
      <RegisterOnly away={loggingIn}>
        <DialCodeField named={ready} />
        <TextField {...field("phone")} type="tel" autoComplete="tel-national" maxLength={20} />
      </RegisterOnly>
      <TextField
        {...field("password")}
        type="password"
        autoComplete={loggingIn ? "current-password" : "new-password"}
        hint={loggingIn ? undefined : t("passwordHint")}
        minLength={loggingIn ? undefined : PASSWORD_MIN_LENGTH}
        maxLength={200}
      />
    </>
  );
}
