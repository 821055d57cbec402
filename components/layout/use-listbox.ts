"use client";

import { type KeyboardEvent, useEffect, useRef, useState } from "react";

/**
 * Where a key takes the active option of a listbox.
 * @param key a `KeyboardEvent.key`: arrows, Home, End, or the first letter of an option
 * @param at index of the active option
 * @param names the options as they are read
 * @returns the new index (arrows stop at the ends, letters go round), or null when the key is not for the list
 */
function nextOption(key: string, at: number, names: readonly string[]): number | null {
  const last = names.length - 1;
  if (key === "ArrowDown") return Math.min(last, at + 1);
  if (key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  if (key === "End") return last;
  if ([...key].length !== 1 || key === " ") return null;
  const letter = key.toLocaleLowerCase();
  for (let step = 1; step <= names.length; step += 1) {
    const index = (at + step) % names.length;
    if (names[index]?.toLocaleLowerCase().startsWith(letter)) return index;
  }
  return null;
}

interface ListboxOptions {
  /** The options as they are read. */
  readonly names: readonly string[];
  /** Index of the option that is chosen now. */
  readonly selected: number;
  onChoose(index: number): void;
}

/**
 * A button that opens a list of options (ARIA Authoring Practices, "Collapsible Dropdown Listbox"): the list has the
 * focus while it is open, Escape and a click elsewhere close it, and the focus goes back to the button.
 */
export function useListbox({ names, selected, onChoose }: ListboxOptions) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    list.current?.focus();
    const closeOutside = (event: PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    return () => document.removeEventListener("pointerdown", closeOutside);
  }, [open]);

  function show() {
    setActive(selected);
    setOpen(true);
  }
  function close() {
    setOpen(false);
    button.current?.focus();
  }
  function choose(index: number) {
    close();
    onChoose(index);
  }
  function onListKey(event: KeyboardEvent) {
    if (event.key === "Tab") return setOpen(false);
    const next = nextOption(event.key, active, names);
    if (event.key === "Escape") close();
    else if (event.key === "Enter" || event.key === " ") choose(active);
    else if (next !== null) setActive(next);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
  function onButtonKey(event: KeyboardEvent) {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
    event.preventDefault();
    show();
  }
  const toggle = () => (open ? close() : show());
  return { open, active, setActive, choose, toggle, onListKey, onButtonKey, refs: { root, button, list } };
}
