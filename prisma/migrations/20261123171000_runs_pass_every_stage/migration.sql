-- A run that is at a stage has passed all before it, and one whose type is known has answered all 36 pairs. Runs that
-- began from the answers of another one were kept without. The cells are told what they hold of each, as by an event.
UPDATE "AnalyticsRun" r SET
  "counted" = CASE WHEN r."dirty" THEN r."counted" ELSE jsonb_build_object('day', r."day", 'theme', r."theme",
    'locale', r."locale", 'type', r."type", 'stages', r."stages", 'answered', r."answered", 'pairs', r."pairs") END,
  "dirty" = true,
  "stages" = filled."stages",
  "answered" = filled."answered"
FROM (
  SELECT "id",
    CASE WHEN "stages" >= 32 THEN 63 WHEN "stages" >= 16 THEN 31 WHEN "stages" >= 8 THEN 15 WHEN "stages" >= 4 THEN 7
      WHEN "stages" >= 2 THEN 3 WHEN "stages" = 1 OR "answered" > 0 THEN 1 ELSE 0 END AS "stages",
    CASE WHEN "type" > 0 THEN 68719476735 ELSE "answered" END AS "answered"
  FROM "AnalyticsRun"
) filled
WHERE filled."id" = r."id" AND (filled."stages" <> r."stages" OR filled."answered" <> r."answered");
