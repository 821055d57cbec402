"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { keepAccount, verifyEmail } from "@/lib/accounts/client";
import { useSend } from "../settings/use-send";
import { type LinkState, LinkView } from "./link-view";

type Token = { readonly known: false } | { readonly known: true; readonly value: string };

/** The token in the address of this page, once the page runs. */
function useToken(): Token {
  const [token, setToken] = useState<Token>({ known: false });
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
  const { state, send } = useSend(async (given: string) => {
    if (purpose === "verify") return t("verify.done", { email: (await verifyEmail(given)).email });
    await keepAccount(given);
    return t("keep.done");
  });

  function view(): LinkState {
    if (token.known && value === "") return { phase: "missing" };
    if (state.phase === "failed") return { phase: "failed", sentence: state.failure.sentence };
    if (state.phase === "done") return { phase: "done", sentence: state.reply };
    return { phase: state.phase === "sending" ? "sending" : "ready" };
  }

  return <LinkView purpose={purpose} state={view()} onConfirm={() => value && void send(value)} />;
}
