-- DropIndex
DROP INDEX "AnalyticsRun_type_day_idx";

-- CreateIndex
CREATE INDEX "AnalyticsRun_locale_theme_type_day_idx" ON "AnalyticsRun"("locale", "theme", "type", "day");

-- CreateIndex
CREATE INDEX "AssessmentFact_locale_theme_type_idx" ON "AssessmentFact"("locale", "theme", "type");
