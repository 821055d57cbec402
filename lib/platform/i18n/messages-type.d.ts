import type admin from "@/messages/en/admin.json";
import type blocks from "@/messages/en/blocks.json";
import type evidence from "@/messages/en/evidence.json";
import type hero from "@/messages/en/hero.json";
import type hero1 from "@/messages/en/hero1.json";
import type portraits from "@/messages/en/portraits.json";
import type rheti from "@/messages/en/rheti.json";
import type rheti1 from "@/messages/en/rheti1.json";
import type state from "@/messages/en/state.json";
import type subtypes from "@/messages/en/subtypes.json";
import type ui from "@/messages/en/ui.json";

/** English is the type of every language: a key that it lacks does not compile. */
declare module "use-intl" {
  interface AppConfig {
    Messages: typeof ui & {
      rheti: typeof rheti;
      rheti1: typeof rheti1;
      evidence: typeof evidence;
      state: typeof state;
      hero: typeof hero;
      hero1: typeof hero1;
      blocks: typeof blocks;
      subtypes: typeof subtypes;
      portraits: typeof portraits;
      admin: typeof admin;
    };
  }
}
