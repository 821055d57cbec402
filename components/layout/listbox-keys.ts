/**
 * Where a key takes the active option of a listbox.
 * @param key a `KeyboardEvent.key`: arrows, Home, End, or the first letter of an option
 * @param at index of the active option
 * @param names the options as they are read
 * @returns the new index (arrows stop at the ends, letters go round), or null when the key is not for the list
 */
export function nextOption(key: string, at: number, names: readonly string[]): number | null {
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
