import { createListeners } from "@/lib/platform/listeners";

export type ToastVariant = "default" | "destructive";

export interface ToastInput {
  readonly title: string;
  readonly description?: string;
  /** `destructive` is for errors; it interrupts a screen reader, the other one waits. */
  readonly variant?: ToastVariant;
  /** Milliseconds for which it stays; a person's pointer or focus on it stops the clock. */
  readonly duration?: number;
}

export interface ToastMessage extends Required<Omit<ToastInput, "description">> {
  readonly id: number;
  readonly description: string | undefined;
  readonly open: boolean;
  /** Whether somebody has looked at it again in the list of recent messages. */
  readonly reviewed: boolean;
}

export interface ToasterTexts {
  /** The name of the place where toasts appear; `{hotkey}` stands for the key that leads there. */
  readonly region: string;
  /** What a screen reader says before a toast. */
  readonly message: string;
  readonly close: string;
  /** The heading of the list of messages that have gone. */
  readonly recent: string;
  readonly error: string;
}

export const TOAST_DURATION = 5_000;
/** A dismissed toast can be read again for so long, in milliseconds. */
export const TOAST_REMOVE_DELAY = 1_000_000;
/** More than anybody reads again. */
const MAX_RECENT = 20;

const NO_MESSAGES: readonly ToastMessage[] = [];
let messages = NO_MESSAGES;
let lastId = 0;
const { subscribe, notify } = createListeners();

function setMessages(next: readonly ToastMessage[]): void {
  messages = next;
  notify();
}

const patch = (matches: (message: ToastMessage) => boolean, change: Partial<ToastMessage>) =>
  setMessages(messages.map((message) => (matches(message) ? { ...message, ...change } : message)));

/** Shows a toast in place of the one that is shown, and returns its id. Needs a `Toaster` on the page. */
export function toast({ title, description, variant = "default", duration = TOAST_DURATION }: ToastInput): number {
  lastId += 1;
  const id = lastId;
  const shown = messages.find(({ open }) => open);
  if (shown) dismissToast(shown.id);
  setMessages(
    [{ id, title, description, variant, duration, open: true, reviewed: false }, ...messages].slice(0, MAX_RECENT),
  );
  return id;
}

/** Takes a toast off the screen; it can be read again for a while. */
export function dismissToast(id: number): void {
  if (!messages.some((message) => message.id === id && message.open)) return;
  patch((message) => message.id === id, { open: false });
  setTimeout(() => setMessages(messages.filter((message) => message.id !== id)), TOAST_REMOVE_DELAY);
}

/** Notes that the recent messages were looked at. */
export function markToastsReviewed(): void {
  if (messages.some(({ reviewed }) => !reviewed)) patch(() => true, { reviewed: true });
}

/** Forgets every toast, shown or not: for a sign-out, and between tests. */
export function clearToasts(): void {
  if (messages.length > 0) setMessages(NO_MESSAGES);
}

/** The toasts, newest first, as an external store of React. */
export const toastStore = {
  subscribe,
  read: () => messages,
  readOnServer: () => NO_MESSAGES,
};
