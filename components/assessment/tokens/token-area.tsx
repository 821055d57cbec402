"use client";

import { useTranslations } from "next-intl";
import { useId, useRef } from "react";
import { MinusIcon, PlusIcon } from "@/components/ui/icons";
import { type Instinct, TOKEN_COUNT } from "@/lib/assessment/domain/instrument/instincts";

export interface TokenAreaProps {
  area: Instinct;
  count: number;
  /** Whether all tokens are placed, so that none can be added. */
  full: boolean;
  onAdd(area: Instinct): void;
  onRemove(area: Instinct): void;
}

/**
 * One area of life: minus and plus with the count between them, over ten places for tokens. The plus button's hit area is the
 * whole card, so that a tap anywhere adds; a placed token lies above it and is taken back by a tap.
 */
export function TokenArea({ area, count, full, onAdd, onRemove }: TokenAreaProps) {
  const t = useTranslations("tokensStep");
  const ti = useTranslations("subtypes.instincts");
  const id = useId();
  const minus = useRef<HTMLButtonElement>(null);
  const name = ti(`${area}.name`);

  function removeAndRefocus() {
    onRemove(area);
    // The tapped token may be gone: the focus goes where tokens are taken back by keyboard.
    minus.current?.focus({ preventScroll: true });
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named by a heading.
    <div
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-text`}
      className="card card-flat relative px-4! py-2!"
    >
      <div className="flex items-center justify-between gap-3">
        <div>
          <h2 id={id} className="text-lg">
            {name}
          </h2>
          <p className="text-sm text-ink-soft">{ti(`${area}.short`)}</p>
        </div>
        <div className="flex items-center">
          <button
            ref={minus}
            type="button"
            className="icon-btn relative z-10 border border-line-strong aria-disabled:opacity-40"
            aria-label={t("remove", { area: name })}
            aria-disabled={count === 0}
            onClick={() => onRemove(area)}
          >
            <MinusIcon />
          </button>
          <span className="min-w-8 text-center text-xl font-semibold tabular-nums" aria-hidden="true">
            {count}
          </span>
          <span className="sr-only">{t("count", { count })}</span>
          <button
            type="button"
            className="icon-btn border border-line-strong aria-disabled:text-ink-soft after:absolute after:inset-0 after:cursor-pointer"
            aria-label={t("add", { area: name })}
            aria-disabled={full}
            onClick={() => onAdd(area)}
          >
            <PlusIcon />
          </button>
        </div>
      </div>
      <p id={`${id}-text`} className="text-sm max-sm:sr-only">
        {ti(`${area}.description`)}
      </p>
      <div className="mt-1 grid min-h-7 grid-cols-10 sm:max-w-96">
        {Array.from({ length: TOKEN_COUNT }, (_, at) =>
          at < count ? (
            <button
              key={at}
              type="button"
              tabIndex={-1}
              className="relative z-10 grid min-h-7 place-items-center"
              aria-label={t("removePlaced", { number: at + 1, area: name })}
              onClick={removeAndRefocus}
            >
              <span className="size-5 rounded-full bg-accent" />
            </button>
          ) : (
            <span key={at} aria-hidden="true" className="grid min-h-7 place-items-center">
              <span className="size-5 rounded-full border border-line-strong" />
            </span>
          ),
        )}
      </div>
    </div>
  );
}
