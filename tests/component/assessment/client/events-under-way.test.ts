import { jsonResponse } from "@/tests/support/json-response";

const put = jest.fn(async () => undefined);
jest.mock("@/lib/platform/outbox/browser", () => ({ outbox: { entries: async () => [], put } }));

const PAIRS = { step: "rheti", label: "pairs", data: { pairs: { 14: [1, 0, 900, 0] } } };
/** Long enough for what has been answered to be noted. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

/** The module as a page that opens has it. */
async function openPage(): Promise<typeof import("@/lib/assessment/client/track")> {
  jest.resetModules();
  return import("@/lib/assessment/client/track");
}
const answer = (status: number) => {
  global.fetch = jest.fn(async () => jsonResponse(status, {}));
};

beforeEach(() => {
  sessionStorage.clear();
  put.mockClear();
});

test("what is sent while a page is left, and never answered, waits in the outbox from the next page on", async () => {
  global.fetch = jest.fn(() => new Promise<Response>(() => undefined));
  (await openPage()).trackStep(PAIRS);
  expect(put).not.toHaveBeenCalled();

  answer(200);
  (await openPage()).trackStep({ step: "rheti", label: "reached" });
  await settled();
  expect(put).toHaveBeenCalledTimes(1);
  expect(put).toHaveBeenCalledWith(expect.objectContaining({ body: expect.objectContaining(PAIRS), silent: true }));

  (await openPage()).trackStep({ step: "rheti", label: "reached" });
  await settled();
  expect(put).toHaveBeenCalledTimes(1);
});

test.each([200, 400])("what the server has answered with %d is not sent again", async (status) => {
  answer(status);
  (await openPage()).trackStep(PAIRS);
  await settled();
  (await openPage()).trackStep({ step: "rheti", label: "reached" });
  await settled();
  expect(put).not.toHaveBeenCalled();
});
