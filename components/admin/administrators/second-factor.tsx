"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { CODE, CONFIRM_PASSWORD } from "@/components/account/settings/form-fields";
import { SettingDialog } from "@/components/account/settings/setting-dialog";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Dialog } from "@/components/ui/dialog";
import { toast } from "@/components/ui/toast";
import {
  administrationKeys,
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
} from "@/lib/accounts/client/administration";

interface Secret {
  readonly secret: string;
  readonly image: string;
}
/** What is asked: the password, before the app or to do without it; a code of the app; or that the codes are kept. */
type Step =
  | { readonly kind: "begin" | "end" }
  | { readonly kind: "confirm"; readonly of: Secret }
  | { readonly kind: "codes"; readonly codes: readonly string[] };

function SecretView({ of: { secret, image } }: { of: Secret }) {
  const t = useTranslations("admin.administrators.own.factor");
  return (
    <>
      <p>{t("scan")}</p>
      <img
        className="mx-auto size-48 bg-white p-2"
        alt={t("image")}
        src={`data:image/svg+xml,${encodeURIComponent(image)}`}
      />
      <code dir="ltr" className="wrap-anywhere text-center">
        {secret}
      </code>
    </>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose(): void }) {
  const t = useTranslations("admin.administrators.own.factor");
  const common = useTranslations("common");
  return (
    <Dialog
      open
      onClose={onClose}
      title={t("title")}
      closeLabel={common("close")}
      footer={<Button onClick={onClose}>{t("kept")}</Button>}
    >
      <p>{t("codes")}</p>
      <ul className="my-4 grid gap-1 text-center" dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

/** The dialog of a step; each leads to the next one. */
function StepDialog({ step, onStep, onChange }: { step: Step; onStep(next: Step | null): void; onChange(): void }) {
  const t = useTranslations("admin.administrators.own.factor");
  const onClose = () => onStep(null);
  if (step.kind === "codes") return <RecoveryCodes codes={step.codes} onClose={onClose} />;
  if (step.kind === "confirm") {
    return (
      <SettingDialog
        title={t("title")}
        intro={<SecretView of={step.of} />}
        fields={[CODE]}
        submit={t("confirm")}
        work={({ code = "" }) => confirmSecondFactor(code)}
        onDone={({ recoveryCodes }) => {
          onStep({ kind: "codes", codes: recoveryCodes });
          onChange();
        }}
        onClose={onClose}
      />
    );
  }
  const frame = { title: t("title"), intro: <p>{t("confirmPassword")}</p>, fields: [CONFIRM_PASSWORD], onClose };
  if (step.kind === "begin") {
    return (
      <SettingDialog
        {...frame}
        submit={t("next")}
        work={({ password = "" }) => beginSecondFactor(password)}
        onDone={(of) => onStep({ kind: "confirm", of })}
      />
    );
  }
  return (
    <SettingDialog
      {...frame}
      submit={t("end")}
      danger
      work={({ password = "" }) => endSecondFactor(password)}
      onDone={() => {
        onClose();
        onChange();
      }}
    />
  );
}

/** Whether a code of an app is asked for at the sign-in, and the way to begin and to end that. */
export function SecondFactor({ inUse }: { inUse: boolean }) {
  const t = useTranslations("admin.administrators");
  const client = useQueryClient();
  const [step, setStep] = useState<Step | null>(null);
  const changed = () => {
    toast({ title: t("done") });
    void client.invalidateQueries({ queryKey: administrationKeys.me });
  };
  return (
    <Card as="section" tone="flat" aria-labelledby="factor-title" className="grid justify-items-start gap-3">
      <h2 id="factor-title" className="text-2xl">
        {t("own.factor.title")}
      </h2>
      <p>{t(inUse ? "own.factor.on" : "own.factor.off")}</p>
      <Button variant="secondary" onClick={() => setStep({ kind: inUse ? "end" : "begin" })}>
        {t(inUse ? "own.factor.end" : "own.factor.begin")}
      </Button>
      {step && <StepDialog key={step.kind} step={step} onStep={setStep} onChange={changed} />}
    </Card>
  );
}
