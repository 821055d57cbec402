/** jsdom has `<dialog>` without its methods: the least of what browsers do, for component tests. */
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
  const first = this.querySelector<HTMLElement>("[autofocus], button, input, select, textarea, a[href]");
  (first ?? this).focus();
};

HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  if (!this.open) return;
  this.open = false;
  this.dispatchEvent(new Event("close"));
};

/** What a browser does on Esc while a modal dialog is open. */
export function pressEscapeInDialog(dialog: HTMLDialogElement): void {
  if (dialog.dispatchEvent(new Event("cancel", { cancelable: true }))) dialog.close();
}
