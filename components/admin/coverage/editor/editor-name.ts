import { readStored, STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";

/** The name under which this browser's editor appears in the history; empty when none was given. */
export const editorName = (): string => readStored(STORAGE_KEYS.editor) ?? "";
export const keepEditorName = (name: string): void => void writeStored(STORAGE_KEYS.editor, name);
