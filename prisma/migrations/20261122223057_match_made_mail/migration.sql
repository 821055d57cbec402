-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'matchMade';
