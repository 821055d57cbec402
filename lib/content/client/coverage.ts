import type { z } from "zod";
import type { CoverageFilters } from "@/lib/content/domain/coverage-view";
import { fetchJson } from "@/lib/platform/http/fetch-json";
import type {
  AtomView,
  atomReply,
  CellQuery,
  CellReply,
  CoverageReply,
  cellReply,
  coverageReply,
  DraftInput,
  DraftsReply,
  draftReply,
  draftsReply,
  EditAtomInput,
  ImportInput,
  importReply,
  orderAtomsReply,
  PreviewInput,
  PublishInput,
  previewReply,
  publishReply,
  RevertAtomInput,
  TranslateInput,
  translateReply,
  WriteAtomInput,
} from "../schema/coverage";

const API = "/api/v2/coverage";
const post = <Schema extends z.ZodType>(path: string, body: unknown, method = "POST") =>
  fetchJson<Schema>(`${API}${path}`, { method, body });

export const coverageKeys = {
  all: ["coverage"] as const,
  of: (slugs: readonly string[], locales: readonly string[]) => ["coverage", slugs, locales] as const,
  drafts: (picked: CoverageFilters) => ["coverage-drafts", picked] as const,
  cell: (cell: CellQuery) => ["coverage-cell", cell] as const,
};

/** The matrix of the chosen slugs and languages; a list without an entry is not sent. All of these throw HttpError or TypeError. */
export function fetchCoverage(slugs: readonly string[], locales: readonly string[]): Promise<CoverageReply> {
  const query = [
    ...(slugs.length > 0 ? [`slug=${slugs.map(encodeURIComponent).join(",")}`] : []),
    ...(locales.length > 0 ? [`locale=${locales.map(encodeURIComponent).join(",")}`] : []),
  ].join("&");
  return fetchJson<typeof coverageReply>(query ? `${API}?${query}` : API);
}

export const draftAtoms = (body: DraftInput) => post<typeof draftReply>("/draft", body);
export const translateAtoms = (body: TranslateInput) => post<typeof translateReply>("/translate", body);

export function fetchCell(cell: CellQuery): Promise<CellReply> {
  return fetchJson<typeof cellReply>(`${API}/atoms?${new URLSearchParams({ ...cell })}`);
}
export const writeAtom = (body: WriteAtomInput) => post<typeof atomReply>("/atoms", body);
export const editAtom = (id: string, body: EditAtomInput) => post<typeof atomReply>(`/atoms/${id}`, body, "PATCH");
export const revertAtom = (id: string, body: RevertAtomInput) => post<typeof atomReply>(`/atoms/${id}/revert`, body);
export const deleteAtom = ({ id, updatedAt }: Pick<AtomView, "id" | "updatedAt">, by: string) =>
  fetchJson<typeof atomReply>(`${API}/atoms/${id}?${new URLSearchParams({ seen: updatedAt, by })}`, {
    method: "DELETE",
  });
export const restoreAtom = (id: string) =>
  fetchJson<typeof atomReply>(`${API}/atoms/${id}/restore`, { method: "POST" });
export const orderAtoms = (cell: CellQuery, ids: readonly string[]) =>
  post<typeof orderAtomsReply>("/atoms/order", { ...cell, ids }, "PUT");

/** The drafts in the chosen cells. */
export function fetchDrafts({ slug, locale, type, state, role }: CoverageFilters): Promise<DraftsReply> {
  const lists = { slug, locale, type, state: state.map((each) => each || "none"), role };
  const chosen = Object.entries(lists).filter(([, list]) => list.length > 0);
  const query = new URLSearchParams(chosen.map(([name, list]) => [name, list.join(",")]));
  return fetchJson<typeof draftsReply>(`${API}/drafts?${query}`);
}
export const publishDrafts = (body: PublishInput) => post<typeof publishReply>("/publish", body);

export const previewAtom = (body: PreviewInput) => post<typeof previewReply>("/preview", body);
export const importAtoms = (body: ImportInput) => post<typeof importReply>("/import", body);

export function exportUrl(slug: string, format: "json" | "csv", locales: readonly string[]): string {
  return `${API}/export?${new URLSearchParams({ slug, format, ...(locales.length > 0 && { locale: locales.join(",") }) })}`;
}
