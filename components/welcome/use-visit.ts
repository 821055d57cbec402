"use client";

import { useEffect, useSyncExternalStore } from "react";
import { type ReportType, type Theme, themeFromFlags } from "@/lib/assessment/domain/instrument/report-types";
import { STORAGE_KEYS, writeStored } from "@/lib/platform/browser-storage";

/** What kind of address was opened: a theme's path, an old report's address, or one that is unknown. */
export type WelcomeSource = "path" | "legacy" | "unknown";

export interface ReportConfig {
  readonly theme: Theme;
  readonly reportType: Theme;
  readonly source: "legacy";
}

declare global {
  interface Window {
    /** Set where an old report's address was opened. */
    reportConfig?: ReportConfig;
  }
}

export interface Visit {
  readonly theme: Theme | null;
  /** The address carries corporate=true: an organisation's invitation. */
  readonly corporate: boolean;
  readonly reportType: ReportType;
  /** The page runs in a browser and its address was read. */
  readonly ready: boolean;
}

/** Reads the theme and the invitation from a path's theme and a query; the path wins. */
function visitOf(pathTheme: Theme | null, search: string | null): Visit {
  const query = new URLSearchParams(search ?? "");
  const theme = pathTheme ?? themeFromFlags(query);
  const corporate = query.get("corporate") === "true";
  return { theme, corporate, reportType: corporate ? "corporate" : (theme ?? "standard"), ready: search !== null };
}

const subscribeToNothing = () => () => undefined;

/** What this visit is about; keeps the kind of report that it asks for in the browser. */
export function useVisit(pathTheme: Theme | null, source: WelcomeSource): Visit {
  const search = useSyncExternalStore(
    subscribeToNothing,
    () => window.location.search,
    () => null,
  );
  const visit = visitOf(pathTheme, search);
  const { theme, corporate, reportType, ready } = visit;

  useEffect(() => {
    if (!ready) return;
    if (corporate || theme) writeStored(STORAGE_KEYS.reportType, reportType);
    if (corporate) writeStored(STORAGE_KEYS.reportAccess, "corporate");
    if (source === "legacy" && theme) window.reportConfig = { theme, reportType: theme, source: "legacy" };
  }, [ready, theme, corporate, reportType, source]);

  return visit;
}
