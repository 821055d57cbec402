import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { callout } from "@/lib/reports/domain/document/content-blocks";
import { SHAREABLE_SECTIONS, type ShareableSection, sharedDocument } from "@/lib/reports/domain/shared-document";
import { inputOf, LIVES, PERSON } from "./samples";
import { textsOf } from "./text-of";

const [life = null] = LIVES;
const document = buildDocument(inputOf(4, "love", life));
const words = { reader: "Shared without a name", notice: callout("note", "Shared", "Parts only.") };
const share = (sections: readonly ShareableSection[], showName = false, showSign = false) =>
  sharedDocument(document, { sections, showName, showSign }, words);

test("the type alone, when nothing is ticked", () => {
  const shared = share([]);
  expect(shared.sections).toEqual([]);
  expect(shared.cover.title).toBe(document.cover.title);
});

test("the chosen sections in the report's order, whatever the order of the choice", () => {
  expect(share(["wing", "answer"]).sections.map(({ id }) => id)).toEqual(["answer", "wing"]);
});

test("every section alone is shared as it stands in the report, and no other", () => {
  for (const section of document.sections) {
    if (section.id === "method") continue;
    expect(share([section.id as ShareableSection]).sections).toEqual([section]);
  }
});

test("no name, no day and no word to the owner, even when everything is shared", () => {
  const texts = textsOf(share(SHAREABLE_SECTIONS)).join("\n");
  for (const hidden of [PERSON.firstName, PERSON.lastName, document.cover.date, "This copy contains your name"])
    expect(texts).not.toContain(hidden);
  expect(texts).toContain("Parts only.");
});

test("the name when it is ticked", () => {
  expect(share(["wing"], true).cover.reader).toContain(`${PERSON.firstName} ${PERSON.lastName}`);
});
