import type admin from "@/messages/en/admin.json";
import type blocks from "@/messages/en/blocks.json";
import type hero from "@/messages/en/hero.json";
import type rheti from "@/messages/en/rheti.json";
import type state from "@/messages/en/state.json";
import type subtypes from "@/messages/en/subtypes.json";
import type ui from "@/messages/en/ui.json";

/** English is the type of every language: a key that it lacks does not compile. */
declare module "use-intl" {
  interface AppConfig {
    Messages: typeof ui & {
      rheti: typeof rheti;
      state: typeof state;
      hero: typeof hero;
      blocks: typeof blocks;
      subtypes: typeof subtypes;
      admin: typeof admin;
    };
  }
}
