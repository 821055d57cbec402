import { z } from "zod";

export const messagesParams = z.object({ lng: z.string().max(20), file: z.string().max(40) });
