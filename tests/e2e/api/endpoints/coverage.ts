import { randomUUID } from "node:crypto";
import {
  atomReply,
  cellReply,
  coverageReply,
  draftReply,
  draftsReply,
  importReply,
  MAX_IMPORT_BYTES,
  orderAtomsReply,
  previewReply,
  publishReply,
  translateReply,
} from "@/lib/content/schema/coverage";
import { ADMIN_ONLY, type Endpoints, refused, without, wrong } from "./endpoint";

const API = "/api/v2/coverage";
const cell = { slug: "wellness", locale: "en", type: "Sentinel", role: "overview" };
const text = { ...cell, state: "", body: "A short text that is only here for the table." };
const someId = randomUUID();
const edit = { body: "Another text.", status: "draft", seen: new Date(0).toISOString() };
const revert = { revisionId: someId, seen: new Date(0).toISOString() };
const file = { slug: "wellness", format: "json", text: "[]" };
const query = (values: Record<string, string>) => new URLSearchParams(values).toString();

const missing = (body: object) => ({ body, status: 404 });

const badCells = (body: object) => ({
  "no slug": refused(without(body, "slug")),
  "a slug that is a path": refused({ ...body, slug: "../x" }),
  "an unknown language": refused({ ...body, locale: "fr" }),
  "a number for a type": refused({ ...body, type: 6 }),
  "an unknown type": refused({ ...body, type: "Loyalist" }),
  "an unknown role": refused({ ...body, role: "epilogue" }),
  "an unknown state": refused({ ...body, state: "Sleepy" }),
  "a field that nobody knows": refused({ ...body, extra: true }),
});

const badPlaces = (body: object) => ({
  ...badCells(body),
  "a slug that nobody opened": missing({ ...body, slug: "nowhere" }),
  "a slug in other capitals": missing({ ...body, slug: "Wellness" }),
  "a role of another slug": refused({ ...body, role: "tagline" }),
  "a state that no text of a slug is for": refused({ ...body, slug: "depth", role: "gifts", state: "Focused" }),
});

/** An id that no text has: an administrator is told so, everybody else is turned away before. */
const NO_SUCH_ATOM = [401, 403, 403, 404] as const;

