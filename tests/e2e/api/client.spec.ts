import { randomUUID } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { expect } from "@playwright/test";
import { createConfig, lintFromString } from "@redocly/openapi-core";
import { transform } from "esbuild";
import { generateApi } from "swagger-typescript-api";
import { somebody } from "../support/people";
import { completeBody, freshAddress, reportBody, test } from "./people";

/** What the generated client has for the way from an account to a report as a PDF. */
interface Client {
  readonly api: Readonly<Record<string, (...given: readonly unknown[]) => Promise<Answer>>>;
}
type Answer = Response & { readonly data: Record<string, unknown> };
type ClientClass = new (config: { baseUrl: string; customFetch: typeof fetch }) => Client;

const isClientModule = (module: unknown): module is { readonly Api: ClientClass } =>
  typeof module === "object" && module !== null && "Api" in module && typeof module.Api === "function";

/** A stock generator's client, made from the document alone. */
async function generatedClient(source: string, file: string): Promise<ClientClass> {
  const { files } = await generateApi({
    spec: JSON.parse(source),
    output: false,
    silent: true,
    httpClientType: "fetch",
  });
  const { code } = await transform(files.map(({ fileContent }) => fileContent).join("\n"), { loader: "ts" });
  await writeFile(file, code);
  const module: unknown = await import(pathToFileURL(file).href);
  if (!isClientModule(module)) throw new Error("the generator made no client");
  return module.Api;
}

/** The fetch of a program that keeps its cookies. */
function fetchWithCookies(address: Record<string, string>): typeof fetch {
  const cookies = new Map<string, string>();
  return async (input, init) => {
    const headers = new Headers(init?.headers);
    headers.set("cookie", [...cookies].map((pair) => pair.join("=")).join("; "));
    for (const [name, value] of Object.entries(address)) headers.set(name, value);
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = "", value = ""] = (line.split(";")[0] ?? "").split("=", 2);
      cookies.set(name, value);
    }
    return response;
  };
}

test("a linter finds nothing in the document, and a client made from it walks from registering to a PDF", async ({
  copyOf,
  baseURL,
}, info) => {
  const source = await (await (await copyOf()).get("/api/openapi.json")).text();
  const config = await createConfig({ extends: ["recommended"] });
  expect(await lintFromString({ source, absoluteRef: "openapi.json", config })).toEqual([]);

  const ApiClient = await generatedClient(source, info.outputPath("client.mjs"));
  const { api } = new ApiClient({ baseUrl: baseURL ?? "", customFetch: fetchWithCookies(freshAddress()) });
  const call = (name: string, ...given: readonly unknown[]): Promise<Answer> => {
    const operation = api[name];
    if (!operation) throw new Error(`the client has no ${name}`);
    return operation(...given);
  };
  const { email, firstName, lastName, phone, password } = somebody();
  const person = { email, firstName, lastName, password, phoneNumber: `+1${phone}` };
  const registered = await call("postAuthRegister", { ...person, submissionTime: new Date().toISOString() });
  expect(registered.status).toBe(201);
  const me = await call("getMe");
  expect(me.data).toMatchObject({ user: { email }, draft: null });
  const { id: userId } = Object(me.data.user);

  const runId = randomUUID();
  const run = completeBody(runId);
  await call("patchUsersById", userId, { assessmentData: { ...run.assessmentData, completedAt: null } });
  expect((await call("postAssessmentComplete", run)).data).toMatchObject({ success: true, primaryType: 2 });
  const { data } = await call("postReports", reportBody(userId, runId));
  const { id: report } = Object(data.report);
  expect((await call("getUsersByIdReports", userId)).data).toMatchObject([{ id: report, assessmentId: runId }]);

  const pdf = await call("getReportsByReportTypeByTypePdf", "love", 2, { report });
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  expect(
    Buffer.from(await pdf.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe("%PDF-");
  await expect(call("getUsersByIdReports", randomUUID())).rejects.toMatchObject({
    status: 403,
    error: { code: "forbidden" },
  });
});
