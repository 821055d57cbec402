-- AlterTable
ALTER TABLE "AccountToken" ADD COLUMN     "epoch" INTEGER NOT NULL DEFAULT 0;

-- AlterTable
ALTER TABLE "OutgoingMail" ADD COLUMN     "epoch" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "OutgoingMail_email_kind_idx" ON "OutgoingMail"("email", "kind");
