-- AlterTable
ALTER TABLE "User" ADD COLUMN     "newEmail" TEXT,
ADD COLUMN     "newEmailUntil" TIMESTAMP(3);

-- Links and mails of before this: their addresses wait as well, so that none of them is refused.
UPDATE "User" u SET "newEmail" = t."email", "newEmailUntil" = t."expiresAt"
FROM (
  SELECT DISTINCT ON ("userId") "userId", "email", "expiresAt", "epoch" FROM "AccountToken"
  WHERE "purpose" = 'changeEmail' ORDER BY "userId", "expiresAt" DESC
) t
WHERE t."userId" = u."id" AND t."epoch" = u."sessionEpoch";

UPDATE "User" u SET "newEmail" = m."email", "newEmailUntil" = m."createdAt" + INTERVAL '24 hours'
FROM (
  SELECT DISTINCT ON ("userId") "userId", "email", "createdAt", "epoch" FROM "OutgoingMail"
  WHERE "kind" = 'changeEmail' ORDER BY "userId", "createdAt" DESC
) m
WHERE m."userId" = u."id" AND m."epoch" = u."sessionEpoch";
