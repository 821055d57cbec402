import { z } from "zod";
import type { Reply } from "@/lib/platform/http/reply";
import { MAIL_KINDS } from "../domain/mail";
import { sessionUser } from "../schema";

const MAX_SEARCH_LENGTH = 100;
/** The end of the year 2100, in milliseconds since 1970. */
const LAST_INSTANT = 4_102_444_800_000;

/** Where a page of people ended: milliseconds since 1970, and an id. */
const cursor = z
  .string()
  .regex(/^\d{1,13}_[\w-]{1,64}$/, "not a cursor")
  .refine((text) => Number.parseInt(text, 10) <= LAST_INSTANT, "not a cursor");

/** GET /api/people */
export const peopleQuery = z.object({
  q: z.string().trim().max(MAX_SEARCH_LENGTH).optional(),
  after: cursor.optional(),
});
export type PeopleQuery = z.infer<typeof peopleQuery>;

export const personParams = z.object({ id: z.string().min(1).max(64) });

const listed = sessionUser.omit({ phoneNumber: true }).extend({
  confirmed: z.boolean(),
  /** When the account is deleted for good; null unless that was asked for. */
  deletesAt: z.string().nullable(),
});
export type ListedPerson = Reply<typeof listed>;
export const peopleReply = z.object({ items: z.array(listed), next: z.string().nullable() });

const mail = z.object({
  id: z.string(),
  kind: z.enum(MAIL_KINDS),
  email: z.string(),
  createdAt: z.string(),
  attempts: z.number(),
  /** When it was given up on; null while it waits. */
  givenUpAt: z.string().nullable(),
});
export type QueuedMail = Reply<typeof mail>;
export const mailListReply = z.object({ items: z.array(mail), next: z.null() });

const person = listed.extend({
  phoneNumber: z.string().nullable(),
  locale: z.string(),
  assessments: z.number(),
  reports: z.number(),
  mails: z.array(mail),
});
export type PersonRecord = Reply<typeof person>;
export const personReply = z.object({ person });

/** POST /api/people/{id}/mails */
export const personMailBody = z.object({ kind: z.enum(["temporaryPassword", "verifyEmail"]) });
export type PersonMailInput = z.infer<typeof personMailBody>;
