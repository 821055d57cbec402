-- Telephone numbers in one form: plus, country code, digits. The zero that is dialled at home alone falls away, in Russia
-- and Kazakhstan the eight, in North America the one; a zero in Italy belongs to the number.
WITH "plain" AS (
  SELECT "id", regexp_replace("phoneNumber", '[^0-9+]', '', 'g') AS "digits" FROM "User" WHERE "phoneNumber" LIKE '+%'
), "normal" AS (
  SELECT "id", regexp_replace(regexp_replace(regexp_replace("digits",
    '^(\+(?:20|27|31|32|33|353|41|43|44|46|49|54|55|60|61|62|63|64|81|86|880|90|91|92|93|94|966|971|977|234|254))0+', '\1'),
    '^\+78([0-9]{10})$', '+7\1'),
    '^\+11+', '+1') AS "number"
  FROM "plain"
)
UPDATE "User" u SET "phoneNumber" = n."number" FROM "normal" n
WHERE n."id" = u."id" AND n."number" <> u."phoneNumber";
