-- AlterTable
ALTER TABLE "Notification" ADD COLUMN     "link" TEXT,
ADD COLUMN     "revokedAt" TIMESTAMP(3),
ADD COLUMN     "words" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "NotificationReader" ADD COLUMN     "muted" "NotificationType"[] DEFAULT ARRAY[]::"NotificationType"[];

-- AlterTable
ALTER TABLE "Pack" ADD COLUMN     "deletedAt" TIMESTAMP(3),
ADD COLUMN     "hiddenAt" TIMESTAMP(3),
ADD COLUMN     "releasedAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "AtomTrash" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "atom" JSONB NOT NULL,
    "revisions" JSONB NOT NULL,
    "deletedBy" TEXT NOT NULL,
    "deletedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AtomTrash_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PackReport" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "assessmentId" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "document" JSONB NOT NULL,
    "generatedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PackReport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AtomTrash_slug_deletedAt_idx" ON "AtomTrash"("slug", "deletedAt");

-- CreateIndex
CREATE INDEX "AtomTrash_deletedAt_idx" ON "AtomTrash"("deletedAt");

-- CreateIndex
CREATE INDEX "PackReport_userId_generatedAt_idx" ON "PackReport"("userId", "generatedAt");

-- CreateIndex
CREATE UNIQUE INDEX "PackReport_assessmentId_slug_key" ON "PackReport"("assessmentId", "slug");

-- AddForeignKey
ALTER TABLE "PackReport" ADD CONSTRAINT "PackReport_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PackReport" ADD CONSTRAINT "PackReport_assessmentId_fkey" FOREIGN KEY ("assessmentId") REFERENCES "Assessment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Packs that people could open before stay open.
UPDATE "Pack" SET "releasedAt" = "createdAt";
