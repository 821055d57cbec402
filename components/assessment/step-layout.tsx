"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { ArrowBackIcon } from "@/components/ui/icons";

export interface StepLayoutProps {
  title: string;
  lede: string;
  /** The tower: between the choices and the buttons on a phone, beside both on a wide screen. */
  aside: ReactNode;
  onBack(): void;
  /** The way on. */
  forward: ReactNode;
  children: ReactNode;
}

/** The frame of a step: heading (focused on arrival), choices, tower, and the row of buttons. */
export function StepLayout({ title, lede, aside, onBack, forward, children }: StepLayoutProps) {
  const t = useTranslations("common");
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever is already somewhere on the page (in the language list, say) is left there.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-x-12">
      <div className="grid min-w-0 content-start gap-6">
        <header className="grid gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-4xl">
            {title}
          </h1>
          <p className="lede">{lede}</p>
        </header>
        {children}
      </div>
      <aside className="self-start lg:sticky lg:top-20 lg:row-span-2">{aside}</aside>
      <div className="actions self-end">
        <Button variant="secondary" onClick={onBack}>
          <ArrowBackIcon />
          {t("back")}
        </Button>
        {/* The row pushes its last item to the end: Back is to stay at the start. */}
        {forward || <span />}
      </div>
    </div>
  );
}
