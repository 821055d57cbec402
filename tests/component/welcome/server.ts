import { jsonResponse } from "@/tests/support/json-response";

/** One request that the page made. */
export interface SentRequest {
  path: string;
  body: Record<string, unknown> | null;
}

interface Answer {
  status?: number;
  body?: unknown;
}

/** Stands in for the server: answers by path (200 and {} unless told) and notes what was asked. */
export function answering(answers: Record<string, Answer | (() => Promise<Answer>)>): SentRequest[] {
  const sent: SentRequest[] = [];
  globalThis.fetch = async (input, init) => {
    const path = String(input).split("?")[0] ?? "";
    sent.push({ path, body: init?.body ? JSON.parse(String(init.body)) : null });
    const known = answers[path];
    const { status = 200, body = {} } = (typeof known === "function" ? await known() : known) ?? {};
    return jsonResponse(status, body);
  };
  return sent;
}

export const USER = {
  id: "u1",
  email: "amina@example.com",
  firstName: "Amina",
  lastName: "Khan",
  phoneNumber: "+923001234567",
  registeredAt: "2026-01-01T00:00:00.000Z",
  completedAt: null as string | null,
};
