-- CreateTable
CREATE TABLE "SetAsideRun" (
    "userId" TEXT NOT NULL,
    "runId" TEXT NOT NULL,
    "run" JSONB NOT NULL,
    "setAsideAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "SetAsideRun_pkey" PRIMARY KEY ("userId","runId")
);

-- CreateIndex
CREATE INDEX "SetAsideRun_setAsideAt_idx" ON "SetAsideRun"("setAsideAt");

-- AddForeignKey
ALTER TABLE "SetAsideRun" ADD CONSTRAINT "SetAsideRun_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
