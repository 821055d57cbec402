import { type ComponentProps, useId } from "react";
import { Field, type FieldTexts, fieldAria } from "./field";

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean;
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
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
