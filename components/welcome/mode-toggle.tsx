import { useTranslations } from "next-intl";
import { classes } from "@/components/ui/classes";
import type { AuthMode } from "@/lib/accounts/domain/auth-form";

const MODES: readonly AuthMode[] = ["register", "login"];

/** Register or log in. */
export function ModeToggle({ mode, onChange }: { mode: AuthMode; onChange(mode: AuthMode): void }) {
  const t = useTranslations("auth");
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would put its legend into the row of buttons.
    <div role="group" aria-label={t("modeLabel")} className="grid grid-cols-2 gap-1 rounded-full bg-sunken p-1">
      {MODES.map((one) => (
        <button
          key={one}
          type="button"
          aria-pressed={mode === one}
          className={classes(
            "min-h-11 rounded-full px-3 py-1 text-[0.9375rem] font-semibold",
            mode === one ? "bg-surface text-ink shadow-card" : "text-ink-soft",
          )}
          onClick={() => onChange(one)}
        >
          {t(`${one}Mode`)}
        </button>
      ))}
    </div>
  );
}
