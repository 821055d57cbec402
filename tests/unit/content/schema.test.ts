import { editAtomBody, revertAtomBody } from "@/lib/content/schema/coverage";

const edit = { body: "You notice what is missing.", status: "draft" };
const revert = { revisionId: "6f1c2a34-9a1f-4c59-8f2a-0d6b1f7f2b11" };

test.each(["0000-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "2026-02-30T00:00:00Z"])(
  "nobody saw a text at %s",
  (seen) => {
    expect(editAtomBody.safeParse({ ...edit, seen }).success).toBe(false);
    expect(revertAtomBody.safeParse({ ...revert, seen }).success).toBe(false);
  },
);

test("but at a time of ours", () => {
  const seen = "2026-11-21T10:00:00.123Z";
  expect(editAtomBody.parse({ ...edit, seen })).toMatchObject({ seen });
  expect(revertAtomBody.parse({ ...revert, seen })).toMatchObject({ seen });
});
