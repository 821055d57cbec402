import { BROWSER_DATA, SERVER_DATA } from "@/components/account/privacy/stored-data";
import { STORAGE_KEYS } from "@/lib/platform/browser-storage";
import * as COOKIES from "@/lib/platform/cookie-names";
import { readSchema } from "@/lib/platform/db/schema-engine";
import { readHouse } from "@/tests/architecture/rules/source";

const listed: readonly string[] = BROWSER_DATA.flatMap(({ names }) => names);
const tables: readonly string[] = SERVER_DATA.flatMap((row) => row.tables);

test("the privacy page names every key under which the browser keeps something", () => {
  expect(Object.values(STORAGE_KEYS).filter((key) => !listed.includes(key))).toEqual([]);
  const keepers = readHouse().filter(
    ({ path, text }) =>
      /^(lib|components)\//.test(path) && /localStorage|sessionStorage|indexedDB|Stored\(|document\.cookie/.test(text),
  );
  const keys = keepers.flatMap(({ text }) =>
    [...text.matchAll(/const \w*(?:KEY|COOKIE) = "([^"]+)"/g)].map(([, key]) => key),
  );
  expect(keys.length).toBeGreaterThan(1);
  expect(keys.filter((key) => !listed.includes(key ?? ""))).toEqual([]);
});

test("and every sealed cookie", () => {
  expect(Object.values(COOKIES).filter((name) => !listed.includes(name))).toEqual([]);
});

test("and every table that holds a user's id", () => {
  const schema = readSchema()
    .map(({ content }) => content)
    .join("\n");
  const personal = [...schema.matchAll(/^model (\w+) \{\n([\s\S]*?)^\}/gm)]
    .filter(([, , lines = ""]) => /^\s+\w*[uU]serId\s|\sUser\s+@relation/m.test(lines))
    .map(([, name = ""]) => name);
  expect(personal.length).toBeGreaterThan(6);
  expect(personal.filter((name) => !tables.includes(name))).toEqual([]);
});

test("each row stands there once", () => {
  for (const rows of [SERVER_DATA, BROWSER_DATA]) expect(new Set(rows.map(({ key }) => key)).size).toBe(rows.length);
});
