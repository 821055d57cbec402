"use client";

import "./multi-picker.css";
import { DropdownMenu } from "radix-ui";
import { useId } from "react";
import { ChevronDownIcon, CloseIcon } from "./icons";

export interface PickerOption {
  readonly value: string;
  readonly label: string;
}

export interface MultiPickerProps {
  label: string;
  options: readonly PickerOption[];
  picked: readonly string[];
  onChange(picked: readonly string[]): void;
  /** What stands on the button while nothing is picked. */
  anyLabel: string;
  addLabel: string;
  /** What stands in the list once everything is picked. */
  allPickedLabel: string;
  removeLabel(option: PickerOption): string;
  dir: "ltr" | "rtl";
}

/** Picks several of a list. What is picked leaves the list and stands below as a badge; a click on it takes it back. */
export function MultiPicker(props: MultiPickerProps) {
  const { label, options, picked, onChange, anyLabel, addLabel, allPickedLabel, removeLabel, dir } = props;
  const id = useId();
  const chosen = picked.map((value) => options.find((option) => option.value === value) ?? { value, label: value });
  const rest = options.filter(({ value }) => !picked.includes(value));
  return (
    <fieldset className="picker">
      <legend className="field-label">{label}</legend>
      <DropdownMenu.Root modal={false} dir={dir}>
        <DropdownMenu.Trigger className="input picker-button" aria-label={addLabel} id={id}>
          <span>{picked.length === 0 ? anyLabel : picked.length}</span>
          <ChevronDownIcon />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content className="picker-list" tabIndex={0} align="start" sideOffset={4} collisionPadding={8}>
          {rest.length === 0 && <DropdownMenu.Label className="picker-none">{allPickedLabel}</DropdownMenu.Label>}
          {rest.map(({ value, label: text }) => (
            <DropdownMenu.Item
              key={value}
              className="picker-item"
              onSelect={(event) => {
                event.preventDefault();
                onChange([...picked, value]);
              }}
            >
              {text}
            </DropdownMenu.Item>
          ))}
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {chosen.length > 0 && (
        <ul className="picker-badges">
          {chosen.map((option) => (
            <li key={option.value}>
              <button
                type="button"
                className="badge tone-accent picker-badge"
                aria-label={removeLabel(option)}
                onClick={() => onChange(picked.filter((value) => value !== option.value))}
              >
                {option.label}
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
    </fieldset>
  );
}
