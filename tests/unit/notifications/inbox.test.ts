import fc from "fast-check";
import {
  clearUntil,
  EMPTY_INBOX,
  freshItems,
  type InboxItem,
  markRead,
  receive,
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
  const first = receive(EMPTY_INBOX, delivery([1, 2]));
  expect(freshItems(EMPTY_INBOX, first)).toEqual([]);
  const second = receive(first, delivery([2, 3]));
  expect(ids(freshItems(first, second))).toEqual(["n3"]);
  expect(ids(second.items)).toEqual(["n3", "n2", "n1"]);
  expect(freshItems(second, receive(second, delivery([3])))).toEqual([]);
});

test("what was opened elsewhere is no news", () => {
  const first = receive(EMPTY_INBOX, delivery([]));
  expect(freshItems(first, receive(first, delivery([4], { opened: ["n4"] })))).toEqual([]);
});

test("reading and clearing hold, whatever comes later", () => {
  const inbox = clearUntil(markRead(receive(EMPTY_INBOX, delivery([1, 2, 3])), "n3"), at(2));
  expect([ids(inbox.items), ids(unreadItems(inbox))]).toEqual([["n3"], []]);
  const later = receive(inbox, delivery([1, 2, 3, 4]));
  expect([ids(later.items), ids(unreadItems(later))]).toEqual([["n4", "n3"], ["n4"]]);
  expect(ids(receive(later, delivery([], { clearedAt: at(3) })).items)).toEqual(["n4"]);
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
      const forward = answers.reduce(receive, EMPTY_INBOX);
      const other = [...answers].reverse().flatMap((each) => (twice ? [each, each] : [each]));
      expect(ids(other.reduce(receive, EMPTY_INBOX).items)).toEqual(ids(forward.items));
    }),
  );
});
