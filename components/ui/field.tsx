import type { ReactNode } from "react";

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: ReactNode;
}

/** The ids and aria attributes that tie a control to its hint and its error. */
export function fieldAria(id: string, { hint, error }: Pick<FieldTexts, "hint" | "error">) {
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return { id, "aria-describedby": described || undefined, "aria-invalid": error ? (true as const) : undefined };
}

interface FieldProps extends FieldTexts {
  id: string;
  required?: boolean;
  hideLabel?: boolean;
  className?: string;
  children: ReactNode;
}

/** Label above, control, hint and error below. */
export function Field({ id, label, hint, error, required, hideLabel, className, children }: FieldProps) {
  return (
    <div className={className ? `field ${className}` : "field"}>
      <label htmlFor={id} className={hideLabel ? "sr-only" : "field-label"}>
        {label}
        {required && <span aria-hidden="true"> *</span>}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

/** The hint and the error of a control, under the ids that `fieldAria` names. */
export function FieldNotes({ id, hint, error }: { id: string } & Pick<FieldTexts, "hint" | "error">) {
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
