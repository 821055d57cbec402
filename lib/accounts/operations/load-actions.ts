import "server-only";
import type { AdministratorAction } from "@/generated/prisma/client";
import { findActions } from "../data/administrator-actions";
import type { ActionRecord, ActionsQuery } from "../schema/administrators";
import { personInLog } from "./record-action";

const toRecord = ({ at, administratorId: _, ...row }: AdministratorAction): ActionRecord => ({
  ...row,
  at: at.toISOString(),
});

/** A page of what administrators did, the latest first, and the id to go on before. */
export async function loadActions({ action, administrator, person, from, to, before }: ActionsQuery) {
  const { rows, next } = await findActions({
    ...(action && { action }),
    ...(administrator && { administratorId: administrator === "shared" ? null : administrator }),
    ...(person && { subject: personInLog(person) }),
    ...(from && { from: new Date(from) }),
    ...(to && { to: new Date(to) }),
    ...(before !== undefined && { before }),
  });
  return { items: rows.map(toRecord), next };
}
