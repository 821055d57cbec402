-- Whom a notification was addressed to is counted after it went out; until then it is not known.
-- AlterTable
ALTER TABLE "Notification" ALTER COLUMN "recipients" DROP NOT NULL,
ALTER COLUMN "recipients" DROP DEFAULT;
UPDATE "Notification" SET "recipients" = NULL WHERE "sentAt" IS NULL;
