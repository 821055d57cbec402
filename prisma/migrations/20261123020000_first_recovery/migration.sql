-- Two codes that were entered at once made two matches of the same two people: the first one stays.
UPDATE "Match" later SET "revokedAt" = now() AT TIME ZONE 'UTC', "revokedBy" = later."takerId"
FROM "Match" first
WHERE later."revokedAt" IS NULL AND first."revokedAt" IS NULL
  AND LEAST(later."giverId", later."takerId") = LEAST(first."giverId", first."takerId")
  AND GREATEST(later."giverId", later."takerId") = GREATEST(first."giverId", first."takerId")
  AND (first."createdAt", first."id") < (later."createdAt", later."id");

CREATE UNIQUE INDEX "Match_two_people_key"
  ON "Match" (LEAST("giverId", "takerId"), GREATEST("giverId", "takerId"))
  WHERE "revokedAt" IS NULL;

-- Somebody may have registered an address that is not theirs. When its owner comes in by a temporary password for the
-- first time, what was agreed to in their name ends: comparisons, open codes, shared links.
CREATE FUNCTION account_recovered() RETURNS trigger AS $$
BEGIN
  UPDATE "Match" SET "revokedAt" = now() AT TIME ZONE 'UTC', "revokedBy" = NEW."id"
    WHERE "revokedAt" IS NULL AND NEW."id" IN ("giverId", "takerId");
  DELETE FROM "MatchCode" WHERE "userId" = NEW."id" AND "usedAt" IS NULL;
  UPDATE "ReportShare" share SET "revokedAt" = now() AT TIME ZONE 'UTC'
    FROM "Report" report
    WHERE share."reportId" = report."id" AND report."userId" = NEW."id" AND share."revokedAt" IS NULL;
  RETURN NULL;
END;
$$ LANGUAGE plpgsql;

CREATE TRIGGER account_recovered AFTER UPDATE OF "emailVerifiedAt" ON "User"
  FOR EACH ROW
  WHEN (OLD."emailVerifiedAt" IS NULL AND NEW."emailVerifiedAt" IS NOT NULL
    AND OLD."temporaryHash" IS NOT NULL AND NEW."temporaryHash" IS NULL)
  EXECUTE FUNCTION account_recovered();
