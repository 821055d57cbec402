import fc from "fast-check";
import {
  applyUpdate,
  clearUntil,
  EMPTY_INBOX,
  type InboxItem,
  latestShown,
  markRead,
  newItems,
  unreadItems,
} from "@/lib/notifications/domain/inbox";

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 0, 0, second)).toISOString();
const item = (second: number, id = `n${second}`): InboxItem => ({
  ...{ id, title: id, message: "", type: "general", priority: "normal" },
  createdAt: at(0),
  sentAt: at(second),
});
const delivery = (seconds: readonly number[], about: { opened?: string[]; clearedAt?: string } = {}) => ({
  notifications: seconds.map((second) => item(second)),
  opened: about.opened ?? [],
  clearedAt: about.clearedAt ?? null,
  timestamp: at(59),
});
const ids = (items: readonly InboxItem[]) => items.map(({ id }) => id);

test("the first answer is history, the next ones are news, each once", () => {
  const first = applyUpdate(EMPTY_INBOX, delivery([1, 2]));
  expect(newItems(EMPTY_INBOX, first)).toEqual([]);
  const second = applyUpdate(first, delivery([2, 3]));
  expect(ids(newItems(first, second))).toEqual(["n3"]);
  expect(ids(second.items)).toEqual(["n3", "n2", "n1"]);
  expect(newItems(second, applyUpdate(second, delivery([3])))).toEqual([]);
});

test("what was opened elsewhere is no news", () => {
  const first = applyUpdate(EMPTY_INBOX, delivery([]));
  expect(newItems(first, applyUpdate(first, delivery([4], { opened: ["n4"] })))).toEqual([]);
});

test("reading and clearing hold, whatever comes later", () => {
  const inbox = clearUntil(markRead(applyUpdate(EMPTY_INBOX, delivery([1, 2, 3])), "n3"), at(2));
  expect([ids(inbox.items), ids(unreadItems(inbox))]).toEqual([["n3"], []]);
  const later = applyUpdate(inbox, delivery([1, 2, 3, 4]));
  expect([ids(later.items), ids(unreadItems(later))]).toEqual([["n4", "n3"], ["n4"]]);
  expect(ids(applyUpdate(later, delivery([], { clearedAt: at(3) })).items)).toEqual(["n4"]);
});

test("all that is on the screen can be cleared, also what came after the latest for everybody", () => {
  const inbox = { ...applyUpdate(EMPTY_INBOX, delivery([1, 4])), timestamp: at(2) };
  expect(latestShown(inbox)).toBe(at(4));
  expect(latestShown({ ...inbox, timestamp: at(9) })).toBe(at(9));
  expect(latestShown(EMPTY_INBOX)).toBeNull();
  expect(clearUntil(inbox, latestShown(inbox) ?? "").items).toEqual([]);
});

test("answers may come in any order and more than once", () => {
  const deliveries = fc.array(
    fc.record({
      seconds: fc.array(fc.integer({ min: 0, max: 20 })),
      clearedAt: fc.option(fc.integer({ min: 0, max: 20 })),
    }),
  );
  fc.assert(
    fc.property(deliveries, fc.boolean(), (given, twice) => {
      const answers = given.map(({ seconds, clearedAt }) =>
        delivery(seconds, clearedAt === null ? {} : { clearedAt: at(clearedAt) }),
      );
      const forward = answers.reduce(applyUpdate, EMPTY_INBOX);
      const other = [...answers].reverse().flatMap((each) => (twice ? [each, each] : [each]));
      expect(ids(other.reduce(applyUpdate, EMPTY_INBOX).items)).toEqual(ids(forward.items));
    }),
  );
});
