-- CreateTable
CREATE TABLE "InstrumentCalibration" (
    "id" TEXT NOT NULL,
    "edition" INTEGER NOT NULL,
    "comparedTo" TEXT,
    "parameters" JSONB NOT NULL,
    "comparison" JSONB NOT NULL,
    "differences" JSONB NOT NULL,
    "runs" INTEGER NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "InstrumentCalibration_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "InstrumentAdoption" (
    "id" SERIAL NOT NULL,
    "calibrationId" TEXT,
    "adoptedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "InstrumentAdoption_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "InstrumentAdoption_calibrationId_idx" ON "InstrumentAdoption"("calibrationId");

-- AddForeignKey
ALTER TABLE "InstrumentAdoption" ADD CONSTRAINT "InstrumentAdoption_calibrationId_fkey" FOREIGN KEY ("calibrationId") REFERENCES "InstrumentCalibration"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- The runs that the instrument is estimated from: answered by people, in the words of the second edition.
CREATE INDEX "Assessment_second_edition_idx" ON "Assessment"("userId", "completedAt" DESC, "id")
  WHERE "answers"->>'instrument' = '2' AND "answers"->>'sample' = 'false';
