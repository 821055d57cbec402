import type { TextCheck } from "@/lib/content/domain/text-checks";
import type { Locale } from "@/lib/platform/i18n/locales";
import type { Namespace } from "@/lib/platform/i18n/messages";

interface Exception {
  readonly locale: Locale;
  readonly namespace: Namespace;
  readonly key: string;
  readonly check: TextCheck;
  readonly reason: string;
}

/** Texts that a check finds and that are right as they are. */
export const EXCEPTIONS: readonly Exception[] = [];
