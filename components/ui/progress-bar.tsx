import { type CSSProperties, useId } from "react";

export interface ProgressBarProps {
  label: string;
  /** 0 to `max`; clamped. */
  value: number;
  max?: number;
  /** What stands beside the label and is read in place of the percentage, as in "12 of 36". */
  valueText?: string;
  hideLabel?: boolean;
}

/** A determinate progress bar. */
export function ProgressBar({ label, value, max = 100, valueText, hideLabel }: ProgressBarProps) {
  const id = useId();
  const now = Math.min(max, Math.max(0, value));
  return (
    <div className="progress">
      <div className={hideLabel ? "sr-only" : "progress-head"}>
        <span id={id}>{label}</span>
        {valueText && <span aria-hidden="true">{valueText}</span>}
      </div>
      <div
        role="progressbar"
        aria-labelledby={id}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={now}
        aria-valuetext={valueText}
        className="progress-track"
      >
        <div className="progress-fill" style={{ "--fill": `${max > 0 ? (now / max) * 100 : 0}%` } as CSSProperties} />
      </div>
    </div>
  );
}
