-- CreateIndex
CREATE INDEX "AnalyticsEvent_receivedAt_idx" ON "AnalyticsEvent" USING BRIN ("receivedAt");

-- Events of nobody, by visit and by run: a deletion looks for those of its person that came in while signed out.
CREATE INDEX "AnalyticsEvent_visit_idx" ON "AnalyticsEvent" ("session") WHERE "userId" IS NULL;
CREATE INDEX "AnalyticsEvent_run_idx" ON "AnalyticsEvent" ("runId") WHERE "userId" IS NULL AND "runId" IS NOT NULL;
