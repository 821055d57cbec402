import { importCycles } from "./rules/cycles";
import { databaseOutsideData, forbiddenImports, impureDomain, unknownFileNames } from "./rules/layers";
import { ENDPOINTS_TABLES, endpointsWithoutCases, undeclaredRoutes } from "./rules/routes";
import { readHouse, type SourceFile } from "./rules/source";
import { longFiles, oddNames, physicalDirections, strayEnvironment } from "./rules/text";

type Rule = (files: readonly SourceFile[]) => string[];

const bad = (path: string, text: string): SourceFile => ({ path, text });

/** Each rule, and snippets that it must catch: a rule that no longer bites is no rule. */
const RULES: readonly { name: string; rule: Rule; caught: readonly SourceFile[] }[] = [
  {
    name: "imports run downward",
    rule: forbiddenImports,
    caught: [
      bad("lib/accounts/data.ts", 'import { x } from "@/components/ui/button";'),
      bad("components/ui/button.tsx", 'import { t } from "@/lib/assessment/domain/types";'),
      bad("components/account/a.tsx", 'import { db } from "@/lib/accounts/data";'),
      bad("lib/accounts/operations/a.ts", 'import { x } from "@/lib/reports/domain/document";'),
      bad("lib/reports/operations/a.ts", 'import { x } from "@/lib/assessment/data";'),
      bad("components/account/a.tsx", 'import Page from "@/app/page";'),
      bad("lib/assessment/client/a.ts", 'import { env } from "@/lib/platform/env";'),
    ],
  },
  {
    name: "rules touch nothing outside",
    rule: impureDomain,
    caught: [
      bad("lib/assessment/domain/a.ts", "export const at = Date.now();"),
      bad("lib/assessment/domain/b.ts", 'import { z } from "zod";'),
    ],
  },
  {
    name: "only data.ts opens the database",
    rule: databaseOutsideData,
    caught: [bad("lib/accounts/operations/a.ts", 'import { db } from "@/lib/platform/db/client";')],
  },
  {
    name: "features use the known file names",
    rule: unknownFileNames,
    caught: [bad("lib/accounts/utils.ts", ""), bad("lib/misc/data.ts", "")],
  },
  {
    name: "imports have no circles",
    rule: importCycles,
    caught: [bad("lib/a.ts", 'import { b } from "./b";'), bad("lib/b.ts", 'import { a } from "./a";')],
  },
  {
    name: "routes are declarations",
    rule: undeclaredRoutes,
    caught: [bad("app/api/x/route.ts", "export async function GET() {}")],
  },
  {
    name: "every endpoint has its cases of access and bad input",
    rule: endpointsWithoutCases,
    caught: [
      bad("app/api/x/[id]/route.ts", "export const DELETE = withRoute({});"),
      bad("app/api/[...path]/route.ts", "export { nothingHere as PUT };"),
      bad(ENDPOINTS_TABLES, '  "GET /api/gone": { expected: open },'),
    ],
  },
  {
    name: "the environment is read in one place",
    rule: strayEnvironment,
    caught: [bad("lib/accounts/data.ts", "const url = process.env.URL;")],
  },
  {
    name: "directions are logical",
    rule: physicalDirections,
    caught: [
      bad("components/a.tsx", '<div className="ml-4" />'),
      bad("components/b.tsx", '<div className="flex text-right" />'),
      bad("app/a.css", ".a { margin-left: 1rem; }"),
    ],
  },
  {
    name: "files are short",
    rule: longFiles,
    caught: [bad("lib/a.ts", "\n".repeat(400))],
  },
  { name: "files are named in kebab-case", rule: oddNames, caught: [bad("components/MyThing.tsx", "")] },
];

describe.each(RULES)("$name", ({ rule, caught }) => {
  test("in the house", () => {
    expect(rule(readHouse())).toEqual([]);
  });

  test("and the rule still bites", () => {
    const groups = rule === importCycles ? [caught] : caught.map((snippet) => [snippet]);
    for (const snippets of groups) expect(rule(snippets)).not.toEqual([]);
  });
});
