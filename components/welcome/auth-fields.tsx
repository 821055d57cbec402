import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PasswordField, TextField } from "@/components/ui/fields";
import { readTexts } from "@/components/ui/use-form";
import type { AuthField, AuthFormValues, AuthMode } from "@/lib/accounts/domain/auth-form";
import { PASSWORD_MIN_LENGTH } from "@/lib/accounts/domain/field-rules";
import { DialCodeField } from "./dial-code-field";

/** The names of the decoys `website`, `company` and `url` in the form: words like "company" would invite a browser's own autofill. */
const DECOYS = ["extra_w", "extra_c", "extra_u"] as const;

const NO_AUTOFILL = {
  tabIndex: -1,
  autoComplete: "off",
  "data-1p-ignore": true,
  "data-bwignore": true,
  "data-lpignore": "true",
  "data-form-type": "other",
} as const;

/** Three fields that people cannot see (honeypot): only a program fills them. */
export function DecoyFields() {
  return (
    <div className="sr-only" aria-hidden="true">
      {DECOYS.map((name) => (
        <input key={name} type="text" name={name} {...NO_AUTOFILL} />
      ))}
    </div>
  );
}

const TEXT_FIELDS = ["email", "password", "firstName", "lastName", "dialCode", "phone", ...DECOYS] as const;

/** The values of the form, trimmed; disabled fields read as empty. */
export function readAuthForm(form: HTMLFormElement): AuthFormValues {
  const { extra_w: website, extra_c: company, extra_u: url, ...texts } = readTexts(form, TEXT_FIELDS);
  return { ...texts, terms: new FormData(form).has("terms"), website, company, url };
}

/** Fields that only registration needs: hidden while logging in, without losing what was typed. */
export function RegisterOnlyFields({ hidden, children }: { hidden: boolean; children: ReactNode }) {
  return (
    <fieldset hidden={hidden} disabled={hidden} className="grid min-w-0 items-start gap-4 sm:grid-cols-2">
      {children}
    </fieldset>
  );
}

export interface AuthFieldsProps {
  mode: AuthMode;
  ready: boolean;
  initialEmail: string;
  /** What is wrong with a field, in words. */
  errorOf(field: AuthField): string | undefined;
}

/** The typed fields. None is controlled, so what was typed before the page ran is kept. */
export function AuthFields({ mode, ready, initialEmail, errorOf }: AuthFieldsProps) {
  const t = useTranslations("auth");
  const common = useTranslations("common");
  const loggingIn = mode === "login";
  const field = (name: Exclude<AuthField, "terms">) => ({
    name,
    label: t(name),
    error: errorOf(name),
    required: true,
  });
  return (
    <>
      <RegisterOnlyFields hidden={loggingIn}>
        <TextField {...field("firstName")} autoComplete="given-name" maxLength={80} />
        <TextField {...field("lastName")} autoComplete="family-name" maxLength={80} />
      </RegisterOnlyFields>
      <TextField {...field("email")} type="email" autoComplete="email" maxLength={254} defaultValue={initialEmail} />
      <RegisterOnlyFields hidden={loggingIn}>
        <DialCodeField named={ready} />
        <TextField {...field("phone")} hint={t("phoneHint")} type="tel" autoComplete="tel-national" maxLength={30} />
      </RegisterOnlyFields>
      <PasswordField
        {...field("password")}
        showLabel={common("show")}
        concealLabel={common("hide")}
        autoComplete={loggingIn ? "current-password" : "new-password"}
        hint={loggingIn ? undefined : t("passwordHint")}
        minLength={loggingIn ? undefined : PASSWORD_MIN_LENGTH}
        maxLength={200}
      />
    </>
  );
}
