-- Counts of limits are worth nothing after a crash: without a log, counting a request writes no log record and waits for no disk.
ALTER TABLE "RateLimit" SET UNLOGGED;
