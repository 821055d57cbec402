import { z } from "zod";
import { type Endpoint, type Endpoints, OPEN } from "./endpoint";

const nothing: Endpoint = { path: () => "/api/no/such/thing", expected: [404, 404, 404, 404] };

export const PLATFORM_ENDPOINTS: Endpoints = {
  "GET /api/health/live": {
    path: () => "/api/health/live",
    reply: z.object({ status: z.literal("live") }),
    expected: OPEN,
  },
  "GET /api/health/ready": {
    path: () => "/api/health/ready",
    reply: z.object({ status: z.literal("ready") }),
    expected: OPEN,
  },
  "GET /api/openapi.json": { path: () => "/api/openapi.json", expected: OPEN },
  // Nobody has the token: neither sessions nor administrators open the figures of a process.
  "GET /api/metrics": { path: () => "/api/metrics", expected: [404, 404, 404, 404] },
  "GET /api/[[...path]]": { ...nothing, bad: () => ({ "no path at all": { path: "/api", status: 404 } }) },
  "POST /api/[[...path]]": nothing,
  "PATCH /api/[[...path]]": nothing,
  "PUT /api/[[...path]]": nothing,
  "DELETE /api/[[...path]]": nothing,
  "GET /locales/[lng]/[file]": {
    path: () => "/locales/en/ui.json",
    expected: OPEN,
    bad: () => ({
      "an unknown language": { path: "/locales/fr/ui.json", status: 404 },
      "an unknown namespace": { path: "/locales/en/secret.json", status: 404 },
      "a way out of the folder": { path: "/locales/en/..%2F..%2Fpackage.json", status: 404 },
      "a name that cannot be decoded": { path: "/locales/en/%ff.json", status: 404 },
    }),
  },
};
