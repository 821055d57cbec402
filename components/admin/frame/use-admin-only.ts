"use client";

import { useEffect } from "react";
import { useNavigate } from "@/components/layout/use-navigate";
import { readStored, removeStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";
import { HttpError } from "@/lib/platform/http/fetch-json";

const ENDED = [401, 403];

/** Leads to the sign-in once the server says that nobody, or no administrator, is signed in any more. */
export function useAdminOnly(error: Error | null): void {
  const navigate = useNavigate();
  const ended = error instanceof HttpError && ENDED.includes(error.status);
  useEffect(() => {
    if (!ended) return;
    if (readStored(STORAGE_KEYS.admin) !== null) removeStored(STORAGE_KEYS.admin);
    navigate("/admin-login");
  }, [ended, navigate]);
}
