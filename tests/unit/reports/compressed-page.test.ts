import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pageResponse } from "@/app/api/_html";
import { renderReportPage } from "@/app/api/_report-page";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { inputOf, LIVES } from "./samples";

jest.mock("@/lib/content/data/texts-version", () => ({
  textsVersion: async () => "one",
  knownTextsVersion: () => "one",
}));

const document = buildDocument(inputOf(4, "love", LIVES[0] ?? null));
const general = buildDocument(inputOf(4, "love", null));

function pageOf(accepted: string, report = document) {
  const request = new Request("http://host/api/reports/love/4", { headers: { "accept-encoding": accepted } });
  return renderReportPage(
    request,
    async () => report,
    () => "/api/reports/love/4/pdf",
  );
}

test.each([
  ["br, gzip", "br", brotliDecompressSync],
  ["gzip", "gzip", gunzipSync],
])("one's own report is sent to whoever takes %s in that form", async (accepted, encoding, open) => {
  const { html } = await pageOf("");
  const answer = pageResponse(await pageOf(accepted));
  expect(answer.headers.get("content-encoding")).toBe(encoding);
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  expect(open(Buffer.from(await answer.arrayBuffer())).toString()).toBe(html);
});

test("whoever takes no encoding gets the page itself", async () => {
  const answer = pageResponse(await pageOf("identity"));
  expect(answer.headers.get("content-encoding")).toBeNull();
  expect(await answer.text()).toContain("</html>");
});

test("one's own report is compressed once", async () => {
  const [first, second] = [await pageOf("br"), await pageOf("br")];
  expect(first.compressed?.bytes).toBe(second.compressed?.bytes);
});

test("a report that is nobody's is left to the pages that are kept for all", async () => {
  expect((await pageOf("br", general)).compressed).toBeUndefined();
});
