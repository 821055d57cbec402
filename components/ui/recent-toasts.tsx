import "./toaster.css";
import { useEffect, useId, useRef } from "react";
import { classes } from "./classes";
import { CloseIcon } from "./icons";
import type { ToasterTexts, ToastMessage } from "./toast";

interface RecentToastsProps {
  readonly messages: readonly ToastMessage[];
  readonly texts: ToasterTexts;
  onClose(): void;
}

/** The messages that have gone from the screen, newest first; Esc closes. */
export function RecentToasts({ messages, texts, onClose }: RecentToastsProps) {
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  useEffect(() => ref.current?.focus(), []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="toast-recent"
      onKeyDown={(event) => event.key === "Escape" && onClose()}
    >
      <div className="dialog-head">
        <h2 id={titleId} className="text-xl">
          {texts.recent}
        </h2>
        <button type="button" className="icon-btn" aria-label={texts.close} onClick={onClose}>
          <CloseIcon />
        </button>
      </div>
      <ul className="toast-recent-list">
        {messages.map(({ id, title, description, variant }) => (
          <li key={id} dir="auto" className={classes("toast-past", variant === "destructive" && "tone-danger")}>
            <p className="toast-title">
              {variant === "destructive" && <span className="sr-only">{texts.error}: </span>}
              {title}
            </p>
            {description && <p>{description}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
