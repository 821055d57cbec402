import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { classes } from "./classes";

interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The ids and aria attributes that tie a control to its hint and its error. */
function fieldAria(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, "aria-describedby": described || undefined, "aria-invalid": error ? (true as const) : undefined };
}

interface FieldProps extends FieldTexts {
  id: string;
  /** Stands at the end of the label's row. */
  aside?: ReactNode;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label above, control, hint and error below. */
function Field({ id, label, aside, hint, error, required, hideLabel, className, children }: FieldProps) {
  const labelled = (
    <label htmlFor={id} className={hideLabel ? "sr-only" : "field-label"}>
      {label}
      {required && <span aria-hidden="true"> *</span>}
    </label>
  );
  return (
    <div className={className ? `field ${className}` : "field"}>
      {aside ? (
        <div className="field-head">
          {labelled}
          {aside}
        </div>
      ) : (
        labelled
      )}
      {children}
      <FieldMessages id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error of a control, under the ids that `fieldAria` names. */
function FieldMessages({ id, hint, error }: { id: string } & Pick<FieldTexts, "hint" | "error">) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
    </>
  );
}

const ALWAYS_LTR = new Set(["email", "tel", "url", "password", "number"]);

export interface TextFieldProps extends Omit<ComponentProps<"input">, "children">, FieldTexts {
  /** The label is for screen readers alone. */
  hideLabel?: boolean;
  /** Stands at the end of the label's row. */
  aside?: ReactNode;
}

/**
 * A text input with label, hint and error. E-mail, phone, URL and password are written left to
 * right in every language, unless `dir` says otherwise.
 */
export function TextField({ label, aside, hint, error, hideLabel, className, id, dir, ...rest }: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field {...{ id: fieldId, label, aside, hint, error, hideLabel, className }} required={rest.required}>
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

export interface PasswordFieldProps extends Omit<TextFieldProps, "type" | "dir" | "aside"> {
  /** What the button says that shows the password, and that hides it again. */
  showLabel: string;
  concealLabel: string;
}

/** A password that can be shown on demand. */
export function PasswordField({ showLabel, concealLabel, ...rest }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={shown ? "text" : "password"}
      dir="ltr"
      {...(shown && { spellCheck: false, autoCapitalize: "off" })}
      aside={
        <button type="button" className="link field-show" onClick={() => setShown(!shown)}>
          {shown ? concealLabel : showLabel}
          <span className="sr-only"> {rest.label}</span>
        </button>
      }
    />
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

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
  /** BCP 47 tag and direction of a label in another language than the page. */
  lang?: string;
  dir?: "ltr" | "rtl";
}

export interface SelectFieldProps extends Omit<ComponentProps<"select">, "children" | "multiple">, FieldTexts {
  options: readonly SelectOption[];
  hideLabel?: boolean;
}

/** A native select with label, hint and error. */
export function SelectField({ label, hint, error, hideLabel, className, id, options, ...rest }: SelectFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field {...{ id: fieldId, label, hint, error, hideLabel, className }} required={rest.required}>
      <select {...rest} {...fieldAria(fieldId, { hint, error })} className="input select">
        {options.map(({ label: text, ...attributes }) => (
          <option key={attributes.value} {...attributes}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}

export interface CheckboxProps extends Omit<ComponentProps<"input">, "children" | "type">, FieldTexts {}

/** A native checkbox; its whole label can be clicked. */
export function Checkbox({ label, hint, error, className, id, ...rest }: CheckboxProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <div className={classes("field", className)}>
      <label className="checkbox">
        <input type="checkbox" {...rest} {...fieldAria(fieldId, { hint, error })} />
        <span>{label}</span>
      </label>
      <FieldMessages id={fieldId} hint={hint} error={error} />
    </div>
  );
}
