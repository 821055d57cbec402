-- Closed sets of words become types. The words themselves stay as they were.
CREATE TYPE "TokenPurpose" AS ENUM ('verifyEmail', 'changeEmail', 'undoDeletion');
CREATE TYPE "MailKind" AS ENUM ('temporaryPassword', 'verifyEmail', 'changeEmail', 'emailChanged', 'passwordChanged', 'undoDeletion');
CREATE TYPE "ReportType" AS ENUM ('standard', 'love', 'wealth', 'corporate', 'career', 'health', 'leadership');
CREATE TYPE "ColorState" AS ENUM ('veryGood', 'good', 'average', 'belowAverage', 'destructive');
CREATE TYPE "Instinct" AS ENUM ('self', 'oneToOne', 'social');
CREATE TYPE "AtomStatus" AS ENUM ('placeholder', 'draft', 'published');
CREATE TYPE "AtomAction" AS ENUM ('ship', 'draft', 'translate', 'write', 'publish', 'withdraw', 'revert', 'import');
CREATE TYPE "PackInput" AS ENUM ('single', 'pair');
CREATE TYPE "NotificationType" AS ENUM ('general', 'welcome', 'update', 'promotion');
CREATE TYPE "NotificationPriority" AS ENUM ('low', 'normal', 'high');
CREATE TYPE "NotificationAudience" AS ENUM ('all', 'new', 'returning', 'completed', 'personality_types');
CREATE TYPE "FactCounting" AS ENUM ('waiting', 'counted', 'deleted');

ALTER TABLE "AccountToken"
  ALTER COLUMN "purpose" TYPE "TokenPurpose" USING "purpose"::"TokenPurpose";
ALTER TABLE "OutgoingMail"
  ALTER COLUMN "kind" TYPE "MailKind" USING "kind"::"MailKind";
ALTER TABLE "Assessment"
  ALTER COLUMN "reportType" TYPE "ReportType" USING "reportType"::"ReportType",
  ALTER COLUMN "primaryState" TYPE "ColorState" USING "primaryState"::"ColorState",
  ALTER COLUMN "secondaryState" TYPE "ColorState" USING "secondaryState"::"ColorState",
  ALTER COLUMN "dominantInstinct" TYPE "Instinct" USING "dominantInstinct"::"Instinct",
  ALTER COLUMN "secondaryInstinct" TYPE "Instinct" USING "secondaryInstinct"::"Instinct",
  ALTER COLUMN "blindInstinct" TYPE "Instinct" USING "blindInstinct"::"Instinct";
ALTER TABLE "AssessmentFact"
  ALTER COLUMN "theme" TYPE "ReportType" USING "theme"::"ReportType",
  ALTER COLUMN "primaryState" TYPE "ColorState" USING "primaryState"::"ColorState",
  ALTER COLUMN "secondaryState" TYPE "ColorState" USING "secondaryState"::"ColorState",
  ALTER COLUMN "dominantInstinct" TYPE "Instinct" USING "dominantInstinct"::"Instinct",
  ALTER COLUMN "secondaryInstinct" TYPE "Instinct" USING "secondaryInstinct"::"Instinct",
  ALTER COLUMN "blindInstinct" TYPE "Instinct" USING "blindInstinct"::"Instinct";
ALTER TABLE "Report"
  ALTER COLUMN "reportType" TYPE "ReportType" USING "reportType"::"ReportType";
ALTER TABLE "AnalyticsEvent"
  ALTER COLUMN "theme" TYPE "ReportType" USING "theme"::"ReportType";
ALTER TABLE "AnalyticsRun"
  ALTER COLUMN "theme" TYPE "ReportType" USING "theme"::"ReportType";
ALTER TABLE "AtomRevision"
  ALTER COLUMN "action" TYPE "AtomAction" USING "action"::"AtomAction",
  ALTER COLUMN "status" TYPE "AtomStatus" USING "status"::"AtomStatus";
ALTER TABLE "Pack"
  ALTER COLUMN "input" TYPE "PackInput" USING "input"::"PackInput";
ALTER TABLE "Notification"
  ALTER COLUMN "type" TYPE "NotificationType" USING "type"::"NotificationType",
  ALTER COLUMN "priority" TYPE "NotificationPriority" USING "priority"::"NotificationPriority",
  ALTER COLUMN "targetAudience" TYPE "NotificationAudience" USING "targetAudience"::"NotificationAudience";
