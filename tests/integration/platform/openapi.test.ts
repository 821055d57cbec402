import { readFileSync } from "node:fs";
import { Ajv2020 } from "ajv/dist/2020";
import { z } from "zod";
import { type DocumentedRoute, openApiDocument } from "@/app/api/_openapi";
import { ADMIN_COOKIE, USER_COOKIE } from "@/lib/platform/cookie-names";
import { responseCheck } from "@/lib/platform/http/check-response";
import { allRoutes } from "@/tests/support/all-routes";

const documented = allRoutes()
  .filter(({ path }) => !path.includes("[["))
  .map(({ method, path, route }): DocumentedRoute => ({ method, path, contract: route.contract }));
const sent = JSON.parse(readFileSync("generated/openapi.json", "utf8"));
const document = openApiDocument(documented, {
  title: sent.info.title,
  version: sent.info.version,
  cookies: { user: USER_COOKIE, admin: ADMIN_COOKIE },
});

test("the document that is served says what the routes declare: else run `npm run generate`", () => {
  expect(documented.length).toBeGreaterThan(70);
  const made = JSON.parse(JSON.stringify(document));
  expect(Object.keys(sent.paths).sort()).toEqual(Object.keys(made.paths).sort());
  expect(sent).toEqual({ ...made, components: { ...made.components, schemas: expect.any(Object) } });
  expect(sent.components.schemas).toEqual(made.components.schemas);
});

test("every operation has a name of its own, and every schema can be compiled", () => {
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
  const ids = operations.map(({ operationId }) => operationId);
  expect(new Set(ids).size).toBe(ids.length);
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const schemas = operations.flatMap(({ parameters = [], requestBody, responses }) => [
    ...parameters.map(({ schema }) => schema),
    ...[requestBody, ...Object.values(responses)].flatMap((part) =>
      Object.values(part?.content ?? {}).map(({ schema }) => schema),
    ),
  ]);
  for (const schema of schemas)
    if (typeof schema === "object") ajv.compile({ ...schema, components: document.components });
});

test("who may ask stands in the document: nobody's, a person's, an administrator's with the permission", () => {
  const { paths } = document;
  expect(paths["/api/auth/login"]?.post?.security).toEqual([]);
  expect(paths["/api/me"]?.get?.security).toEqual([{ userSession: [] }]);
  expect(paths["/api/analytics/summary"]?.get?.security).toEqual([
    { adminSession: [] },
    { programToken: ["figures:read"] },
  ]);
});

/** Lists that are not `{items, next}`: those that SPEC fixes, and those that pages which are already open read. */
const OTHER_LISTS = {
  "/api/analytics/instrument": "a row for each of the 36 pairs",
  "/api/assessments/all": "SPEC: list of assessment records",
  "/api/blocks": "SPEC: the two blocks",
  "/api/shares": "read by pages that are open",
  "/api/users/{id}/reports": "SPEC: list of report items",
  "/api/users/{id}/runs": "read by pages that are open",
};
/** POST that answers 200: it makes nothing that stays, or answers a repeat the same. Whatever else makes something is 201. */
const MAKES =
  /^post(?:Administrators|AuthRegister|InstrumentAdoptions|Notifications|PairsCode|Programs(?:Tokens|Webhooks)|Shares|V2CoverageAtoms|V2PacksCreate)$/;

test("a list is {items, next}, and what makes something answers 201", () => {
  const all = Object.entries(document.paths);
  const schemaOf = (path: (typeof all)[number][1]) => path.get?.responses[200]?.content?.["application/json"]?.schema;
  const arrays = all.filter(([, path]) => schemaOf(path)?.type === "array").map(([path]) => path);
  expect(arrays.sort()).toEqual(Object.keys(OTHER_LISTS).sort());
  const made = all.flatMap(([, { post }]) => (post?.responses[201] ? [post.operationId] : []));
  expect(made.filter((id) => !MAKES.test(id))).toEqual([]);
  expect(
    all.flatMap(([, { post }]) => (post && MAKES.test(post.operationId) && !post.responses[201] ? [post] : [])),
  ).toEqual([]);
});

describe("an answer that drifts from the document fails", () => {
  const check = responseCheck({
    summary: "Counts.",
    reply: z.object({ count: z.number(), at: z.iso.datetime().optional() }),
  });

  test.each([
    ["a field that is missing", Response.json({})],
    ["a field of another type", Response.json({ count: "1" })],
    ["a field that is not declared", Response.json({ count: 1, more: 2 })],
    ["a status that is not declared", Response.json({ count: 1 }, { status: 201 })],
    ["another media type", new Response("1", { headers: { "content-type": "text/plain" } })],
    ["a failure of another shape", Response.json({ oops: true }, { status: 404 })],
  ])("%s", async (_, response) => {
    await expect(check(response)).rejects.toThrow(/document/);
  });

  test("and what it says passes", async () => {
    await check(Response.json({ count: 1 }));
    await check(Response.json({ error: "No.", message: "No.", code: "not_found" }, { status: 404 }));
  });
});
