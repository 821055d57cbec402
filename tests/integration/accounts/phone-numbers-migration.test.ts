import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIAL_CODES } from "@/lib/accounts/domain/dial-codes";
import { normalPhoneNumber } from "@/lib/accounts/operations/phone-number";
import { db } from "@/lib/platform/db/client";
import { migrationsFolder } from "@/lib/platform/db/schema-engine";
import { setUpDatabase } from "@/tests/support/database";
import { newUser } from "@/tests/support/people";

setUpDatabase();

const migration = readFileSync(join(migrationsFolder, "20261123093000_phone_numbers/migration.sql"), "utf8");

/** A number of every country that the form lists, typed as at home, and the form that it was brought to. */
const AT_HOME: readonly (readonly [string, string])[] = [
  ["+93 070 123 4567", "+93701234567"],
  ["+54 011 4321-5678", "+541143215678"],
  ["+61 0412 345 678", "+61412345678"],
  ["+43 0664 123456", "+43664123456"],
  ["+973 3600 1234", "+97336001234"],
  ["+880 01812-345678", "+8801812345678"],
  ["+32 0450 00 12 34", "+32450001234"],
  ["+55 (011) 96123-4567", "+5511961234567"],
  ["+86 0131 2345 6789", "+8613123456789"],
  ["+45 34 41 23 45", "+4534412345"],
  ["+20 010 01234567", "+201001234567"],
  ["+33 06 12 34 56 78", "+33612345678"],
  ["+49 (0)1512 3456789", "+4915123456789"],
  ["+91 081234 56789", "+918123456789"],
  ["+62 0812-345-678", "+62812345678"],
  ["+353 085 012 3456", "+353850123456"],
  ["+39 06 1234 5678", "+390612345678"],
  ["+81 090-1234-5678", "+819012345678"],
  ["+254 0712 123456", "+254712123456"],
  ["+965 500 12345", "+96550012345"],
  ["+60 012-345 6789", "+60123456789"],
  ["+52 222 123 4567", "+522221234567"],
  ["+977 0984-1234567", "+9779841234567"],
  ["+31 06 12345678", "+31612345678"],
  ["+64 021 123 4567", "+64211234567"],
  ["+234 0802 123 4567", "+2348021234567"],
  ["+47 40 61 23 45", "+4740612345"],
  ["+968 9212 3456", "+96892123456"],
  ["+92 0301 2345678", "+923012345678"],
  ["+63 0905 123 4567", "+639051234567"],
  ["+974 3312 3456", "+97433123456"],
  ["+7 8 (912) 345-67-89", "+79123456789"],
  ["+7 800 123 45 67", "+78001234567"],
  ["+966 051 234 5678", "+966512345678"],
  ["+65 8123 4567", "+6581234567"],
  ["+27 071 123 4567", "+27711234567"],
  ["+34 612 34 56 78", "+34612345678"],
  ["+94 071 234 5678", "+94712345678"],
  ["+46 070-123 45 67", "+46701234567"],
  ["+41 078 123 45 67", "+41781234567"],
  ["+90 0501 234 56 78", "+905012345678"],
  ["+971 050 123 4567", "+971501234567"],
  ["+44 (0)7400.123456", "+447400123456"],
  ["+1 1 (201) 555-0123", "+12015550123"],
];
/** What only the migration treats so: zeros one after another fell away, and another country's zero was unknown. */
const OF_THE_MIGRATION: readonly (readonly [string, string])[] = [
  ["+4400 7700 900123", "+447700900123"],
  ["+34 0612 345 678", "+340612345678"],
  ["+380 067 123 45 67", "+3800671234567"],
  ["+48601 234 567", "+48601234567"],
  ["0300 1234567", "0300 1234567"],
];

test("numbers of before got one form, in every country that the form lists", async () => {
  const rows = [...AT_HOME, ...OF_THE_MIGRATION];
  const client = await db();
  const ids: string[] = [];
  for (const [phoneNumber] of rows) {
    const id = await newUser();
    await client.user.update({ where: { id }, data: { phoneNumber } });
    ids.push(id);
  }
  await client.$executeRawUnsafe(migration);
  const users = await client.user.findMany({ select: { id: true, phoneNumber: true } });
  const found = new Map(users.map(({ id, phoneNumber }) => [id, phoneNumber]));
  expect(ids.map((id) => found.get(id))).toEqual(rows.map(([, stored]) => stored));
});

test("it is the form that a number of today is stored in", () => {
  const codes = AT_HOME.map(([typed]) => typed.split(" ")[0]);
  expect(DIAL_CODES.filter(({ code }) => !codes.includes(code))).toEqual([]);
  expect(AT_HOME.map(([typed]) => normalPhoneNumber(typed))).toEqual(AT_HOME.map(([, stored]) => stored));
});
