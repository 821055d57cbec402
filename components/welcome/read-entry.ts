import type { EntryValues } from "@/lib/accounts/domain/entry-form";
import { DECOYS } from "./decoy-fields";

/** What stands in the form, trimmed; fields that are switched off read as empty. */
export function readEntry(form: HTMLFormElement): EntryValues {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? "").trim();
  return {
    email: text("email"),
    password: text("password"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    dialCode: text("dialCode"),
    phone: text("phone"),
    terms: data.has("terms"),
    website: text(DECOYS.website),
    company: text(DECOYS.company),
    url: text(DECOYS.url),
  };
}
