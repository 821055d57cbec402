import { pdfResponse } from "@/app/api/_file";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import type { ReportDocument } from "@/lib/reports/domain/document/document";
import { inputOf } from "./samples";

const nameOf = (pack?: { slug: string; missing: number }) => {
  const personal = buildDocument(inputOf(4, "standard", null));
  const document: ReportDocument = pack ? { ...personal, kind: "pack", pack } : personal;
  const answer = pdfResponse(document, Buffer.from(""));
  return /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
};

test("a file is named after its theme, or after its pack", () => {
  expect(nameOf()).toBe("ninefold-standard-4.pdf");
  expect(nameOf({ slug: "family", missing: 0 })).toBe("ninefold-family-4.pdf");
  expect(nameOf({ slug: "Made_Up-1", missing: 0 })).toBe("ninefold-made-up-1-4.pdf");
});
