"use client";

import { type ComponentProps, type FormEvent, useEffect, useEffectEvent, useRef, useState } from "react";

/** Why a form was not carried out. */
export interface Failure {
  /** The status of the answer; null when the server was not reached. */
  readonly status: number | null;
  /** The server's sentence, where it gave one. */
  readonly sentence: string | null;
  /** The fields that the server complains of. */
  readonly fields: readonly string[];
}

export type FormState<Reply> =
  | { readonly phase: "idle" | "sending" }
  | { readonly phase: "failed"; readonly failure: Failure }
  | { readonly phase: "done"; readonly reply: Reply };

/** What is wrong with each field, by its name, the one to say aloud first; "refused" is the server's word. */
type Problems<Problem> = Readonly<Partial<Record<string, Problem | "refused">>>;

export interface FormOptions<Values, Problem extends string, Reply> {
  /** What is in the fields. A field keeps its own text, so that nothing typed is lost, even before the page runs. */
  read(form: HTMLFormElement): Values;
  /** The field rules; nothing is sent while they find something. */
  check?(values: Values): Readonly<Partial<Record<string, Problem>>>;
  /** Carries it out; what it throws is the failure. */
  send(values: Values): Promise<Reply>;
  onDone?(reply: Reply): void;
  /** Names of fields, where the server names them otherwise. */
  fieldOf?: Readonly<Record<string, string>>;
  /** The field that is to blame when the server refuses and names none. */
  blamed?: string;
}

export interface Form<Problem extends string, Reply> {
  readonly state: FormState<Reply>;
  readonly pending: boolean;
  /** Null unless the last try failed. */
  readonly failure: Failure | null;
  /** The page runs: the form may be sent. Before, nothing could keep a password out of a plain request. */
  readonly ready: boolean;
  /** What is still wrong of what was found when the form was sent, the first to say aloud. */
  readonly firstProblem: Problem | "refused" | undefined;
  /** All that is still wrong, each kind once, in that order. */
  readonly allProblems: readonly (Problem | "refused")[];
  /** What is wrong with a field: judged when the form is sent, and from then on as it is being mended. */
  problem(name: string): Problem | "refused" | undefined;
  /** Forgets what was found and what became of the last try; the fields keep what was typed. */
  reset(): void;
  /** Empties the fields, back to what they held at first. */
  clear(): void;
  /** For the `<form>`. */
  readonly props: ComponentProps<"form">;
}

/** The trimmed texts of fields; a disabled field reads as empty. */
export function readTexts<Name extends string>(form: HTMLFormElement, names: readonly Name[]): Record<Name, string> {
  const data = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(data.get(name) ?? "").trim()])) as Record<Name, string>;
}

/** A refusal as the server words it; what else is thrown means that the server was not reached. */
interface Refusal {
  readonly status: number;
  readonly userMessage: string | null;
  readonly issues: readonly { readonly path: string }[];
}

const isRefusal = (thrown: unknown): thrown is Refusal =>
  thrown instanceof Error && "userMessage" in thrown && "issues" in thrown;

function toFailure(thrown: unknown, fieldOf: Readonly<Record<string, string>>): Failure {
  if (!isRefusal(thrown)) return { status: null, sentence: null, fields: [] };
  const fields = thrown.issues.map(({ path }) => fieldOf[path] ?? path);
  return { status: thrown.status, sentence: thrown.userMessage, fields };
}

/** Focuses the first of these fields as they stand in the form, whatever order the rules name them in. */
function focusFirst(form: HTMLFormElement | null, names: readonly string[]): void {
  const first = [...(form?.elements ?? [])].find((field) => names.includes(field.getAttribute("name") ?? ""));
  if (first instanceof HTMLElement) first.focus();
}

const IDLE = { phase: "idle" } as const;
const NONE = {};

/**
 * The one way a form works: it is checked by the field rules, sent one at a time, and whatever goes wrong is marked,
 * the first bad field takes the focus, and what was typed stays. What is mended is judged anew.
 */
export function useForm<Values, Problem extends string, Reply>(
  options: FormOptions<Values, Problem, Reply>,
): Form<Problem, Reply> {
  const { read, check, send, onDone, fieldOf = NONE, blamed } = options;
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const [state, setState] = useState<FormState<Reply>>(IDLE);
  const [found, setFound] = useState<Problems<Problem>>(NONE);
  /** Of what was found, what is still wrong. */
  const [marks, setMarks] = useState(found);
  const [edited, setEdited] = useState<{ readonly name: string } | null>(null);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // After the commit: a field may have been disabled while the form was on its way, or be a new one.
  useEffect(() => focusFirst(form.current, Object.keys(found)), [found]);

  const judgeAnew = useEffectEvent((name: string) => {
    if (!form.current) return;
    const now = check?.(read(form.current)) ?? {};
    const judge = (each: string) => (each !== name && marks[each] === "refused" ? "refused" : now[each]);
    setMarks(Object.fromEntries(Object.keys(found).map((each) => [each, judge(each)])));
  });
  // After the commit: a screen may hold what is typed itself.
  useEffect(() => {
    if (edited) judgeAnew(edited.name);
  }, [edited]);

  function mark(problems: Problems<Problem>, next: FormState<Reply>) {
    setFound(problems);
    setMarks(problems);
    setEdited(null);
    setState(next);
  }

  async function submit(element: HTMLFormElement) {
    if (sending.current) return;
    const values = read(element);
    const problems = check?.(values) ?? {};
    const bad = Object.keys(problems).length > 0;
    mark(bad ? problems : NONE, bad ? IDLE : { phase: "sending" });
    if (bad) return;
    sending.current = true;
    try {
      const reply = await send(values);
      setState({ phase: "done", reply });
      onDone?.(reply);
    } catch (thrown) {
      const failure = toFailure(thrown, fieldOf);
      const fields = failure.fields.length === 0 && blamed ? [blamed] : failure.fields;
      mark(Object.fromEntries(fields.map((name) => [name, "refused"])), { phase: "failed", failure });
    } finally {
      sending.current = false;
    }
  }

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void submit(event.currentTarget);
  }

  function onInput({ target }: FormEvent<HTMLFormElement>) {
    const name = target instanceof Element ? target.getAttribute("name") : null;
    if (name && name in found) setEdited({ name });
  }

  const pending = state.phase === "sending";
  const allProblems = [...new Set(Object.values(marks))].filter((problem) => problem !== undefined);
  return {
    state,
    pending,
    failure: state.phase === "failed" ? state.failure : null,
    ready,
    firstProblem: allProblems[0],
    allProblems,
    problem: (name) => marks[name],
    reset: () => mark(NONE, IDLE),
    clear: () => form.current?.reset(),
    props: { ref: form, method: "post", noValidate: ready, "aria-busy": pending || undefined, onSubmit, onInput },
  };
}
