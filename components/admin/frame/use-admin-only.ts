"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { useNavigate } from "@/components/layout/use-navigate";
import { administrationKeys } from "@/lib/accounts/client/administration";
import { adminLogout } from "@/lib/accounts/client/session";
import { HttpError } from "@/lib/platform/http/fetch-json";
import { rememberPlace } from "./left-place";

const statusOf = (error: Error | null) => (error instanceof HttpError ? error.status : null);

/**
 * Leads to the sign-in once nobody is signed in any more. What is left of the session is ended first: the sign-in leads
 * back whoever still carries one, and to this page whoever signs in again.
 */
function useLeave(isSignedOut: boolean): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (!isSignedOut) return;
    rememberPlace();
    void adminLogout().then(() => navigate("/admin-login"));
  }, [isSignedOut, navigate]);
}

/** Leaves where the session has ended; where something is refused, asks anew who this is: a role may have changed. */
export function useAdminOnly(error: Error | null): void {
  const client = useQueryClient();
  const isRefused = statusOf(error) === 403;
  useEffect(() => {
    if (isRefused) void client.invalidateQueries({ queryKey: administrationKeys.me });
  }, [isRefused, client]);
  useLeave(statusOf(error) === 401);
}

/** Leaves where the server knows of no administrator, whoever else is signed in; `error` is that of asking who it is. */
export function useAdministratorsOnly(error: Error | null): void {
  const status = statusOf(error);
  useLeave(status === 401 || status === 403);
}
