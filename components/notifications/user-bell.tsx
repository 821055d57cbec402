"use client";

import { useEffect, useState } from "react";
import { storedUser } from "@/lib/accounts/client";
import { NotificationBell } from "./notification-bell";

/** The bell of whom this browser remembers; nothing for a stranger. */
export function UserBell() {
  const [id, setId] = useState<string | null>(null);
  useEffect(() => setId(storedUser()?.id ?? null), []);
  return id && <NotificationBell kind="user" id={id} />;
}
