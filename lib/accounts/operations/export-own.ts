import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import type { OwnUserId } from "../access";
import { ownRows } from "../data";

/** Everything that the account itself keeps of a person. @throws AppError unauthenticated when it is gone. */
export async function exportAccount(userId: OwnUserId) {
  const rows = await ownRows(userId);
  if (!rows) throw new AppError("unauthenticated");
  return rows;
}
