"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";
import { classes } from "./classes";
import { CloseIcon } from "./icons";

export interface DialogProps {
  open: boolean;
  /** Esc, the close button or a click on the backdrop: the parent is to set `open` to false. */
  onClose(): void;
  title: ReactNode;
  /** The name of the close button. */
  closeLabel: string;
  children: ReactNode;
  /** Buttons at the foot. */
  footer?: ReactNode;
  className?: string;
}

/** A modal on the native `<dialog>`: it holds the focus while open and gives it back when closed. */
export function Dialog({ open, onClose, title, closeLabel, children, footer, className }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const shouldBeOpen = useRef(open);
  shouldBeOpen.current = open;

  useEffect(() => {
    const dialog = ref.current;
    if (!open || !dialog) return;
    const before = document.activeElement;
    if (!dialog.open) dialog.showModal();
    return () => {
      if (dialog.open) dialog.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  /** A browser closes at a second Esc in a row, whatever the page says; a parent that keeps it open gets it back. */
  function handleNativeClose() {
    if (!open) return;
    onClose();
    setTimeout(() => {
      const dialog = ref.current;
      if (dialog?.isConnected && !dialog.open && shouldBeOpen.current) dialog.showModal();
    });
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the keyboard's way to close a native dialog.
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classes("dialog", className)}
      onCancel={(event) => {
        // A file field inside has a cancel event of its own, and it bubbles.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      // To React the closing of a dialog inside bubbles as well.
      onClose={(event) => event.target === event.currentTarget && handleNativeClose()}
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      {open && (
        <div className="dialog-sheet">
          <div className="dialog-head">
            <h2 id={titleId} className="wrap-anywhere text-2xl">
              {title}
            </h2>
            <button type="button" className="icon-btn" aria-label={closeLabel} onClick={onClose}>
              <CloseIcon />
            </button>
          </div>
          {children}
          {footer && <div className="dialog-foot">{footer}</div>}
        </div>
      )}
    </dialog>
  );
}
