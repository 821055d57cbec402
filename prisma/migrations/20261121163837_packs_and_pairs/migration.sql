-- CreateTable
CREATE TABLE "Pack" (
    "id" TEXT NOT NULL,
    "slug" TEXT NOT NULL,
    "slugKey" TEXT NOT NULL,
    "domain" TEXT NOT NULL,
    "input" TEXT NOT NULL,
    "manifest" JSONB NOT NULL,
    "bridge" JSONB NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "Pack_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PackQaRun" (
    "id" TEXT NOT NULL,
    "packId" TEXT NOT NULL,
    "at" TIMESTAMP(3) NOT NULL,
    "result" JSONB NOT NULL,

    CONSTRAINT "PackQaRun_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PairCode" (
    "id" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "codeHash" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMP(3) NOT NULL,
    "usedAt" TIMESTAMP(3),

    CONSTRAINT "PairCode_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Pair" (
    "id" TEXT NOT NULL,
    "aUserId" TEXT NOT NULL,
    "bUserId" TEXT NOT NULL,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "revokedAt" TIMESTAMP(3),
    "revokedBy" TEXT,

    CONSTRAINT "Pair_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Pack_slugKey_key" ON "Pack"("slugKey");

-- CreateIndex
CREATE INDEX "PackQaRun_packId_at_idx" ON "PackQaRun"("packId", "at");

-- CreateIndex
CREATE UNIQUE INDEX "PairCode_codeHash_key" ON "PairCode"("codeHash");

-- CreateIndex
CREATE INDEX "PairCode_userId_idx" ON "PairCode"("userId");

-- CreateIndex
CREATE INDEX "Pair_aUserId_idx" ON "Pair"("aUserId");

-- CreateIndex
CREATE INDEX "Pair_bUserId_idx" ON "Pair"("bUserId");

-- AddForeignKey
ALTER TABLE "PackQaRun" ADD CONSTRAINT "PackQaRun_packId_fkey" FOREIGN KEY ("packId") REFERENCES "Pack"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PairCode" ADD CONSTRAINT "PairCode_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pair" ADD CONSTRAINT "Pair_aUserId_fkey" FOREIGN KEY ("aUserId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Pair" ADD CONSTRAINT "Pair_bUserId_fkey" FOREIGN KEY ("bUserId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
