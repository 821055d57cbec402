-- CreateEnum
CREATE TYPE "PortraitKind" AS ENUM ('runnerUp', 'random');

-- CreateEnum
CREATE TYPE "PortraitChoice" AS ENUM ('leader', 'other', 'neither', 'skipped');

-- CreateEnum
CREATE TYPE "CertaintyBand" AS ENUM ('clear', 'likely', 'leaning', 'close', 'divided');

-- CreateTable
CREATE TABLE "PortraitAnswer" (
    "userId" TEXT NOT NULL,
    "runId" TEXT NOT NULL,
    "leader" INTEGER NOT NULL,
    "other" INTEGER NOT NULL,
    "kind" "PortraitKind" NOT NULL,
    "leaderFirst" BOOLEAN NOT NULL,
    "choice" "PortraitChoice" NOT NULL,
    "band" "CertaintyBand" NOT NULL,
    "leaderShare" DOUBLE PRECISION NOT NULL,
    "otherShare" DOUBLE PRECISION NOT NULL,
    "locale" TEXT NOT NULL,
    "edition" INTEGER NOT NULL,
    "answeredAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PortraitAnswer_pkey" PRIMARY KEY ("userId","runId")
);

-- AddForeignKey
ALTER TABLE "PortraitAnswer" ADD CONSTRAINT "PortraitAnswer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
