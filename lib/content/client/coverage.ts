import { fetchJson } from "@/lib/platform/http/fetch-json";
import type { CoverageRow } from "../domain/coverage";
import type {
  CellQuery,
  CellReply,
  DraftInput,
  DraftReply,
  EditAtomInput,
  ImportInput,
  ImportReply,
  PreviewInput,
  RevertAtomInput,
  TranslateInput,
  TranslateReply,
  WriteAtomInput,
} from "../schema";

const API = "/api/v2/coverage";
const post = <T>(path: string, body: unknown, method = "POST") => fetchJson<T>(`${API}${path}`, { method, body });

export const coverageKeys = {
  all: ["coverage"] as const,
  of: (slugs: readonly string[], locales: readonly string[]) => ["coverage", slugs, locales] as const,
  cell: (cell: CellQuery) => ["coverage-cell", cell] as const,
};

export interface CoverageReply {
  readonly coverage: readonly CoverageRow[];
  readonly slugs: readonly string[];
}

/** The matrix of the chosen slugs and languages; a list without an entry is not sent. All of these throw HttpError or TypeError. */
export function fetchCoverage(slugs: readonly string[], locales: readonly string[]): Promise<CoverageReply> {
  const query = [
    ...(slugs.length > 0 ? [`slug=${slugs.map(encodeURIComponent).join(",")}`] : []),
    ...(locales.length > 0 ? [`locale=${locales.map(encodeURIComponent).join(",")}`] : []),
  ].join("&");
  return fetchJson(query ? `${API}?${query}` : API);
}

export const draftAtoms = (body: DraftInput) => post<DraftReply>("/draft", body);
export const translateAtoms = (body: TranslateInput) => post<TranslateReply>("/translate", body);

export function fetchCell(cell: CellQuery): Promise<CellReply> {
  return fetchJson(`${API}/atoms?${new URLSearchParams({ ...cell })}`);
}
export const writeAtom = (body: WriteAtomInput) => post<{ id: string }>("/atoms", body);
export const editAtom = (id: string, body: EditAtomInput) => post<{ id: string }>(`/atoms/${id}`, body, "PATCH");
export const revertAtom = (id: string, body: RevertAtomInput) => post<{ id: string }>(`/atoms/${id}/revert`, body);
export const previewAtom = (body: PreviewInput) => post<{ html: string }>("/preview", body);
export const importAtoms = (body: ImportInput) => post<ImportReply>("/import", body);

export function exportAddress(slug: string, format: "json" | "csv", locales: readonly string[]): string {
  return `${API}/export?${new URLSearchParams({ slug, format, ...(locales.length > 0 && { locale: locales.join(",") }) })}`;
}
