import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { csvText } from "@/lib/platform/csv";
import { db } from "@/lib/platform/db/client";
import { setUpDatabase } from "../../support/database";

setUpDatabase();

const start = fc.stringMatching(/^'{0,2}[ \t\n\v\f\r\u00a0]{0,2}[-=+@＝＋－＠"a]?$/);
/** PostgreSQL keeps no NUL and no half of a surrogate pair. */
const text = fc
  .tuple(start, fc.string({ unit: "grapheme" }))
  .map((parts) => parts.join("").replaceAll("\0", ""))
  .filter((whole) => whole.isWellFormed());

test("the database and the server write the same cell for the same text", async () => {
  const client = await db();
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 60 }), async (texts) => {
      const rows = await client.$queryRaw<{ cell: string }[]>`
        SELECT csv_cell(value) AS cell FROM unnest(${texts}::text[]) WITH ORDINALITY AS t(value, at) ORDER BY at`;
      const byDatabase = rows.map(({ cell }) => parse(`${cell},x`)[0]?.[0]);
      const byServer = texts.map((each) => parse(csvText([[each, "x"]]), { bom: true })[0]?.[0]);
      expect(byDatabase).toEqual(byServer);
    }),
    { numRuns: 40 },
  );
});

test.each(["=1+1", " =1", "\u00a0@x", "＝1", "-2", "\tx", "'=1"])("no spreadsheet runs %j", (formula) => {
  expect(parse(csvText([[formula]]), { bom: true })).toEqual([[`'${formula}`]]);
});
