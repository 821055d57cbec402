-- CreateTable
CREATE TABLE "ProgramToken" (
    "id" TEXT NOT NULL,
    "hash" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "scopes" TEXT[],
    "createdAt" TIMESTAMP(3) NOT NULL,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "lastUsedAt" TIMESTAMP(3),
    "revokedAt" TIMESTAMP(3),

    CONSTRAINT "ProgramToken_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Webhook" (
    "id" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "enabled" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Webhook_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "WebhookDelivery" (
    "id" TEXT NOT NULL,
    "sequence" SERIAL NOT NULL,
    "webhookId" TEXT NOT NULL,
    "runId" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "dueAt" TIMESTAMP(3) NOT NULL,
    "deliveredAt" TIMESTAMP(3),
    "givenUpAt" TIMESTAMP(3),
    "lastStatus" INTEGER,

    CONSTRAINT "WebhookDelivery_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "ProgramToken_hash_key" ON "ProgramToken"("hash");

-- CreateIndex
CREATE UNIQUE INDEX "WebhookDelivery_sequence_key" ON "WebhookDelivery"("sequence");

-- CreateIndex
CREATE INDEX "WebhookDelivery_webhookId_sequence_idx" ON "WebhookDelivery"("webhookId", "sequence");

-- CreateIndex
CREATE INDEX "WebhookDelivery_runId_idx" ON "WebhookDelivery"("runId");

-- CreateIndex
CREATE INDEX "WebhookDelivery_createdAt_idx" ON "WebhookDelivery"("createdAt");

-- AddForeignKey
ALTER TABLE "WebhookDelivery" ADD CONSTRAINT "WebhookDelivery_webhookId_fkey" FOREIGN KEY ("webhookId") REFERENCES "Webhook"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What is still to be delivered, in its order.
CREATE INDEX "WebhookDelivery_waiting_idx" ON "WebhookDelivery" ("webhookId", "sequence")
  WHERE "deliveredAt" IS NULL AND "givenUpAt" IS NULL;

CREATE FUNCTION "tell_completed_runs"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "WebhookDelivery" ("id", "webhookId", "runId", "payload", "createdAt", "dueAt")
  SELECT gen_random_uuid()::text, w."id", a."id",
    jsonb_build_object(
      'type', 'run.completed',
      'timestamp', to_char(a."completedAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
      'data', jsonb_build_object(
        'runId', a."id", 'type', a."primaryType", 'theme', a."reportType", 'language', a."locale",
        'completedAt', to_char(a."completedAt", 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))),
    a."completedAt", a."completedAt"
  FROM "changed" a CROSS JOIN "Webhook" w WHERE w."enabled" ORDER BY a."completedAt", a."id";
  RETURN NULL;
END $$;

CREATE FUNCTION "forget_runs_told"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "WebhookDelivery" d USING "changed" c WHERE d."runId" = c."id";
  RETURN NULL;
END $$;

CREATE TRIGGER "assessments_told" AFTER INSERT ON "Assessment"
  REFERENCING NEW TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "tell_completed_runs"();
CREATE TRIGGER "assessments_forgotten" AFTER DELETE ON "Assessment"
  REFERENCING OLD TABLE AS "changed" FOR EACH STATEMENT EXECUTE FUNCTION "forget_runs_told"();
