import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { ContentLocale } from "@/lib/platform/i18n/locales";
import type { PackFileName } from "../domain/pack-files";
import type { PackForm } from "../domain/pack-form";
import type {
  CreatePackReply,
  createPackReply,
  EditPackInput,
  PackListReply,
  PackQaRun,
  PackReply,
  packListReply,
  packQaRun,
  packReply,
} from "../schema/packs";

export const packKeys = { list: ["packs"] as const };

/** Every pack with its latest check. @throws HttpError on a non-OK answer, TypeError without a connection. */
export function fetchPacks(): Promise<PackListReply> {
  return fetchJson<typeof packListReply>("/api/v2/packs");
}

/** Opens a pack. @throws HttpError with the server's sentence, TypeError without a connection. */
export function createPack(form: PackForm): Promise<CreatePackReply> {
  return fetchJson<typeof createPackReply>("/api/v2/packs/create", { method: "POST", body: form });
}

/** Checks a pack and answers with what was found. @throws HttpError, TypeError */
export function checkPack(slug: string): Promise<PackQaRun> {
  return fetchJson<typeof packQaRun>(`${packUrl(slug)}/qa`, { method: "POST" });
}

/** Changes a pack; what is absent stays. @throws HttpError with the server's sentence, TypeError */
export function editPack(slug: string, body: EditPackInput): Promise<PackReply> {
  return fetchJson<typeof packReply>(packUrl(slug), { method: "PATCH", body });
}

/** Deletes a pack, for 30 days so that `restorePack` brings it back. @throws HttpError, TypeError */
export function deletePack(slug: string): Promise<PackReply> {
  return fetchJson<typeof packReply>(packUrl(slug), { method: "DELETE" });
}
export function restorePack(slug: string): Promise<PackReply> {
  return fetchJson<typeof packReply>(`${packUrl(slug)}/restore`, { method: "POST" });
}

function packUrl(slug: string): string {
  return `/api/v2/packs/${encodeURIComponent(slug)}`;
}

export function packFileUrl(slug: string, file: PackFileName, download = false): string {
  return `${packUrl(slug)}/files/${file}${download ? "?download=1" : ""}`;
}

export function packZipUrl(slug: string): string {
  return `${packUrl(slug)}/zip`;
}

/** The sample report of a slug in a language, as a page or as a PDF. */
export function sampleReportUrl(slug: string, form: "html" | "pdf", locale: ContentLocale = "en"): string {
  return `/api/v2/reports/${encodeURIComponent(slug)}${form === "pdf" ? "/pdf" : ""}?sample=1&locale=${locale}`;
}
