import type { Run } from "./tally";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** Something that was recorded, as it is kept. */
export interface NewEvent {
  readonly id: string;
  readonly userId: string | null;
  readonly session: string;
  readonly step: string;
  readonly label: string | null;
  readonly personalityType: number | null;
  readonly data: { readonly [key: string]: Json } | undefined;
  readonly runId: string | null;
  readonly theme: string | null;
  readonly locale: string;
  readonly occurredAt: Date;
  readonly receivedAt: Date;
}

/** What an event adds to its run. */
export interface RunProgress {
  readonly id: string;
  readonly stages: number;
  readonly answered: number;
  readonly pairs: Run["pairs"];
}
