-- AlterTable
ALTER TABLE "AssessmentFact" ADD COLUMN     "email" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "firstName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "lastName" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "phoneNumber" TEXT;

DROP INDEX "User_name_idx";
CREATE INDEX "AssessmentFact_name_idx" ON "AssessmentFact" (lower("lastName"), lower("firstName"), "id");
CREATE INDEX "AssessmentFact_email_idx" ON "AssessmentFact" ("email", "id");

UPDATE "AssessmentFact" f
SET "firstName" = u."firstName", "lastName" = u."lastName", "email" = u."email", "phoneNumber" = u."phoneNumber"
FROM "User" u WHERE u."id" = f."userId";

CREATE OR REPLACE FUNCTION "note_assessments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AssessmentFact" ("id", "userId", "completedAt", "day", "type", "wing", "theme", "locale",
    "primaryState", "secondaryState", "primaryShare", "dominantInstinct", "secondaryInstinct", "blindInstinct",
    "circularTriads", "minutes", "firstName", "lastName", "email", "phoneNumber")
  SELECT a."id", a."userId", a."completedAt", a."completedAt"::date, a."primaryType", a."wing", a."reportType",
    a."locale", a."primaryState", a."secondaryState", a."primaryShare", a."dominantInstinct", a."secondaryInstinct",
    a."blindInstinct", (a."profile"->'evidence'->>'circularTriads')::int,
    least(600, greatest(0, floor(extract(epoch FROM a."completedAt" - a."startedAt") / 60)))::int,
    u."firstName", u."lastName", u."email", u."phoneNumber"
  FROM "changed" a JOIN "User" u ON u."id" = a."userId";
  RETURN NULL;
END $$;

CREATE OR REPLACE FUNCTION "note_gone_assessments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "AssessmentFact" f USING "changed" c WHERE f."id" = c."id" AND f."counting" = 0;
  UPDATE "AssessmentFact" f SET "counting" = 2, "userId" = '', "id" = gen_random_uuid()::text,
    "firstName" = '', "lastName" = '', "email" = '', "phoneNumber" = NULL
  FROM "changed" c WHERE f."id" = c."id";
  RETURN NULL;
END $$;

CREATE FUNCTION "note_renamed_account"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "AssessmentFact" SET "firstName" = NEW."firstName", "lastName" = NEW."lastName", "email" = NEW."email",
    "phoneNumber" = NEW."phoneNumber"
  WHERE "userId" = NEW."id";
  RETURN NULL;
END $$;
CREATE TRIGGER "account_renamed" AFTER UPDATE OF "firstName", "lastName", "email", "phoneNumber" ON "User"
  FOR EACH ROW EXECUTE FUNCTION "note_renamed_account"();
