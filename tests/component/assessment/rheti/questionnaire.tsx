import "@/tests/support/native-dialog";
import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { RhetiQuestionnaire } from "@/components/assessment/rheti/rheti-questionnaire";
import { pairsToShow } from "@/components/assessment/rheti/use-pair-navigation";
import type { PairAnswer, PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import texts from "@/messages/en/rheti.json";
import { renderInLanguage } from "@/tests/support/render";

export const ALL = pairsToShow(null);
export const LEFT: PairAnswer = { side: "left", strong: false };

export function answered(...ids: readonly number[]): PairAnswers {
  return Object.fromEntries(ids.map((id) => [id, LEFT]));
}

export const allBut = (...open: readonly number[]) => answered(...ALL.filter((id) => !open.includes(id)));

interface Start {
  answers?: PairAnswers;
  walk?: readonly number[];
  review?: boolean;
  onDone?: () => void;
}

let kept: PairAnswers = {};

/** The answers of the questionnaire on the screen. */
export const keptAnswers = () => kept;

export function Harness({ answers: start = {}, walk = ALL, review = false, onDone = () => undefined }: Start) {
  const [answers, setAnswers] = useState(start);
  kept = answers;
  const onAnswer = (pair: number, answer: PairAnswer) => setAnswers((now) => ({ ...now, [pair]: answer }));
  return (
    <RhetiQuestionnaire
      runId="run"
      pairIds={walk}
      answers={answers}
      review={review}
      onAnswer={onAnswer}
      onDone={onDone}
    />
  );
}

export function open(start: Start = {}) {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...renderInLanguage(<Harness {...start} />) };
}

export const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
export const statement = (pair: keyof typeof texts.pairs, side: "left" | "right") =>
  screen.getByRole("button", { name: texts.pairs[pair][side] });
export const heading = () => screen.getByRole("heading", { level: 1 });
export const button = (name: string | RegExp) => screen.getByRole("button", { name });
/** All pairs, as the place opens them. */
export async function openOverview(user: ReturnType<typeof userEvent.setup>) {
  await user.click(button(/, see all pairs$/));
  return within(screen.getByRole("dialog"));
}
