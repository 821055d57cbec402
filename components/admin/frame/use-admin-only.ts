"use client";

import { useEffect } from "react";
import { useNavigate } from "@/components/layout/use-navigate";
import { adminLogout } from "@/lib/accounts/client/session";
import { HttpError } from "@/lib/platform/http/fetch-json";

const SIGNED_OUT_STATUSES = [401, 403];

/**
 * Leads to the sign-in once the server says that nobody, or no administrator, is signed in any more. What is left of
 * the session is ended first: the sign-in leads back whoever still carries one.
 */
export function useAdminOnly(error: Error | null): void {
  const navigate = useNavigate();
  const isSignedOut = error instanceof HttpError && SIGNED_OUT_STATUSES.includes(error.status);
  useEffect(() => {
    if (!isSignedOut) return;
    void adminLogout().then(() => navigate("/admin-login"));
  }, [isSignedOut, navigate]);
}
