-- AlterTable
ALTER TABLE "ReportShare" ADD COLUMN     "endsAt" TIMESTAMP(3);

-- CreateIndex
CREATE INDEX "ReportShare_endsAt_idx" ON "ReportShare"("endsAt");
