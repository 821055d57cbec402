-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'restoreEmail';

-- AlterEnum
ALTER TYPE "TokenPurpose" ADD VALUE 'restoreEmail';

-- CreateIndex
CREATE INDEX "AccountToken_email_purpose_idx" ON "AccountToken"("email", "purpose");
