-- CreateIndex
CREATE INDEX "AnalyticsEvent_userId_occurredAt_id_idx" ON "AnalyticsEvent"("userId", "occurredAt", "id");
