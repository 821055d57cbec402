"use client";

import { useEffect } from "react";
import { useNavigate } from "@/components/layout/use-navigate";
import { adminLogout } from "@/lib/accounts/client";
import { HttpError } from "@/lib/platform/http/fetch-json";

const ENDED = [401, 403];

/**
 * Leads to the sign-in once the server says that nobody, or no administrator, is signed in any more. What is left of
 * the session is ended first: the sign-in leads back whoever still carries one.
 */
export function useAdminOnly(error: Error | null): void {
  const navigate = useNavigate();
  const ended = error instanceof HttpError && ENDED.includes(error.status);
  useEffect(() => {
    if (!ended) return;
    void adminLogout().then(() => navigate("/admin-login"));
  }, [ended, navigate]);
}
