"use client";

import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { useLinkToken } from "@/components/layout/use-link-token";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { useForm } from "@/components/ui/use-form";
import { restoreEmail, storedUser, undoDeletion, verifyEmail } from "@/lib/accounts/client/session";

interface LinkScreenProps {
  /** What the link is for: `account.{purpose}` holds its words. */
  readonly purpose: "verify" | "keep" | "restore";
}

/** Where one goes from here, and the words for it, by what was done; null when the link was of no use. */
function nextOf(done: LinkScreenProps["purpose"] | null) {
  if (done === "restore") return ["/new-password", "restore.next"] as const;
  // Whoever is signed in here stays so when an address is confirmed.
  return done === "verify" && storedUser()
    ? (["/reports", "verify.account"] as const)
    : (["/login", "verify.next"] as const);
}

/**
 * What a mailed link leads to: confirms an address, keeps an account, or gives one back to its former address. Nothing happens before the button is
 * pressed, since mail programs open links too.
 */
export function LinkScreen({ purpose }: LinkScreenProps) {
  const t = useTranslations("account");
  const token = useLinkToken();
  const { props, state, pending, failure } = useForm({
    read: () => token ?? "",
    async send(value) {
      if (purpose === "verify") return t("verify.done", { email: (await verifyEmail(value)).email });
      if (purpose === "restore") return t("restore.done", { email: (await restoreEmail(value)).user.email });
      await undoDeletion(value);
      return t("keep.done");
    },
  });
  const over = state.phase === "done" || token === "";
  const done = state.phase === "done";
  const [href, next] = nextOf(done ? purpose : null);
  return (
    <div className="mx-auto grid max-w-md gap-6">
      <h1 className="text-3xl sm:text-4xl">{t(done ? `${purpose}.doneTitle` : `${purpose}.title`)}</h1>
      <Card className="grid justify-items-start gap-4">
        {!over && <p>{t(`${purpose}.intro`)}</p>}
        {token === "" && <Alert tone="danger">{t("link.missing")}</Alert>}
        {failure && <Alert tone="danger">{failure.sentence ?? t("link.unreachable")}</Alert>}
        {state.phase === "done" && <Alert tone="success">{state.reply}</Alert>}
        {!over && (
          <form {...props}>
            <Button type="submit" size="lg" busy={pending} disabled={!token}>
              {t(pending ? "sending" : `${purpose}.submit`)}
            </Button>
          </form>
        )}
        {over && (
          <ScreenLink href={href} className="btn btn-primary">
            {t(next)}
          </ScreenLink>
        )}
      </Card>
    </div>
  );
}
