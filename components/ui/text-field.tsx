import { type ComponentProps, useId } from "react";
import { Field, type FieldTexts, fieldAria } from "./field";

const ALWAYS_LTR = new Set(["email", "tel", "url", "password", "number"]);

export interface TextFieldProps extends Omit<ComponentProps<"input">, "children">, FieldTexts {
  /** The label is for screen readers alone. */
  hideLabel?: boolean;
}

/**
 * A text input with label, hint and error. E-mail, phone, URL and password are written left to
 * right in every language, unless `dir` says otherwise.
 */
export function TextField({ label, hint, error, hideLabel, className, id, dir, ...rest }: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field {...{ id: fieldId, label, hint, error, hideLabel, className }} required={rest.required}>
      <input
        type="text"
        {...rest}
        {...fieldAria(fieldId, { hint, error })}
        dir={dir ?? (ALWAYS_LTR.has(rest.type ?? "") ? "ltr" : undefined)}
        className="input"
      />
    </Field>
  );
}

export interface TextAreaFieldProps extends Omit<ComponentProps<"textarea">, "children">, FieldTexts {
  hideLabel?: boolean;
}

/** A text input of several lines. */
export function TextAreaField({ label, hint, error, hideLabel, className, id, ...rest }: TextAreaFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field {...{ id: fieldId, label, hint, error, hideLabel, className }} required={rest.required}>
      <textarea rows={4} {...rest} {...fieldAria(fieldId, { hint, error })} className="input" />
    </Field>
  );
}
