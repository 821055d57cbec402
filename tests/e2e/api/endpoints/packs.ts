import { randomUUID } from "node:crypto";
import { createPackReply, packListReply, packQaRun, packReply } from "@/lib/content/schema/packs";
import {
  emptyReply,
  joinMatchReply,
  matchCodeReply,
  matchListReply,
  matchPreviewReply,
  packReportsReply,
  savePackReportReply,
} from "@/lib/reports/schema";
import { ADMIN_ONLY, type Endpoints, OPEN, refused, without, wrong } from "./endpoint";

const newPack = () => ({ slug: `table-${randomUUID().slice(0, 8)}`, domain: "A table of cases", input: "single" });
const someId = randomUUID();
/** Well formed, and nobody's. */
const NO_CODE = { code: "00000-00000" };
/** No pack has this slug: an administrator is told so, everybody else is turned away before. */
const NO_SUCH_PACK = [401, 403, 403, 404] as const;
/** A code or a pair that is not there, for whoever is signed in. */
const NOTHING_THERE = [401, 404, 404, 401] as const;

export const PACK_ENDPOINTS: Endpoints = {
  "GET /api/v2/packs": { reply: packListReply, path: () => "/api/v2/packs", expected: ADMIN_ONLY },
  "POST /api/v2/packs/create": {
    reply: createPackReply,
    path: () => "/api/v2/packs/create",
    body: newPack,
    expected: [401, 403, 403, 201],
    bad: () => ({
      "no slug": refused(without(newPack(), "slug")),
      "a slug with a space": refused({ ...newPack(), slug: "a b" }),
      "a slug that is a path": refused({ ...newPack(), slug: "../x" }),
      "an endless slug": refused({ ...newPack(), slug: "x".repeat(51) }),
      "a number for a slug": refused({ ...newPack(), slug: 7 }),
      "no domain": refused(without(newPack(), "domain")),
      "an endless domain": refused({ ...newPack(), domain: "x".repeat(101) }),
      "a domain that no text may have": refused({ ...newPack(), domain: "a\0b" }),
      "no input": refused(without(newPack(), "input")),
      "an unknown input": refused({ ...newPack(), input: "three" }),
      "a slug of the product": { body: { ...newPack(), slug: "Love" }, status: 409 },
    }),
  },
  "GET /api/v2/packs/[slug]/files/[file]": {
    path: () => "/api/v2/packs/no-such-pack/files/manifest.json",
    expected: NO_SUCH_PACK,
    bad: () => ({
      "an unknown file": wrong("/api/v2/packs/no-such-pack/files/secret.json"),
      "a way out of the folder": wrong("/api/v2/packs/no-such-pack/files/..%2F..%2Fpackage.json"),
      "a slug that cannot be decoded": wrong("/api/v2/packs/%E0%A4%A/files/manifest.json"),
      "another way to download": wrong("/api/v2/packs/no-such-pack/files/manifest.json?download=yes"),
    }),
  },
  "PATCH /api/v2/packs/[slug]": {
    reply: packReply,
    path: () => "/api/v2/packs/no-such-pack",
    body: () => ({ domain: "Another name" }),
    expected: NO_SUCH_PACK,
    bad: () => ({
      "a word for yes": refused({ hidden: "yes" }),
      "a field that nobody knows": refused({ public: true }),
      "a slug with a dot": { path: "/api/v2/packs/no.such.pack", body: {}, status: 400 },
    }),
  },
  "DELETE /api/v2/packs/[slug]": {
    reply: packReply,
    path: () => "/api/v2/packs/no-such-pack",
    expected: NO_SUCH_PACK,
    bad: () => ({ "a slug with a dot": wrong("/api/v2/packs/no.such.pack") }),
  },
  "POST /api/v2/packs/[slug]/restore": {
    reply: packReply,
    path: () => "/api/v2/packs/no-such-pack/restore",
    expected: NO_SUCH_PACK,
    bad: () => ({ "a slug with a dot": wrong("/api/v2/packs/no.such.pack/restore") }),
  },
  "GET /api/v2/reports": {
    reply: packReportsReply,
    path: () => "/api/v2/reports",
    expected: [401, 200, 200, 401],
  },
  "POST /api/v2/reports/[slug]": {
    reply: savePackReportReply,
    path: () => "/api/v2/reports/parenting",
    expected: [401, 200, 200, 401],
    bad: () => ({
      "a report of the product": { path: "/api/v2/reports/love", status: 404 },
      "an unknown slug": { path: "/api/v2/reports/no-such-pack", status: 404 },
      "a slug with a dot": wrong("/api/v2/reports/no.such.pack"),
    }),
  },
  "GET /api/v2/packs/[slug]/zip": {
    path: () => "/api/v2/packs/no-such-pack/zip",
    expected: NO_SUCH_PACK,
    bad: () => ({ "a slug with a dot": wrong("/api/v2/packs/no.such.pack/zip") }),
  },
  "POST /api/v2/packs/[slug]/qa": {
    reply: packQaRun,
    path: () => "/api/v2/packs/no-such-pack/qa",
    expected: NO_SUCH_PACK,
    bad: () => ({ "an endless slug": wrong(`/api/v2/packs/${"x".repeat(51)}/qa`) }),
  },
  "GET /api/v2/reports/[slug]": {
    path: () => "/api/v2/reports/love?sample=1&locale=en",
    expected: OPEN,
    bad: () => ({
      "an unknown slug": { path: "/api/v2/reports/no-such-pack?sample=1", status: 404 },
      "an unknown language": wrong("/api/v2/reports/love?sample=1&locale=fr"),
      "another way to ask for a sample": wrong("/api/v2/reports/love?sample=yes"),
      "a tenth type": wrong("/api/v2/reports/love?sample=1&type=10"),
      "a saved report that is not there": { path: `/api/v2/reports/love?report=${someId}`, status: 404 },
      "a saved report that is no id": wrong("/api/v2/reports/love?report=1"),
      "a pair that is no id": wrong("/api/v2/reports/love?pair=1"),
      "a pair that is not there": { path: `/api/v2/reports/love?pair=${someId}`, status: 404 },
      "a slug that cannot be decoded": wrong("/api/v2/reports/%E0%A4%A?sample=1"),
    }),
  },
  "GET /api/v2/reports/[slug]/pdf": {
    path: () => "/api/v2/reports/love/pdf?sample=1&locale=en",
    expected: OPEN,
    bad: () => ({
      "an unknown slug": { path: "/api/v2/reports/no-such-pack/pdf?sample=1", status: 404 },
      "a pair that is not there": { path: `/api/v2/reports/love/pdf?pair=${someId}`, status: 404 },
      "an unknown language": wrong("/api/v2/reports/love/pdf?sample=1&locale=fr"),
    }),
  },
  "GET /api/pairs": { reply: matchListReply, path: () => "/api/pairs", expected: [401, 200, 200, 401] },
  "POST /api/pairs": {
    reply: joinMatchReply,
    path: () => "/api/pairs",
    body: () => NO_CODE,
    expected: NOTHING_THERE,
    bad: () => ({
      "no code": refused({}),
      "a number for a code": refused({ code: 7 }),
      "an endless code": refused({ code: "x".repeat(101) }),
      "a code that is none": { body: { code: "hello" }, status: 404 },
    }),
  },
  "POST /api/pairs/preview": {
    reply: matchPreviewReply,
    path: () => "/api/pairs/preview",
    body: () => NO_CODE,
    expected: NOTHING_THERE,
    bad: () => ({ "no code": refused({}), "a list for a code": refused({ code: ["a"] }) }),
  },
  "POST /api/pairs/code": {
    reply: matchCodeReply,
    path: () => "/api/pairs/code",
    body: () => ({ showName: true }),
    expected: [401, 201, 201, 401],
    bad: () => ({ "a word for yes": refused({ showName: "yes" }) }),
  },
  "DELETE /api/pairs/code": { reply: emptyReply, path: () => "/api/pairs/code", expected: [401, 200, 200, 401] },
  "DELETE /api/pairs/[id]": {
    reply: emptyReply,
    path: () => `/api/pairs/${someId}`,
    expected: NOTHING_THERE,
    bad: () => ({ "an id that is none": wrong("/api/pairs/1") }),
  },
};
