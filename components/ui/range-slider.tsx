"use client";

import { type CSSProperties, type ReactNode, useId } from "react";
import { classes } from "./classes";

export interface RangeSliderProps {
  label: ReactNode;
  value: number;
  onChange(value: number): void;
  min?: number;
  max?: number;
  step?: number;
  /** Shown beside the label and read by screen readers in place of the bare number. */
  valueText?: string;
  /** Words under the two ends of the track, in reading order. */
  startLabel?: ReactNode;
  endLabel?: ReactNode;
  /**
   * For a slider between two things: their colours, in reading order. The value is the share of the first, and grows
   * towards where reading starts, so that the knob moves to what it gives more of.
   */
  between?: readonly [string, string];
  disabled?: boolean;
  name?: string;
}

/** A native range input; it follows the direction of reading, so it mirrors in right-to-left text by itself. */
export function RangeSlider(props: RangeSliderProps) {
  const {
    label,
    value,
    onChange,
    min = 0,
    max = 100,
    step = 1,
    valueText,
    startLabel,
    endLabel,
    between,
    ...rest
  } = props;
  const id = useId();
  const fill = max > min ? ((value - min) / (max - min)) * 100 : 0;
  return (
    <div className="range-field">
      <div className="progress-head">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        {valueText && (
          <output htmlFor={id} aria-hidden="true">
            {valueText}
          </output>
        )}
      </div>
      <input
        {...rest}
        {...{ id, min, max, step, value }}
        type="range"
        className={classes("range", between && "range-between")}
        aria-valuetext={valueText}
        style={{ "--fill": `${fill}%`, "--first": between?.[0], "--second": between?.[1] } as CSSProperties}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      {(startLabel || endLabel) && (
        <div className="range-ends" aria-hidden="true">
          <span>{startLabel}</span>
          <span>{endLabel}</span>
        </div>
      )}
    </div>
  );
}
