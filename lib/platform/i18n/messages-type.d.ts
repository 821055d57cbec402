import type admin from "@/messages/en/admin.json";
import type blocks from "@/messages/en/blocks.json";
import type evidence from "@/messages/en/evidence.json";
import type hero from "@/messages/en/hero.json";
import type hero1 from "@/messages/en/hero1.json";
import type home from "@/messages/en/home.json";
import type lookalikes from "@/messages/en/lookalikes.json";
import type movement from "@/messages/en/movement.json";
import type portraits from "@/messages/en/portraits.json";
import type rheti from "@/messages/en/rheti.json";
import type rheti1 from "@/messages/en/rheti1.json";
import type careerSituations from "@/messages/en/situations-career.json";
import type corporateSituations from "@/messages/en/situations-corporate.json";
import type healthSituations from "@/messages/en/situations-health.json";
import type leadershipSituations from "@/messages/en/situations-leadership.json";
import type loveSituations from "@/messages/en/situations-love.json";
import type wealthSituations from "@/messages/en/situations-wealth.json";
import type state from "@/messages/en/state.json";
import type subtypes from "@/messages/en/subtypes.json";
import type types from "@/messages/en/types.json";
import type ui from "@/messages/en/ui.json";
import type withme from "@/messages/en/withme.json";

/** English is the type of every language: a key that it lacks does not compile. */
declare module "use-intl" {
  interface AppConfig {
    Messages: typeof ui & {
      home: typeof home;
      rheti: typeof rheti;
      rheti1: typeof rheti1;
      evidence: typeof evidence;
      state: typeof state;
      hero: typeof hero;
      hero1: typeof hero1;
      blocks: typeof blocks;
      subtypes: typeof subtypes;
      portraits: typeof portraits;
      lookalikes: typeof lookalikes;
      movement: typeof movement;
      withme: typeof withme;
      "situations-love": typeof loveSituations;
      "situations-wealth": typeof wealthSituations;
      "situations-corporate": typeof corporateSituations;
      "situations-career": typeof careerSituations;
      "situations-health": typeof healthSituations;
      "situations-leadership": typeof leadershipSituations;
      types: typeof types;
      admin: typeof admin;
    };
  }
}
