import { useTranslations } from "next-intl";
import { type ReactNode, useId } from "react";
import { CheckIcon } from "@/components/ui/icons";
import type { Side } from "@/lib/assessment/domain/pairs";

interface StatementButtonProps {
  side: Side;
  chosen: boolean;
  strong: boolean;
  onTap(): void;
  children: ReactNode;
}

/** One statement of a pair; once chosen it says what a second tap does. */
export function StatementButton({ side, chosen, strong, onTap, children }: StatementButtonProps) {
  const t = useTranslations("rhetiStep");
  const id = useId();
  return (
    <button
      type="button"
      data-side={side}
      data-strong={chosen && strong}
      aria-pressed={chosen}
      aria-labelledby={`${id}-text`}
      aria-describedby={chosen ? `${id}-note` : undefined}
      onClick={onTap}
      className="choice flex scroll-mb-52 flex-col justify-between gap-3 @2xl:min-h-52 data-[strong=true]:[box-shadow:inset_0_0_0_3px_var(--accent)]"
    >
      <span id={`${id}-text`} className="font-serif text-xl">
        {children}
      </span>
      <span id={`${id}-note`} className="flex min-h-7 items-center gap-2 text-sm font-semibold text-accent">
        {chosen && (
          <>
            <span className="flex">
              <CheckIcon />
              {strong && <CheckIcon className="-ms-2" />}
            </span>
            {t(strong ? "strong" : "chosen")}
          </>
        )}
      </span>
    </button>
  );
}
