"use client";

import { useEffect, useState } from "react";

/** The token in the address of a page that a mailed link opens; null before the page runs, empty when there is none. */
export function useLinkToken(): string | null {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => setToken(new URLSearchParams(window.location.search).get("token") ?? ""), []);
  return token;
}
