import { seedAtoms } from "@/lib/content/operations/seed-atoms";

/** What a database begins with. */
export interface Seed {
  readonly write: () => Promise<unknown>;
  /** The folder of all files that it reads: with it, there is an image of a seeded database. */
  readonly from?: string;
}

export const NOTHING: Seed = { write: async () => {} };
/** The texts that ship. */
export const TEXTS: Seed = { write: seedAtoms, from: "prisma/content" };
