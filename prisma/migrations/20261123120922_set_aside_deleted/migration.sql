-- AlterTable
ALTER TABLE "SetAsideRun" ADD COLUMN     "deletedAt" TIMESTAMP(3);
