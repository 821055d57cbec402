-- CreateTable
CREATE TABLE "User" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "firstName" TEXT NOT NULL,
    "lastName" TEXT NOT NULL,
    "phoneNumber" TEXT,
    "passwordHash" TEXT NOT NULL,
    "sessionEpoch" INTEGER NOT NULL DEFAULT 0,
    "emailVerifiedAt" TIMESTAMP(3),
    "registeredAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "completedAt" TIMESTAMP(3),
    "draft" JSONB,
    "draftUpdatedAt" TIMESTAMP(3),

    CONSTRAINT "User_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Assessment" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "reportType" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "primaryType" INTEGER NOT NULL,
    "wing" INTEGER NOT NULL,
    "confidence" DOUBLE PRECISION NOT NULL,
    "primaryState" TEXT NOT NULL,
    "secondaryState" TEXT NOT NULL,
    "primaryShare" INTEGER NOT NULL,
    "dominantInstinct" TEXT NOT NULL,
    "secondaryInstinct" TEXT NOT NULL,
    "blindInstinct" TEXT NOT NULL,
    "answers" JSONB NOT NULL,
    "profile" JSONB NOT NULL,
    "version" TEXT NOT NULL DEFAULT 'v1.0',
    "startedAt" TIMESTAMP(3) NOT NULL,
    "completedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Assessment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Report" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "assessmentId" TEXT NOT NULL,
    "reportType" TEXT NOT NULL,
    "personalityType" INTEGER NOT NULL,
    "locale" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "generatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Report_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AnalyticsEvent" (
    "id" TEXT NOT NULL,
    "userId" TEXT,
    "session" TEXT NOT NULL,
    "step" TEXT NOT NULL,
    "label" TEXT,
    "personalityType" INTEGER,
    "data" JSONB,
    "occurredAt" TIMESTAMP(3) NOT NULL,
    "receivedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AnalyticsEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Atom" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "type" INTEGER NOT NULL,
    "state" TEXT NOT NULL DEFAULT '',
    "role" TEXT NOT NULL,
    "position" INTEGER NOT NULL DEFAULT 0,
    "body" TEXT NOT NULL,
    "status" TEXT NOT NULL DEFAULT 'draft',
    "sourceHash" TEXT,
    "updatedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "Atom_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "RateLimit" (
    "key" TEXT NOT NULL,
    "points" INTEGER NOT NULL,
    "expire" TIMESTAMP(3),

    CONSTRAINT "RateLimit_pkey" PRIMARY KEY ("key")
);

-- CreateIndex
CREATE UNIQUE INDEX "User_email_key" ON "User"("email");

-- CreateIndex
CREATE INDEX "User_registeredAt_idx" ON "User"("registeredAt");

-- CreateIndex
CREATE INDEX "Assessment_userId_completedAt_idx" ON "Assessment"("userId", "completedAt");

-- CreateIndex
CREATE INDEX "Assessment_completedAt_idx" ON "Assessment"("completedAt");

-- CreateIndex
CREATE INDEX "Report_userId_generatedAt_idx" ON "Report"("userId", "generatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "Report_assessmentId_reportType_key" ON "Report"("assessmentId", "reportType");

-- CreateIndex
CREATE INDEX "AnalyticsEvent_step_occurredAt_idx" ON "AnalyticsEvent"("step", "occurredAt");

-- CreateIndex
CREATE UNIQUE INDEX "Atom_slug_locale_type_state_role_position_key" ON "Atom"("slug", "locale", "type", "state", "role", "position");

-- CreateIndex
CREATE INDEX "RateLimit_expire_idx" ON "RateLimit"("expire");

-- AddForeignKey
ALTER TABLE "Assessment" ADD CONSTRAINT "Assessment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Report" ADD CONSTRAINT "Report_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment"("id") ON DELETE CASCADE ON UPDATE CASCADE;
