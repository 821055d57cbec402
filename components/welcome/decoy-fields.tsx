/** The decoys' names in the form: words like "company" would invite a browser's own autofill. */
export const DECOYS = { website: "extra_w", company: "extra_c", url: "extra_u" } as const;

const LEFT_ALONE = {
  tabIndex: -1,
  autoComplete: "off",
  "data-1p-ignore": true,
  "data-bwignore": true,
  "data-lpignore": "true",
  "data-form-type": "other",
} as const;

/** Three fields that no person meets: whoever fills one is a program. */
export function DecoyFields() {
  return (
    <div className="sr-only" aria-hidden="true">
      {Object.values(DECOYS).map((name) => (
        <input key={name} type="text" name={name} {...LEFT_ALONE} />
      ))}
    </div>
  );
}
