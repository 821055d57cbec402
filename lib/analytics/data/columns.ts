import "server-only";
import { Prisma } from "@/generated/prisma/client";

const { raw } = Prisma;

/** What the figures need of a completed run `f`, and of a run `r`. */
export const FACT = raw(`f."day"::text, f."type", f."wing", f."theme", f."locale", f."primaryState", f."secondaryState",
  f."dominantInstinct", f."secondaryInstinct", f."blindInstinct", f."circularTriads", f."minutes"`);
export const RUN = raw(`r."day"::text, r."type", r."theme", r."locale", r."stages", r."answered"::float8, r."pairs"`);
