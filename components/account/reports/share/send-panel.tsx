"use client";

import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { Alert } from "@/components/ui/alert";
import { Button, ButtonLink } from "@/components/ui/button";
import { copyText } from "@/components/ui/copy-text";
import { TextField } from "@/components/ui/fields";
import { BRAND } from "@/lib/platform/brand";
import { sharePictureUrl } from "@/lib/reports/domain/report-urls";
import { PICTURE_FORMS } from "@/lib/reports/domain/share-picture";
import type { ShareChoice } from "./share-form";
import { useSharedParts } from "./shared-parts";

interface SendPanelProps {
  readonly reportId: string;
  /** The type as it is shown. */
  readonly type: string;
  readonly choice: ShareChoice;
  /** The address of a link with this choice; null while there is none. */
  readonly standing: string | null;
  /** How many links to the report stand, with whatever choice. */
  readonly openLinks: number;
  linkAddress(): Promise<string>;
  /** Leads to those links, where each can be ended. */
  onShowOpen(): void;
}

const FILE_NAME = `${BRAND.toLowerCase()}.png`;
type Status = "copied" | "copyFailed" | "tapAgain";

/** Whether this browser hands pictures on to the programs of its device. */
function sharesFiles(): boolean {
  const probe = new File([], FILE_NAME, { type: "image/png" });
  return typeof navigator.canShare === "function" && navigator.canShare({ files: [probe] });
}

async function fetchPicture(url: string): Promise<File> {
  const response = await fetch(url);
  if (!response.ok) throw new TypeError("the picture cannot be had");
  return new File([await response.blob()], FILE_NAME, { type: "image/png" });
}

const nameOf = (thrown: unknown) => (thrown instanceof Error ? thrown.name : "");

/** Sending a link with its picture: the share sheet of the device where it has one, the clipboard, the picture as a file. */
function useSending({ reportId, type, choice, linkAddress }: SendPanelProps) {
  // Holds for the choice that it was said of: another one has another link.
  const chosen = JSON.stringify(choice);
  const [said, setSaid] = useState<{ readonly status: Status | null; readonly chosen: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const canSend = typeof navigator.share === "function";
  const pictureUrl = sharePictureUrl(reportId, choice, choice.language, "card");
  // Fetched before it is asked for: the share sheet opens only while the tap is fresh.
  const picture = useQuery({
    queryKey: ["share-picture", pictureUrl],
    queryFn: () => fetchPicture(pictureUrl),
    enabled: canSend && sharesFiles(),
  });

  async function act(work: (url: string) => Promise<Status | null>) {
    setSaid(null);
    setBusy(true);
    try {
      setSaid({ status: await work(await linkAddress()), chosen });
    } catch {
      // The dialog says why there is no link.
    } finally {
      setBusy(false);
    }
  }

  const copy = () => act(async (url) => ((await copyText(url)) ? "copied" : "copyFailed"));
  const send = () =>
    act(async (url) => {
      const title = `${BRAND}: ${type}`;
      try {
        await navigator.share(
          picture.data ? { files: [picture.data], title, text: `${title} ${url}` } : { title, url },
        );
        return null;
      } catch (thrown) {
        // Somebody who closed the sheet needs no word; one that came too late after the tap opens at the next.
        return nameOf(thrown) === "NotAllowedError" ? "tapAgain" : null;
      }
    });
  const status = said?.chosen === chosen ? said.status : null;
  return { status, busy, canSend, pictureUrl, copy, send };
}

/** Before a link is made beside others: that those stay as they are, and the way to them. */
function OthersStay({ openLinks, onShowOpen }: Pick<SendPanelProps, "openLinks" | "onShowOpen">) {
  const t = useTranslations("reports.share");
  return (
    <Alert className="grid justify-items-start gap-2">
      <p>{t("newLink", { count: openLinks })}</p>
      <Button variant="secondary" size="sm" onClick={onShowOpen}>
        {t("openLinks", { count: openLinks })}
      </Button>
    </Alert>
  );
}

/** The picture that goes with the link, what others will see, and the ways to hand it on. */
export function SendPanel(props: SendPanelProps) {
  const t = useTranslations("reports.share");
  const noteId = useId();
  const { reportId, type, choice, standing, openLinks, onShowOpen } = props;
  const { status, busy, canSend, pictureUrl, copy, send } = useSending(props);
  const partsOf = useSharedParts();
  return (
    <section aria-describedby={noteId} className="grid gap-4">
      <img
        src={pictureUrl}
        alt={t("pictureAlt", { type })}
        {...PICTURE_FORMS.card}
        className="h-auto w-full rounded-lg bg-accent-soft"
      />
      <div id={noteId} className="grid gap-2">
        <p className="font-semibold">{t("sees", { parts: partsOf(choice) })}</p>
        <p className="text-ink-soft">{t(`intro.${choice.lasts}`)}</p>
        {!choice.showName && <p className="text-ink-soft">{t("nameless")}</p>}
      </div>
      {standing === null && openLinks > 0 && <OthersStay {...{ openLinks, onShowOpen }} />}
      <div className="flex flex-wrap gap-3">
        {canSend && (
          <Button busy={busy} onClick={() => void send()}>
            {t("send")}
          </Button>
        )}
        <Button variant={canSend ? "secondary" : "primary"} busy={busy} onClick={() => void copy()}>
          {t("copy")}
        </Button>
        <ButtonLink variant="secondary" href={pictureUrl} download={FILE_NAME}>
          {t("savePicture")}
        </ButtonLink>
        <ButtonLink
          variant="ghost"
          href={sharePictureUrl(reportId, choice, choice.language, "story")}
          download={FILE_NAME}
        >
          {t("saveUpright")}
        </ButtonLink>
      </div>
      <p role="status" className="empty:hidden">
        {status && t(status)}
      </p>
      {standing && (
        <TextField label={t("link")} type="url" value={standing} readOnly onFocus={(event) => event.target.select()} />
      )}
    </section>
  );
}
