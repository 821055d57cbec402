import { z } from "zod";
import type { Reply } from "@/lib/platform/http/reply";
import { BLOCK_IDS } from "../domain/instrument/blocks";
import { COLOR_STATES } from "../domain/instrument/color-selection";
import { personalityType } from "../schema";

/** GET /api/blocks?type= */
export const blocksQuery = z.object({ type: z.coerce.number().pipe(personalityType) });
export const blocksReply = z.array(
  z.object({
    id: z.enum(BLOCK_IDS),
    type: personalityType,
    wing: personalityType,
    name: z.enum(["Block A", "Block B"]),
    title: z.string(),
    description: z.string(),
    gift: z.string(),
    watch: z.string(),
  }),
);
export type BlockReply = Reply<typeof blocksReply>[number];

/** GET /api/state?score=&type= */
export const stateQuery = z.object({
  score: z
    .string()
    .regex(/^\d+(?:\.\d+)?$/, "not a number")
    .pipe(z.coerce.number<string>().min(0).max(100)),
  type: z.coerce.number().pipe(personalityType),
});
export const stateReply = z.object({ state: z.string(), level: z.enum(COLOR_STATES) });
export type StateReply = Reply<typeof stateReply>;
