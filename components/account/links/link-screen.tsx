"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { undoDeletion, verifyEmail } from "@/lib/accounts/client/session";
import { useRequest } from "../settings/use-request";

type LinkState =
  | { readonly phase: "missing" }
  | { readonly phase: "ready" | "sending" }
  | { readonly phase: "failed"; readonly sentence: string | null }
  | { readonly phase: "done"; readonly sentence: string };

interface LinkViewProps {
  /** What the link is for: `account.{purpose}` holds its words. */
  readonly purpose: "verify" | "keep";
  readonly state: LinkState;
  onConfirm(): void;
}

/** What a mailed link leads to: nothing happens before the button is pressed, since mail programs open links too. */
function LinkView({ purpose, state, onConfirm }: LinkViewProps) {
  const t = useTranslations("account");
  const over = state.phase === "done" || state.phase === "missing";
  return (
    <div className="mx-auto grid max-w-md gap-6">
      <h1 className="text-3xl sm:text-4xl">{t(`${purpose}.title`)}</h1>
      <Card className="grid justify-items-start gap-4">
        {!over && <p>{t(`${purpose}.intro`)}</p>}
        {state.phase === "missing" && <Alert tone="danger">{t("link.missing")}</Alert>}
        {state.phase === "failed" && <Alert tone="danger">{state.sentence ?? t("link.unreachable")}</Alert>}
        {state.phase === "done" && <Alert tone="success">{state.sentence}</Alert>}
        {!over && (
          <Button size="lg" busy={state.phase === "sending"} onClick={onConfirm}>
            {state.phase === "sending" ? t("sending") : t(`${purpose}.submit`)}
          </Button>
        )}
        {over && (
          <ScreenLink href="/login" className="btn btn-primary">
            {t("verify.next")}
          </ScreenLink>
        )}
      </Card>
    </div>
  );
}

type TokenState = { readonly known: false } | { readonly known: true; readonly value: string };

/** The token in the address of this page, once the page runs. */
function useToken(): TokenState {
  const [token, setToken] = useState<TokenState>({ known: false });
  useEffect(() => {
    setToken({ known: true, value: new URLSearchParams(window.location.search).get("token") ?? "" });
  }, []);
  return token;
}

/** Confirms an address, or keeps an account, when its button is pressed. */
export function LinkScreen({ purpose }: { purpose: "verify" | "keep" }) {
  const t = useTranslations("account");
  const token = useToken();
  const value = token.known ? token.value : "";
  const { state, send } = useRequest(async (tokenValue: string) => {
    if (purpose === "verify") return t("verify.done", { email: (await verifyEmail(tokenValue)).email });
    await undoDeletion(tokenValue);
    return t("keep.done");
  });

  function viewState(): LinkState {
    if (token.known && value === "") return { phase: "missing" };
    if (state.phase === "failed") return { phase: "failed", sentence: state.failure.sentence };
    if (state.phase === "done") return { phase: "done", sentence: state.reply };
    return { phase: state.phase === "sending" ? "sending" : "ready" };
  }

  return <LinkView purpose={purpose} state={viewState()} onConfirm={() => value && void send(value)} />;
}
