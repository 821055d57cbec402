import { createPairLog, type PairTimings } from "@/lib/assessment/client/pair-log";
import type { PairAnswer } from "@/lib/assessment/domain/scoring/answers";

const left: PairAnswer = { side: "left", strong: false };
const right: PairAnswer = { side: "right", strong: false };

function open() {
  const sent: PairTimings[] = [];
  const clock = { now: 0 };
  const log = createPairLog(
    (pairs) => sent.push(pairs),
    () => clock.now,
  );
  return { sent, clock, log };
}

test("the time runs from when a pair is shown to its first answer, and changes of mind add up", () => {
  const { sent, clock, log } = open();
  log.shown(4);
  clock.now = 1_500;
  log.answered(4, undefined, left);
  clock.now = 2_500;
  log.answered(4, left, right);
  log.answered(4, right, { ...right, strong: true });
  log.flush();
  expect(sent).toEqual([{ 4: [0, 1, 1_500, 1] }]);
});

test("six pairs travel together, once the seventh is shown; nothing is sent twice", () => {
  const { sent, clock, log } = open();
  for (let pair = 1; pair <= 7; pair += 1) {
    log.shown(pair);
    clock.now += 100;
    log.answered(pair, undefined, left);
  }
  expect(sent.map((pairs) => Object.keys(pairs).length)).toEqual([6]);
  log.flush();
  log.flush();
  expect(sent.map((pairs) => Object.keys(pairs))).toEqual([["1", "2", "3", "4", "5", "6"], ["7"]]);
});

test("a time that no day holds is cut short", () => {
  const { sent, clock, log } = open();
  log.shown(1);
  clock.now = 9e9;
  log.answered(1, undefined, left);
  log.flush();
  expect(sent).toEqual([{ 1: [1, 0, 86_400_000, 0] }]);
});
