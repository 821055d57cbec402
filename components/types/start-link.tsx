"use client";

import { type ReactNode, useEffect, useState } from "react";
import { ButtonLink } from "@/components/ui/button";
import { isTheme } from "@/lib/assessment/domain/instrument/report-types";
import { readStored, STORAGE_KEYS } from "@/lib/platform/browser-storage";

interface StartLinkProps {
  /** The start page in the language of this page, as "/?lang=en". */
  readonly start: string;
  readonly children: ReactNode;
}

/** The way to the assessment: to the page of the theme through which somebody came, else to the start page. */
export function StartLink({ start, children }: StartLinkProps) {
  const [href, setHref] = useState(start);
  useEffect(() => {
    const theme = readStored(STORAGE_KEYS.reportType);
    setHref(isTheme(theme) ? start.replace("/", `/${theme}`) : start);
  }, [start]);
  return <ButtonLink href={href}>{children}</ButtonLink>;
}
