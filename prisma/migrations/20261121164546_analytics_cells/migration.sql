-- AlterTable
ALTER TABLE "AnalyticsEvent" ADD COLUMN     "locale" TEXT,
ADD COLUMN     "runId" TEXT,
ADD COLUMN     "theme" TEXT;

-- CreateTable
CREATE TABLE "AssessmentFact" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "completedAt" TIMESTAMP(3) NOT NULL,
    "day" DATE NOT NULL,
    "type" INTEGER NOT NULL,
    "wing" INTEGER NOT NULL,
    "theme" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "primaryState" TEXT NOT NULL,
    "secondaryState" TEXT NOT NULL,
    "primaryShare" INTEGER NOT NULL,
    "dominantInstinct" TEXT NOT NULL,
    "secondaryInstinct" TEXT NOT NULL,
    "blindInstinct" TEXT NOT NULL,
    "circularTriads" INTEGER,
    "minutes" INTEGER NOT NULL,
    "counting" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "AssessmentFact_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnalyticsRun" (
    "id" TEXT NOT NULL,
    "userId" TEXT,
    "day" DATE NOT NULL,
    "theme" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "type" INTEGER NOT NULL DEFAULT 0,
    "stages" INTEGER NOT NULL DEFAULT 0,
    "answered" BIGINT NOT NULL DEFAULT 0,
    "pairs" JSONB NOT NULL DEFAULT '{}',
    "dirty" BOOLEAN NOT NULL DEFAULT true,
    "counted" JSONB,

    CONSTRAINT "AnalyticsRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnalyticsCell" (
    "kind" TEXT NOT NULL,
    "level" TEXT NOT NULL,
    "start" DATE NOT NULL,
    "dimension" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "total" INTEGER NOT NULL,
    "counts" JSONB NOT NULL,

    CONSTRAINT "AnalyticsCell_pkey" PRIMARY KEY ("kind","dimension","value","level","start")
);

-- CreateTable
CREATE TABLE "AnalyticsRegistration" (
    "day" DATE NOT NULL,
    "count" INTEGER NOT NULL,

    CONSTRAINT "AnalyticsRegistration_pkey" PRIMARY KEY ("day")
);

-- CreateIndex
CREATE INDEX "AssessmentFact_completedAt_id_idx" ON "AssessmentFact"("completedAt", "id");

-- CreateIndex
CREATE INDEX "AssessmentFact_type_completedAt_id_idx" ON "AssessmentFact"("type", "completedAt", "id");

-- CreateIndex
CREATE INDEX "AssessmentFact_userId_idx" ON "AssessmentFact"("userId");

-- CreateIndex
CREATE INDEX "AnalyticsRun_userId_idx" ON "AnalyticsRun"("userId");

-- CreateIndex
CREATE INDEX "AnalyticsRun_type_day_idx" ON "AnalyticsRun"("type", "day");

-- CreateIndex
CREATE INDEX "AnalyticsRun_day_idx" ON "AnalyticsRun"("day");

-- Text search in names, addresses and numbers: the words of a search are found anywhere in them.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE FUNCTION "user_search"("first" TEXT, "last" TEXT, "mail" TEXT, "phone" TEXT) RETURNS TEXT
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT lower("first" || ' ' || "last" || ' ' || "mail" || ' ' || coalesce("phone", ''))
$$;
CREATE INDEX "User_search_idx" ON "User"
  USING gin ("user_search"("firstName", "lastName", "email", "phoneNumber") gin_trgm_ops);
CREATE INDEX "User_name_idx" ON "User" (lower("lastName"), lower("firstName"), "id");

-- A cell of an export: quoted as RFC 4180 says, and never a formula to a spreadsheet.
CREATE FUNCTION "csv_cell"("value" TEXT) RETURNS TEXT LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT '"' || CASE WHEN "value" ~ '^(\s*[-=+@＝＋－＠]|[\t\r\n])' THEN '''' ELSE '' END
    || replace("value", '"', '""') || '"'
$$;

-- What is not in the cells yet.
CREATE INDEX "AssessmentFact_counting_idx" ON "AssessmentFact" ("id") WHERE "counting" <> 1;
CREATE INDEX "AnalyticsRun_dirty_idx" ON "AnalyticsRun" ("id") WHERE "dirty";

CREATE FUNCTION "note_assessments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AssessmentFact" ("id", "userId", "completedAt", "day", "type", "wing", "theme", "locale",
    "primaryState", "secondaryState", "primaryShare", "dominantInstinct", "secondaryInstinct", "blindInstinct",
    "circularTriads", "minutes")
  SELECT "id", "userId", "completedAt", "completedAt"::date, "primaryType", "wing", "reportType", "locale",
    "primaryState", "secondaryState", "primaryShare", "dominantInstinct", "secondaryInstinct", "blindInstinct",
    ("profile"->'evidence'->>'circularTriads')::int,
    least(600, greatest(0, floor(extract(epoch FROM "completedAt" - "startedAt") / 60)))::int
  FROM "changed";
  RETURN NULL;
END $$;

-- A deleted one leaves the cells the next time that they are brought up to date; its id may come again.
CREATE FUNCTION "note_gone_assessments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "AssessmentFact" f USING "changed" c WHERE f."id" = c."id" AND f."counting" = 0;
  UPDATE "AssessmentFact" f SET "counting" = 2, "userId" = '', "id" = gen_random_uuid()::text
  FROM "changed" c WHERE f."id" = c."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "assessments_made" AFTER INSERT ON "Assessment"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_assessments"();
CREATE TRIGGER "assessments_gone" AFTER DELETE ON "Assessment"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_gone_assessments"();

CREATE FUNCTION "note_accounts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AnalyticsRegistration" AS r ("day", "count")
  SELECT "registeredAt"::date, count(*) FROM "changed" GROUP BY 1 ORDER BY 1
  ON CONFLICT ("day") DO UPDATE SET "count" = r."count" + excluded."count";
  RETURN NULL;
END $$;

CREATE FUNCTION "note_gone_accounts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "AnalyticsRegistration" AS r ("day", "count")
  SELECT "registeredAt"::date, -count(*) FROM "changed" GROUP BY 1 ORDER BY 1
  ON CONFLICT ("day") DO UPDATE SET "count" = r."count" + excluded."count";
  UPDATE "AnalyticsRun" r SET "userId" = NULL FROM "changed" c WHERE r."userId" = c."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "accounts_made" AFTER INSERT ON "User"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_accounts"();
CREATE TRIGGER "accounts_gone" AFTER DELETE ON "User"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "note_gone_accounts"();

-- What stood before.
INSERT INTO "AnalyticsRegistration" ("day", "count")
SELECT "registeredAt"::date, count(*) FROM "User" GROUP BY 1;
INSERT INTO "AssessmentFact" ("id", "userId", "completedAt", "day", "type", "wing", "theme", "locale",
  "primaryState", "secondaryState", "primaryShare", "dominantInstinct", "secondaryInstinct", "blindInstinct",
  "circularTriads", "minutes")
SELECT "id", "userId", "completedAt", "completedAt"::date, "primaryType", "wing", "reportType", "locale",
  "primaryState", "secondaryState", "primaryShare", "dominantInstinct", "secondaryInstinct", "blindInstinct",
  ("profile"->'evidence'->>'circularTriads')::int,
  least(600, greatest(0, floor(extract(epoch FROM "completedAt" - "startedAt") / 60)))::int
FROM "Assessment";
