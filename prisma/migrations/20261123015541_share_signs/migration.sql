-- AlterTable
ALTER TABLE "ReportShare" ADD COLUMN     "showSign" BOOLEAN NOT NULL DEFAULT false;
