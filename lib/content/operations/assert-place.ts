import "server-only";
import { AppError } from "@/lib/platform/errors/app-error";
import { findPack } from "../data/packs";
import { placesOf } from "../domain/dimensions";
import { isShippedSlug } from "../domain/slugs";

/** A slug is the product's own, or a pack's as it was given. @throws AppError not_found */
export async function assertSlug(slug: string): Promise<void> {
  if (isShippedSlug(slug)) return;
  const pack = await findPack(slug);
  if (pack?.slug !== slug) throw new AppError("not_found");
}

/**
 * A text stands where reports may read it.
 * @throws AppError not_found for a slug that there is not; invalid_input for a section or a mood that it does not have
 */
export async function assertPlace(place: {
  readonly slug: string;
  readonly role: string;
  readonly state: string;
}): Promise<void> {
  await assertSlug(place.slug);
  const { roles, states } = placesOf(place.slug);
  const issues = [
    ...(roles.includes(place.role) ? [] : [{ path: "role", message: `${place.slug} has ${roles.join(", ")}` }]),
    ...(states.includes(place.state) ? [] : [{ path: "state", message: `${place.slug} has no texts for moods` }]),
  ];
  if (issues.length > 0) throw new AppError("invalid_input", { issues });
}
