-- AlterTable
ALTER TABLE "Atom" ADD COLUMN     "rulesVersion" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN     "translatedFrom" TEXT,
ADD COLUMN     "violations" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "AtomRevision" (
    "id" TEXT NOT NULL,
    "atomId" TEXT NOT NULL,
    "action" TEXT NOT NULL,
    "body" TEXT NOT NULL,
    "status" TEXT NOT NULL,
    "by" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AtomRevision_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AtomDemand" (
    "slug" TEXT NOT NULL,
    "locale" TEXT NOT NULL,
    "type" INTEGER NOT NULL,
    "state" TEXT NOT NULL,
    "role" TEXT NOT NULL,
    "count" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "AtomDemand_pkey" PRIMARY KEY ("slug","locale","type","state","role")
);

-- CreateIndex
CREATE INDEX "AtomRevision_atomId_at_idx" ON "AtomRevision"("atomId", "at");

-- CreateIndex
CREATE INDEX "Atom_rulesVersion_idx" ON "Atom"("rulesVersion");

-- AddForeignKey
ALTER TABLE "AtomRevision" ADD CONSTRAINT "AtomRevision_atomId_fkey" FOREIGN KEY ("atomId") REFERENCES "Atom"("id") ON DELETE CASCADE ON UPDATE CASCADE;
