"use client";

import "./toaster.css";
import { Toast } from "radix-ui";
import { type FocusEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";
import { classes } from "./classes";
import { CloseIcon } from "./icons";
import { dismissToast, markToastsReviewed, type ToasterTexts, type ToastMessage, toastStore } from "./toast";

interface RecentToastsProps {
  readonly messages: readonly ToastMessage[];
  readonly texts: ToasterTexts;
  onClose(): void;
}

/** The messages that have gone from the screen, newest first; Esc closes. */
function RecentToasts({ messages, texts, onClose }: RecentToastsProps) {
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

const SWIPE_THRESHOLD_PIXELS = 50;

function ShownToast({ message, texts }: { message: ToastMessage; texts: ToasterTexts }) {
  return (
    <Toast.Root
      className={classes("toast-card", message.variant === "destructive" && "tone-danger")}
      duration={message.duration}
      type={message.variant === "destructive" ? "foreground" : "background"}
      onOpenChange={(open) => !open && dismissToast(message.id)}
    >
      <div className="toast-text" dir="auto">
        <Toast.Title className="toast-title">{message.title}</Toast.Title>
        {message.description && <Toast.Description>{message.description}</Toast.Description>}
      </div>
      <Toast.Close className="icon-btn" aria-label={texts.close}>
        <CloseIcon />
      </Toast.Close>
    </Toast.Root>
  );
}

/**
 * Shows one toast at a time, and what was shown before on demand: F8 leads to the toast, or, when there is none,
 * to the list of recent messages; after an error a button leads there too.
 */
export function Toaster({ texts }: { texts: ToasterTexts }) {
  const messages = useSyncExternalStore(toastStore.subscribe, toastStore.read, toastStore.readOnServer);
  const [reviewing, setReviewing] = useState(false);
  const returnFocusTo = useRef<HTMLElement | null>(null);
  const shown = messages.find(({ open }) => open);
  const dismissed = messages.filter(({ open }) => !open);
  const hasUnseenError = dismissed.some(({ variant, reviewed }) => variant === "destructive" && !reviewed);

  function openRecent(before: EventTarget | null) {
    if (dismissed.length === 0) return;
    returnFocusTo.current = before instanceof HTMLElement ? before : null;
    setReviewing(true);
    markToastsReviewed();
  }
  function closeRecent() {
    setReviewing(false);
    if (returnFocusTo.current?.isConnected) returnFocusTo.current.focus();
  }

  return (
    <Toast.Provider label={texts.message} swipeDirection="right" swipeThreshold={SWIPE_THRESHOLD_PIXELS}>
      {shown && <ShownToast key={shown.id} message={shown} texts={texts} />}
      <Toast.Viewport
        className="toast-viewport"
        hotkey={["F8"]}
        label={texts.region}
        onFocus={(event: FocusEvent) => {
          if (event.target === event.currentTarget && !shown) openRecent(event.relatedTarget);
        }}
      />
      {hasUnseenError && !shown && !reviewing && (
        <button type="button" className="toast-again" onClick={(event) => openRecent(event.currentTarget)}>
          {texts.recent} ({dismissed.length})
        </button>
      )}
      {reviewing && <RecentToasts messages={dismissed} texts={texts} onClose={closeRecent} />}
    </Toast.Provider>
  );
}
