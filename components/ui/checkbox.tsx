import { type ComponentProps, useId } from "react";
import { classes } from "./classes";
import { FieldNotes, type FieldTexts, fieldAria } from "./field";

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
      <FieldNotes id={fieldId} hint={hint} error={error} />
    </div>
  );
}
