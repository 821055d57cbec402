import { screen, waitFor } from "@testing-library/react";
import { useTranslations } from "next-intl";
import { EditionWords } from "@/components/assessment/edition-words";
import { jsonResponse } from "@/tests/support/json-response";
import { englishMessages, renderInLanguage } from "@/tests/support/render";

const OLD = "A statement of long ago.";

function Statement() {
  const t = useTranslations("rheti");
  return <p>{t("pairs.1.left")}</p>;
}

const words = { rheti1: { ...englishMessages.rheti1, pairs: { "1": { left: OLD, right: OLD } } }, hero1: {} };
const fetched = jest.fn(async (path: string) =>
  jsonResponse(200, path.includes("rheti1") ? words.rheti1 : words.hero1),
);

beforeEach(() => {
  fetched.mockClear();
  global.fetch = fetched as typeof fetch;
});

const show = (version: 1 | 2) =>
  renderInLanguage(
    <EditionWords version={version} fallback={<p>Waiting</p>}>
      <Statement />
    </EditionWords>,
  );

test("a run of the present edition fetches nothing", () => {
  show(2);
  expect(screen.getByText(englishMessages.rheti.pairs["1"].left)).toBeVisible();
  expect(fetched).not.toHaveBeenCalled();
});

test("a run of the first edition waits for its own words, and shows no others", async () => {
  show(1);
  expect(screen.getByText("Waiting")).toBeVisible();
  expect(screen.queryByText(englishMessages.rheti.pairs["1"].left)).not.toBeInTheDocument();
  expect(await screen.findByText(OLD)).toBeVisible();
  const paths = fetched.mock.calls.map(([path]) => path.split("?")[0]);
  expect(paths.sort()).toEqual(["/locales/en/hero1.json", "/locales/en/rheti1.json"]);
});

test("words that could not be fetched are asked for again", async () => {
  fetched.mockImplementationOnce(async () => jsonResponse(503, {}));
  show(1);
  await waitFor(() => expect(screen.getByText(OLD)).toBeVisible(), { timeout: 15_000 });
}, 20_000);