ALTER TABLE "Atom"
  ALTER COLUMN "status" DROP DEFAULT,
  ALTER COLUMN "status" TYPE "AtomStatus" USING "status"::"AtomStatus",
  ALTER COLUMN "status" SET DEFAULT 'draft';

-- Whether the cells hold a fact, in words instead of 0, 1 and 2.
DROP INDEX "AssessmentFact_counting_idx";
ALTER TABLE "AssessmentFact"
  ALTER COLUMN "counting" DROP DEFAULT,
  ALTER COLUMN "counting" TYPE "FactCounting"
    USING (ARRAY['waiting', 'counted', 'deleted'])["counting" + 1]::"FactCounting",
  ALTER COLUMN "counting" SET DEFAULT 'waiting';
CREATE INDEX "AssessmentFact_counting_idx" ON "AssessmentFact" ("id") WHERE "counting" <> 'counted';

-- A fact that the cells hold stays, without the person, until they are brought up to date. Its id may be used again.
CREATE OR REPLACE FUNCTION "note_gone_assessments"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "AssessmentFact" f USING "changed" c WHERE f."id" = c."id" AND f."counting" = 'waiting';
  UPDATE "AssessmentFact" f SET "counting" = 'deleted', "userId" = '', "id" = gen_random_uuid()::text,
    "firstName" = '', "lastName" = '', "email" = '', "phoneNumber" = NULL
  FROM "changed" c WHERE f."id" = c."id";
  RETURN NULL;
END $$;

-- The run in progress gets a table of its own, so that an answer does not write the person's row again.
CREATE TABLE "RunInProgress" (
    "userId" TEXT NOT NULL,
    "run" JSONB NOT NULL,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "RunInProgress_pkey" PRIMARY KEY ("userId")
);
ALTER TABLE "RunInProgress" ADD CONSTRAINT "RunInProgress_userId_fkey"
  FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
INSERT INTO "RunInProgress" ("userId", "run", "updatedAt")
SELECT "id", "draft", coalesce("draftUpdatedAt", timezone('UTC', now())) FROM "User"
WHERE "draft" IS NOT NULL AND "draft" <> 'null'::jsonb;
ALTER TABLE "User" DROP COLUMN "draft", DROP COLUMN "draftUpdatedAt";

-- Two people who are compared are a match; a pair is two statements.
ALTER TABLE "PairCode" RENAME TO "MatchCode";
ALTER TABLE "MatchCode" RENAME CONSTRAINT "PairCode_pkey" TO "MatchCode_pkey";
ALTER TABLE "MatchCode" RENAME CONSTRAINT "PairCode_userId_fkey" TO "MatchCode_userId_fkey";
ALTER INDEX "PairCode_codeHash_key" RENAME TO "MatchCode_codeHash_key";
ALTER INDEX "PairCode_userId_idx" RENAME TO "MatchCode_userId_idx";
ALTER TABLE "Pair" RENAME TO "Match";
ALTER TABLE "Match" RENAME COLUMN "aUserId" TO "giverId";
ALTER TABLE "Match" RENAME COLUMN "bUserId" TO "takerId";
ALTER TABLE "Match" RENAME CONSTRAINT "Pair_pkey" TO "Match_pkey";
ALTER TABLE "Match" RENAME CONSTRAINT "Pair_aUserId_fkey" TO "Match_giverId_fkey";
ALTER TABLE "Match" RENAME CONSTRAINT "Pair_bUserId_fkey" TO "Match_takerId_fkey";
ALTER INDEX "Pair_aUserId_idx" RENAME TO "Match_giverId_idx";
ALTER INDEX "Pair_bUserId_idx" RENAME TO "Match_takerId_idx";

-- The time at which a row was made is `createdAt` in every table.
ALTER TABLE "AtomRevision" RENAME COLUMN "by" TO "editedBy";
ALTER TABLE "AtomRevision" RENAME COLUMN "at" TO "createdAt";
ALTER INDEX "AtomRevision_atomId_at_idx" RENAME TO "AtomRevision_atomId_createdAt_idx";
ALTER TABLE "PackQaRun" RENAME COLUMN "at" TO "createdAt";
ALTER INDEX "PackQaRun_packId_at_idx" RENAME TO "PackQaRun_packId_createdAt_idx";
ALTER TABLE "ReportTranslation" RENAME COLUMN "madeAt" TO "createdAt";
