import { refuseOthers } from "@/app/api/_route";

export const dynamic = "force-dynamic";

/** Is the process up? When this fails, an orchestrator restarts it. */
export function GET(): Response {
  return Response.json({ status: "live" }, { headers: { "cache-control": "no-store" } });
}

export const { DELETE, PATCH, POST, PUT } = refuseOthers("GET");
