"use client";

import { useQuery } from "@tanstack/react-query";
import { administrationKeys, fetchAdministrator } from "@/lib/accounts/client/administration";
import type { Permission } from "@/lib/accounts/domain/permissions";

/** Who is signed in as an administrator. */
export function useAdministrator() {
  return useQuery({ queryKey: administrationKeys.me, queryFn: fetchAdministrator });
}

/**
 * Whether the present administrator may do something. Until that is known they may: the server decides in any case, and
 * most are not refused.
 */
export function useMay(): (permission: Permission) => boolean {
  const { data } = useAdministrator();
  return (permission) => data?.permissions?.includes(permission) ?? true;
}
