-- CreateEnum
CREATE TYPE "AdministratorRole" AS ENUM ('owner', 'analyst', 'editor', 'sender');

-- AlterEnum
ALTER TYPE "MailKind" ADD VALUE 'administratorInvitation';

-- AlterTable
ALTER TABLE "OutgoingMail" ADD COLUMN     "givenUpAt" TIMESTAMP(3);

-- CreateTable
CREATE TABLE "Administrator" (
    "id" TEXT NOT NULL,
    "email" TEXT NOT NULL,
    "role" "AdministratorRole" NOT NULL,
    "passwordHash" TEXT,
    "locale" TEXT NOT NULL,
    "invitedAt" TIMESTAMP(3) NOT NULL,
    "disabledAt" TIMESTAMP(3),
    "linkHash" TEXT,
    "linkUntil" TIMESTAMP(3),
    "secondFactor" TEXT,
    "secondFactorPending" TEXT,
    "secondFactorStep" INTEGER NOT NULL DEFAULT 0,
    "recoveryHashes" TEXT[],

    CONSTRAINT "Administrator_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdministratorSession" (
    "id" TEXT NOT NULL,
    "administratorId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL,
    "lastUsedAt" TIMESTAMP(3) NOT NULL,
    "endsAt" TIMESTAMP(3) NOT NULL,
    "browser" TEXT NOT NULL,

    CONSTRAINT "AdministratorSession_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AdministratorAction" (
    "id" SERIAL NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "administratorId" TEXT,
    "email" TEXT,
    "role" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "subject" TEXT,
    "endpoint" TEXT NOT NULL,

    CONSTRAINT "AdministratorAction_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Administrator_email_key" ON "Administrator"("email");

-- CreateIndex
CREATE UNIQUE INDEX "Administrator_linkHash_key" ON "Administrator"("linkHash");

-- CreateIndex
CREATE INDEX "Administrator_role_idx" ON "Administrator"("role");

-- CreateIndex
CREATE INDEX "AdministratorSession_administratorId_idx" ON "AdministratorSession"("administratorId");

-- CreateIndex
CREATE INDEX "AdministratorSession_endsAt_idx" ON "AdministratorSession"("endsAt");

-- CreateIndex
CREATE INDEX "AdministratorAction_action_id_idx" ON "AdministratorAction"("action", "id");

-- CreateIndex
CREATE INDEX "AdministratorAction_administratorId_id_idx" ON "AdministratorAction"("administratorId", "id");

-- CreateIndex
CREATE INDEX "AdministratorAction_subject_id_idx" ON "AdministratorAction"("subject", "id");

-- AddForeignKey
ALTER TABLE "AdministratorSession" ADD CONSTRAINT "AdministratorSession_administratorId_fkey" FOREIGN KEY ("administratorId") REFERENCES "Administrator"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What was done stays as it was written: no change, and no deletion before two years have passed.
CREATE FUNCTION "administrator_action_kept"() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    IF OLD."at" < (now() AT TIME ZONE 'UTC') - INTERVAL '2 years' THEN
      RETURN OLD;
    END IF;
  END IF;
  RAISE EXCEPTION 'The log of administrators is only ever added to';
END $$;
CREATE TRIGGER "administrator_action_kept" BEFORE UPDATE OR DELETE ON "AdministratorAction"
  FOR EACH ROW EXECUTE FUNCTION "administrator_action_kept"();
CREATE TRIGGER "administrator_actions_kept" BEFORE TRUNCATE ON "AdministratorAction"
  FOR EACH STATEMENT EXECUTE FUNCTION "administrator_action_kept"();
