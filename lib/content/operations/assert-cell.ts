import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { findPack } from "../data/packs";
import { statesOf } from "../domain/dimensions";
import { isShippedSlug, rolesOf } from "../domain/slugs";

/** A slug is the product's own, or a pack's as it was given. @throws AppError not_found */
export async function assertKnownSlug(slug: string): Promise<void> {
  if (isShippedSlug(slug)) return;
  const pack = await findPack(slug);
  if (pack?.slug !== slug) throw new AppError("not_found");
}

/**
 * Asserts that reports read texts of this cell.
 * @throws AppError not_found for a slug that there is not; invalid_input for a section or a mood that it does not have
 */
export async function assertCell(cell: {
  readonly slug: string;
  readonly role: string;
  readonly state: string;
}): Promise<void> {
  await assertKnownSlug(cell.slug);
  const roles = rolesOf(cell.slug);
  const issues = [
    ...(roles.includes(cell.role) ? [] : [{ path: "role", message: `${cell.slug} has ${roles.join(", ")}` }]),
    ...(statesOf(cell.slug, cell.role).includes(cell.state)
      ? []
      : [{ path: "state", message: `${cell.slug} has no texts of ${cell.role} for moods` }]),
  ];
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
}
