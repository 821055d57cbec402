import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DIAL_CODES } from "@/lib/accounts/domain/dial-codes";
import { normalPhoneNumber } from "@/lib/accounts/domain/phone-number";
import { db } from "@/lib/platform/db/client";
import { migrationsFolder } from "@/lib/platform/db/schema-engine";
import { setUpDatabase } from "@/tests/support/database";
import { newUser } from "@/tests/support/people";

setUpDatabase();

const migration = readFileSync(join(migrationsFolder, "20261123093000_phone_numbers/migration.sql"), "utf8");

test("numbers of before get the form that new ones are stored in, in every country", async () => {
  const numbers = [
    ...DIAL_CODES.flatMap(({ code }) => [`${code}0300 1234567`, `${code}7700-900123`, `${code}(0)12 345 678`]),
    ...["+78 (912) 345-67-89", "+7800 123 45 67", "+11 201 555 0123", "+48601 234 567", "+4400 7700 900123"],
  ];
  const ids: string[] = [];
  for (const phoneNumber of numbers) ids.push(await newUser({ phoneNumber }));
  const client = await db();
  await client.$executeRawUnsafe(migration);
  const rows = await client.user.findMany({ select: { id: true, phoneNumber: true } });
  const found = new Map(rows.map(({ id, phoneNumber }) => [id, phoneNumber]));
  expect(ids.map((id) => found.get(id))).toEqual(numbers.map(normalPhoneNumber));
});