export const COVERAGE_ENDPOINTS: Endpoints = {
  "GET /api/v2/coverage": {
    reply: coverageReply,
    path: () => `${API}?slug=love&locale=en`,
    expected: ADMIN_ONLY,
    bad: () => ({
      "an unknown language": wrong(`${API}?locale=fr`),
      "a slug that is a path": wrong(`${API}?slug=love,../x`),
      "endless slugs": wrong(`${API}?slug=${"a,".repeat(101)}`),
    }),
  },
  "POST /api/v2/coverage/draft": {
    reply: draftReply,
    path: () => `${API}/draft`,
    body: () => ({ ...cell, count: 3 }),
    expected: ADMIN_ONLY,
    bad: () => ({
      ...badPlaces(cell),
      "a word for yes": refused({ ...cell, onlyEmpty: "yes" }),
      "no drafts": refused({ ...cell, count: 0 }),
      "a hundred drafts": refused({ ...cell, count: 100 }),
      "half a draft": refused({ ...cell, count: 1.5 }),
    }),
  },
  "POST /api/v2/coverage/translate": {
    reply: translateReply,
    path: () => `${API}/translate`,
    body: () => ({ slug: "depth", from: "en", to: ["hi"] }),
    expected: ADMIN_ONLY,
    bad: () => ({
      "no slug": refused({ from: "en", to: ["hi"] }),
      "a slug that nobody opened": missing({ slug: "nowhere", from: "en", to: ["hi"] }),
      "from another language": refused({ slug: "love", from: "hi", to: ["ur"] }),
      "into English": refused({ slug: "love", from: "en", to: ["en"] }),
      "into nothing": refused({ slug: "love", from: "en", to: [] }),
      "a word for a list": refused({ slug: "love", from: "en", to: "hi" }),
    }),
  },
  "GET /api/v2/coverage/atoms": {
    reply: cellReply,
    path: () => `${API}/atoms?${query({ ...cell, slug: "love" })}`,
    expected: ADMIN_ONLY,
    bad: () => ({
      "no role": wrong(`${API}/atoms?${query({ slug: "love", locale: "en", type: "Sentinel" })}`),
      "an unknown type": wrong(`${API}/atoms?${query({ ...cell, type: "__proto__" })}`),
    }),
  },
  "POST /api/v2/coverage/atoms": {
    reply: atomReply,
    path: () => `${API}/atoms`,
    body: () => text,
    expected: [401, 403, 403, 201],
    bad: () => ({
      ...badPlaces(text),
      "no text": refused(without(text, "body")),
      "an empty text": refused({ ...text, body: "  " }),
      "an endless text": refused({ ...text, body: "x".repeat(4_001) }),
      "a placeholder to be published": refused({ ...text, body: "[[hi]] later", status: "published" }),
    }),
  },
  "PATCH /api/v2/coverage/atoms/[id]": {
    reply: atomReply,
    path: () => `${API}/atoms/${someId}`,
    body: () => edit,
    expected: NO_SUCH_ATOM,
    bad: () => ({
      "an id that is none": { path: `${API}/atoms/1`, body: edit, status: 400 },
      "an unknown status": refused({ ...edit, status: "archived" }),
      "back to a placeholder": refused({ ...edit, status: "placeholder" }),
      "without what was seen": refused(without(edit, "seen")),
      "an endless name": refused({ ...edit, by: "x".repeat(61) }),
    }),
  },
  "DELETE /api/v2/coverage/atoms/[id]": {
    reply: atomReply,
    path: () => `${API}/atoms/${someId}?${query({ seen: edit.seen })}`,
    expected: NO_SUCH_ATOM,
    bad: () => ({
      "an id that is none": wrong(`${API}/atoms/1?${query({ seen: edit.seen })}`),
      "without what was seen": wrong(`${API}/atoms/${someId}`),
      "a time that is none": wrong(`${API}/atoms/${someId}?seen=yesterday`),
    }),
  },
  "POST /api/v2/coverage/atoms/[id]/restore": {
    reply: atomReply,
    path: () => `${API}/atoms/${someId}/restore`,
    expected: NO_SUCH_ATOM,
    bad: () => ({ "an id that is none": wrong(`${API}/atoms/1/restore`) }),
  },
  "PUT /api/v2/coverage/atoms/order": {
    reply: orderAtomsReply,
    path: () => `${API}/atoms/order`,
    body: () => ({ ...cell, slug: "parenting", ids: [someId] }),
    expected: [401, 403, 403, 409],
    bad: () => ({
      "a slug that nobody opened": missing({ ...cell, slug: "nowhere", ids: [someId] }),
      "no texts": refused({ ...cell, ids: [] }),
      "an id that is none": refused({ ...cell, ids: ["1"] }),
      "an unknown role": refused({ ...cell, role: "epilogue", ids: [someId] }),
    }),
  },
  "GET /api/v2/coverage/drafts": {
    reply: draftsReply,
    path: () => `${API}/drafts?slug=wellness&state=none`,
    expected: ADMIN_ONLY,
    bad: () => ({
      "no slug": wrong(`${API}/drafts`),
      "an unknown type": wrong(`${API}/drafts?slug=love&type=Loyalist`),
      "an unknown state": wrong(`${API}/drafts?slug=love&state=Sleepy`),
    }),
  },
  "POST /api/v2/coverage/publish": {
    reply: publishReply,
    path: () => `${API}/publish`,
    body: () => ({ drafts: [{ id: someId, seen: edit.seen }] }),
    expected: NO_SUCH_ATOM,
    bad: () => ({
      nothing: refused({ drafts: [] }),
      "without what was seen": refused({ drafts: [{ id: someId }] }),
      "an id that is none": refused({ drafts: [{ id: "1", seen: edit.seen }] }),
    }),
  },
  "POST /api/v2/coverage/atoms/[id]/revert": {
    reply: atomReply,
    path: () => `${API}/atoms/${someId}/revert`,
    body: () => revert,
    expected: NO_SUCH_ATOM,
    bad: () => ({
      "no revision": refused(without(revert, "revisionId")),
      "a revision that is none": refused({ ...revert, revisionId: "1" }),
    }),
  },
  "POST /api/v2/coverage/preview": {
    reply: previewReply,
    path: () => `${API}/preview`,
    body: () => text,
    expected: ADMIN_ONLY,
    bad: () => badCells(text),
  },
  "GET /api/v2/coverage/export": {
    path: () => `${API}/export?slug=love&locale=en&format=csv`,
    expected: ADMIN_ONLY,
    bad: () => ({
      "no slug": wrong(`${API}/export?format=csv`),
      "an unknown format": wrong(`${API}/export?slug=love&format=xlsx`),
    }),
  },
  "POST /api/v2/coverage/import": {
    reply: importReply,
    path: () => `${API}/import`,
    body: () => file,
    expected: ADMIN_ONLY,
    maxBytes: MAX_IMPORT_BYTES,
    bad: () => ({
      "a file that is no JSON": refused({ ...file, text: "{" }),
      "JSON without texts": refused({ ...file, text: "{}" }),
      "CSV with an open quote": refused({ ...file, format: "csv", text: 'slug,body\nlove,"open' }),
      "a slug that nobody opened": missing({ ...file, slug: "nowhere" }),
      "an unknown format": refused({ ...file, format: "xlsx" }),
      "an empty file": refused({ ...file, text: "" }),
    }),
  },
};
