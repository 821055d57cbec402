-- Counts of limits are worth nothing after a crash: without a log, counting a request writes no log record and waits for no disk.
-- The embedded database (PGlite) recovers as after a crash whenever its process was killed, and waits for no disk anyway: there they stay.
DO $$ BEGIN
  IF version() NOT LIKE '%PGlite%' THEN
    ALTER TABLE "RateLimit" SET UNLOGGED;
  END IF;
END $$;
