-- CreateTable
CREATE TABLE "MatchNotification" (
    "matchId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "sentAt" TIMESTAMP(3) NOT NULL,
    "openedAt" TIMESTAMP(3),

    CONSTRAINT "MatchNotification_pkey" PRIMARY KEY ("matchId")
);

-- CreateIndex
CREATE INDEX "MatchNotification_userId_sentAt_idx" ON "MatchNotification"("userId", "sentAt");

-- AddForeignKey
ALTER TABLE "MatchNotification" ADD CONSTRAINT "MatchNotification_matchId_fkey" FOREIGN KEY ("matchId") REFERENCES "Match"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "MatchNotification" ADD CONSTRAINT "MatchNotification_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The one who gave the code is told in the transaction that makes the comparison, and their list is read anew when it is
-- made or ends. By the clock and not by the beginning of the transaction: what was read meanwhile is older.
CREATE FUNCTION "tell_match"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  "time" TIMESTAMP := date_trunc('milliseconds', timezone('UTC', clock_timestamp()));
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "MatchNotification" ("matchId", "userId", "sentAt") VALUES (NEW."id", NEW."giverId", "time");
  END IF;
  INSERT INTO "NotificationReader" ("userId", "changedAt") VALUES (NEW."giverId", "time")
  ON CONFLICT ("userId") DO UPDATE SET "changedAt" = excluded."changedAt";
  RETURN NULL;
END $$;

CREATE TRIGGER "match_told" AFTER INSERT OR UPDATE OF "revokedAt" ON "Match"
  FOR EACH ROW EXECUTE FUNCTION "tell_match"();
