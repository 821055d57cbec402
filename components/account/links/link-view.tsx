import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

export type LinkState =
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
export function LinkView({ purpose, state, onConfirm }: LinkViewProps) {
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
