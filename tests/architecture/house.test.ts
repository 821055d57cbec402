import { importCycles } from "./rules/cycles";
import {
  databaseOutsideData,
  forbiddenImports,
  impureDomain,
  strayTransactions,
  unknownFileNames,
} from "./rules/layers";
import { ENDPOINTS_TABLES, endpointsWithoutCases, repliesWithoutSchema, undeclaredRoutes } from "./rules/routes";
import { readHouse, type SourceFile } from "./rules/source";
import { looseClasses, strayColors } from "./rules/styles";
import { longFiles, oddNames, ownClocks, ownLimits, physicalDirections, strayEnvironment } from "./rules/text";

type Rule = (files: readonly SourceFile[]) => string[];

const bad = (path: string, text: string): SourceFile => ({ path, text });

/** Two files of which the second imports a read that anybody may call with any id. */
const UNBRANDED_READ = [
  bad("lib/assessment/data/runs.ts", "export async function runExists(id: string): Promise<boolean> {}"),
  bad("lib/reports/operations/a.ts", 'import { runExists } from "@/lib/assessment/data/runs";'),
];
const EITHER_ID = [
  bad("lib/assessment/data/runs.ts", "export function findRuns(id: OwnUserId | string) {}"),
  bad("lib/reports/operations/a.ts", 'import { findRuns } from "@/lib/assessment/data/runs";'),
];

/** Each rule, and snippets (one file, or several together) that it must catch. */
const RULES: readonly { name: string; rule: Rule; caught: readonly (SourceFile | readonly SourceFile[])[] }[] = [
  {
    name: "imports run downward",
    rule: forbiddenImports,
    caught: [
      bad("lib/accounts/data/users.ts", 'import { x } from "@/components/ui/button";'),
      bad("components/ui/button.tsx", 'import { t } from "@/lib/assessment/domain/instrument/types";'),
      bad("components/account/a.tsx", 'import { db } from "@/lib/accounts/data/users";'),
      bad("lib/accounts/operations/a.ts", 'import { x } from "@/lib/reports/domain/document/document";'),
      bad("lib/reports/operations/a.ts", 'import { x } from "@/lib/assessment/data/runs";'),
      bad("lib/reports/operations/b.ts", 'import * as runs from "@/lib/assessment/data/runs";'),
      UNBRANDED_READ,
      EITHER_ID,
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
    name: "only data opens the database",
    rule: databaseOutsideData,
    caught: [bad("lib/accounts/operations/a.ts", 'import { db } from "@/lib/platform/db/client";')],
  },
  {
    name: "transactions are run in one place",
    rule: strayTransactions,
    caught: [bad("lib/accounts/data/a.ts", "await (await db()).$transaction(async (tx) => {});")],
  },
  {
    name: "features use the known file names",
    rule: unknownFileNames,
    caught: [bad("lib/accounts/utils.ts", ""), bad("lib/misc/data.ts", "")],
  },
  {
    name: "imports have no circles",
    rule: importCycles,
    caught: [[bad("lib/a.ts", 'import { b } from "./b";'), bad("lib/b.ts", 'import { a } from "./a";')]],
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
    name: "every JSON route declares its reply, and its row tests that one",
    rule: repliesWithoutSchema,
    caught: [
      bad("app/api/x/route.ts", "export const GET = withRoute({ handle });"),
      bad("app/api/y/route.ts", "export const GET = withRoute({ reply: yReply, handle });"),
      bad("app/api/shared/[token]/route.ts", "export const GET = withRoute({ reply: pageReply, handle });"),
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
    name: "times of day are formatted in one place",
    rule: ownClocks,
    caught: [
      bad("components/a.tsx", 'new Intl.DateTimeFormat(tag, { timeStyle: "short" })'),
      bad("components/b.tsx", "date.toLocaleTimeString()"),
    ],
  },
  {
    name: "colours stand among the tokens",
    rule: strayColors,
    caught: [
      bad("app/a.css", ".a { color: #fff; }"),
      bad("app/b.css", ".a { background: rgb(0 0 0 / 0.5); }"),
      bad("app/c.css", ".a { border: 1px solid white; }"),
      bad("components/a.tsx", 'const ink = "#2a2320";'),
      bad("lib/accounts/domain/a.ts", '`<p style="color:#6b6058">`'),
      bad("config/a.ts", 'export const theme = "oklch(0.7 0.1 40)";'),
    ],
  },
  {
    name: "classes come with their style sheet",
    rule: looseClasses,
    caught: [
      bad("components/a/a.css", "@layer components { .a-card { color: inherit; } }"),
      [
        bad("components/a/a.css", ".a-card { color: inherit; }"),
        bad("components/b/b.tsx", 'return <p className="mt-2 a-card" />;'),
      ],
    ],
  },
  {
    name: "limits of wording stand in one module",
    rule: ownLimits,
    caught: [
      bad("components/a.tsx", "if (evidence.circularTriads <= 5) return high;"),
      bad("components/b.tsx", '  ["high", 5],'),
      bad("lib/reports/domain/a.ts", "return share < SMALLEST ? under : share;"),
      bad("components/c.tsx", "value < 0.005 ? few : many"),
      bad("components/d.ts", "Math.round(10 * probability)"),
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
    for (const snippets of caught) expect(rule([snippets].flat())).not.toEqual([]);
  });
});
