import { refuseOthers } from "@/app/api/_route";
import { databaseIsReady } from "@/lib/platform/db/client";

/** Can it serve people? When this fails, an orchestrator sends them to another copy. */
export async function GET(): Promise<Response> {
  const ready = await databaseIsReady();
  return Response.json(
    { status: ready ? "ready" : "unavailable" },
    { status: ready ? 200 : 503, headers: { "cache-control": "no-store" } },
  );
}

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
