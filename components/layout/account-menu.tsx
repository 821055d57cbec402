"use client";

import "./account-menu.css";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { PersonIcon } from "@/components/ui/icons";
import { type StoredUser, storedUser } from "@/lib/accounts/client/session";
import { signOutToStart } from "@/lib/assessment/client/sign-out";
import { isLocale } from "@/lib/platform/i18n/locales";
import { SchemeSwitch } from "./scheme-switch";
import { ScreenLink } from "./screen-link";

/** For whoever loads the menu: it comes in one piece with what it needs. */
export { storedUser };

/** Where a person may go from everywhere. */
const PLACES = [
  { key: "home", href: "/" },
  { key: "result", href: "/results" },
  { key: "reports", href: "/reports" },
  { key: "account", href: "/reports#account" },
] as const;

/** The path of an address without its language and its place on the page. */
function screenOf(address: string): string {
  const [path = ""] = address.split("#");
  const [first, ...rest] = path.slice(1).split("/");
  return isLocale(first) ? `/${rest.join("/")}` : path || "/";
}

/**
 * What a person who is signed in needs everywhere, behind one button: where to go, light and dark, and the way out. The
 * browser's own popover closes it at Esc or at a tap beside it, and gives the focus back.
 */
export function AccountMenu({ user: { firstName = "", lastName = "" } }: { user: StoredUser }) {
  const t = useTranslations("home.menu");
  const reports = useTranslations("reports");
  const current = screenOf(usePathname());
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const [loggingOut, setLoggingOut] = useState(false);
  const name = `${firstName} ${lastName}`.trim();

  function logOut() {
    setLoggingOut(true);
    void signOutToStart();
  }

  return (
    <>
      <button type="button" className="icon-btn" popoverTarget={id} aria-label={t("open")}>
        <PersonIcon />
      </button>
      <div ref={panel} id={id} popover="auto" className="account-menu">
        {name && (
          <p className="wrap-anywhere font-semibold">
            <bdi>{name}</bdi>
          </p>
        )}
        <nav aria-label={t("places")}>
          <ul>
            {PLACES.map(({ key, href }) => (
              <li key={key}>
                <ScreenLink
                  href={href}
                  className="account-menu-link"
                  {...(href === current && { "aria-current": "page" })}
                  onClick={() => panel.current?.hidePopover?.()}
                >
                  {t(key)}
                </ScreenLink>
              </li>
            ))}
          </ul>
        </nav>
        <SchemeSwitch />
        <Button variant="secondary" wide busy={loggingOut} onClick={logOut}>
          {reports("logout")}
        </Button>
      </div>
    </>
  );
}
