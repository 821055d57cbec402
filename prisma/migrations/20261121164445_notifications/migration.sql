-- CreateTable
CREATE TABLE "Notification" (
    "id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "message" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "priority" TEXT NOT NULL,
    "targetAudience" TEXT NOT NULL,
    "personalityTypes" INTEGER[],
    "scheduledFor" TIMESTAMP(3),
    "isActive" BOOLEAN NOT NULL DEFAULT true,
    "createdAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "sentAt" TIMESTAMP(3),
    "changedAt" TIMESTAMP(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "recipients" INTEGER NOT NULL DEFAULT 0,
    "opened" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Notification_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "NotificationOpening" (
    "notificationId" TEXT NOT NULL,
    "userId" TEXT NOT NULL,
    "openedAt" TIMESTAMP(3) NOT NULL,

    CONSTRAINT "NotificationOpening_pkey" PRIMARY KEY ("notificationId","userId")
);

-- CreateTable
CREATE TABLE "NotificationReader" (
    "userId" TEXT NOT NULL,
    "seenAt" TIMESTAMP(3),
    "returnedAt" TIMESTAMP(3),
    "clearedAt" TIMESTAMP(3),
    "changedAt" TIMESTAMP(3),

    CONSTRAINT "NotificationReader_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE INDEX "Notification_sentAt_idx" ON "Notification"("sentAt");

-- CreateIndex
CREATE INDEX "Notification_changedAt_idx" ON "Notification"("changedAt");

-- CreateIndex
CREATE INDEX "Notification_createdAt_idx" ON "Notification"("createdAt");

-- CreateIndex
CREATE INDEX "NotificationOpening_userId_idx" ON "NotificationOpening"("userId");

-- CreateIndex
CREATE INDEX "NotificationReader_seenAt_idx" ON "NotificationReader"("seenAt");

-- CreateIndex
CREATE INDEX "NotificationReader_changedAt_idx" ON "NotificationReader"("changedAt");

-- AddForeignKey
ALTER TABLE "NotificationOpening" ADD CONSTRAINT "NotificationOpening_notificationId_fkey" FOREIGN KEY ("notificationId") REFERENCES "Notification"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationOpening" ADD CONSTRAINT "NotificationOpening_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "NotificationReader" ADD CONSTRAINT "NotificationReader_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
