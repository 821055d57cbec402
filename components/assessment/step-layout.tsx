"use client";

import "./step.css";
import "@/components/tower/tower.css";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ArrowBackIcon } from "@/components/ui/icons";

export interface StepLayoutProps {
  title: string;
  lede: string;
  /** The tower: after the choices on a phone, beside them on a wide screen. */
  aside: ReactNode;
  /** On a phone the tower stays in sight, small, above the choices that colour it. */
  asideFirst?: boolean;
  onBack(): void;
  /** The way on. */
  forward: ReactNode;
  children: ReactNode;
}

/** The frame of a step: heading (focused on arrival), choices, tower, and the row of buttons. */
export function StepLayout({ title, lede, aside, asideFirst, onBack, forward, children }: StepLayoutProps) {
  const t = useTranslations("common");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever is already somewhere on the page (in the language list, say) is left there.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid gap-x-12 gap-y-4 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <header className="grid min-w-0 gap-1 lg:gap-3">
        <h1 ref={heading} tabIndex={-1} className="text-2xl sm:text-4xl">
          {title}
        </h1>
        <p className="text-ink-soft max-sm:text-sm sm:text-lg">{lede}</p>
      </header>
      <aside
        className={
          asideFirst
            ? "tower-slim top-[min(3.5rem,56px)] z-20 self-start bg-paper max-lg:[@media(min-height:30rem)]:sticky lg:sticky lg:top-20 lg:col-start-2 lg:row-span-3 lg:row-start-1"
            : "order-last self-start lg:sticky lg:top-20 lg:order-none lg:col-start-2 lg:row-span-3 lg:row-start-1"
        }
      >
        {aside}
      </aside>
      <div className="grid min-w-0 content-start gap-4">{children}</div>
      <div className="step-bar flex items-center gap-2 self-end">
        <Button variant="secondary" className="px-3" aria-label={t("back")} onClick={onBack}>
          <ArrowBackIcon />
        </Button>
        <span className="grid flex-1">{forward}</span>
      </div>
    </div>
  );
}
