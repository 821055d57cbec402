import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PackStatus } from "@/components/admin/coverage/pack-status";
import { PackActions } from "@/components/admin/packs/pack-actions";
import { QaContent } from "@/components/admin/packs/qa-panel";
import type { PackListItem } from "@/lib/content/schema/packs";
import { jsonResponse } from "@/tests/support/json-response";
import "@/tests/support/native-dialog";
import { renderInLanguage } from "@/tests/support/render";

jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  useRouter: () => ({ push: jest.fn(), prefetch: jest.fn() }),
}));

const hole = { locale: "ur", type: 1, role: "overview", reason: "missing" } as const;
const pack: PackListItem = {
  ...{ slug: "friendship", domain: "Friendship", input: "single", version: 1, files: [] },
  ...{ createdAt: "2026-01-01T00:00:00.000Z", isPublic: false, released: false, hidden: false, deletedAt: null },
  outdated: false,
  qa: {
    at: "2026-01-01T00:00:00.000Z",
    result: {
      ...{ wanted: 108, holes: [hole, hole], breaches: [], failures: [], green: false },
      rendered: { html: 1, pdf: 1 },
    },
  },
};

/** What was sent to change the pack. */
function serve() {
  const sent: unknown[] = [];
  globalThis.fetch = jest.fn(async (_: string | URL | Request, init?: RequestInit) => {
    sent.push(JSON.parse(String(init?.body)));
    return jsonResponse(200, { pack });
  });
  return sent;
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const RELEASE = "Release friendship whatever its checks say";

test("a pack opens to everyone only after a question that says how much is missing", async () => {
  const sent = serve();
  renderInLanguage(<PackActions pack={pack} />);
  await press(RELEASE);
  const question = screen.getByRole("dialog", { name: "Release friendship to everyone?" });
  expect(question).toHaveTextContent("At the last check: 2 of 108 texts are not published.");
  expect(question).toHaveTextContent("Everyone who uses the product sees this pack at once");
  await press("Cancel");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([]);
  await press(RELEASE);
  await press("Release to everyone");
  await waitFor(() => expect(sent).toEqual([{ released: true }]));
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the question says so where nothing was checked yet, or where the pack is hidden", async () => {
  serve();
  renderInLanguage(<PackActions pack={{ ...pack, qa: null, hidden: true }} />);
  await press(RELEASE);
  expect(screen.getByRole("dialog")).toHaveTextContent("Its checks have never been run");
  expect(screen.getByRole("dialog")).toHaveTextContent("It stays hidden for now.");
});

test("a release is taken back at once", async () => {
  const sent = serve();
  renderInLanguage(<PackActions pack={{ ...pack, released: true }} />);
  await press("Take the release of friendship back");
  await waitFor(() => expect(sent).toEqual([{ released: false }]));
});

test("the checks say what blocks a pack, and what running them may do", () => {
  renderInLanguage(<QaContent pack={pack} />);
  expect(screen.getByText("Blocks publishing")).toBeVisible();
  expect(screen.getByText(/^Careful: if the checks find nothing in the way, the pack opens/)).toBeVisible();
  expect(screen.queryByText(/^The texts have changed since this check/)).toBeNull();
});

test("nothing blocks a pack that was released by hand, and a check from before its texts changed says so", () => {
  renderInLanguage(<QaContent pack={{ ...pack, isPublic: true, released: true, outdated: true }} />);
  expect(screen.queryByText("Blocks publishing")).toBeNull();
  expect(screen.getByText("Released, though not all is in order")).toBeVisible();
  expect(screen.getByText(/^The texts have changed since this check/)).toBeVisible();
  expect(screen.queryByText(/the pack opens|it closes again/)).toBeNull();
});

test("a pack that its checks opened may be closed by them", () => {
  const green = pack.qa && { ...pack.qa, result: { ...pack.qa.result, holes: [], green: true } };
  renderInLanguage(<QaContent pack={{ ...pack, qa: green, isPublic: true }} />);
  expect(screen.getByText("Nothing blocks publishing")).toBeVisible();
  expect(screen.getByText(/it closes again\.$/)).toBeVisible();
});

test("the coverage page says the same of a released pack", async () => {
  const released = { ...pack, isPublic: true, released: true, outdated: true };
  globalThis.fetch = jest.fn(async () => jsonResponse(200, { packs: [released], deleted: [] }));
  renderInLanguage(<PackStatus slugs={[]} />);
  const status = await screen.findByRole("region", { name: "Checks of the packs" });
  expect(status).toHaveTextContent("friendshipReleased, though not all is in order");
  expect(status).toHaveTextContent("The texts have changed since this check");
});
