-- Hashes of mailed tokens are written as hex, as all other hashes are: links that are on their way stay good.
UPDATE "AccountToken" SET "id" = encode(decode(translate("id", '-_', '+/') || '=', 'base64'), 'hex')
WHERE "id" ~ '^[A-Za-z0-9_-]{43}$';

-- A cell of an export: quoted as RFC 4180 says, and never a formula to a spreadsheet. The rule of lib/platform/csv.ts.
CREATE OR REPLACE FUNCTION "csv_cell"("value" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '"' || CASE WHEN "value" ~ '^''*([ \t\n\v\f\r\u00a0]*[-=+@＝＋－＠]|[\t\r\n])' THEN '''' ELSE '' END
    || replace("value", '"', '""') || '"'
$$;
