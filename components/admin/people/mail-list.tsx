import { useTranslations } from "next-intl";
import { useMay } from "@/components/admin/frame/use-administrator";
import { useDeed } from "@/components/admin/frame/use-deed";
import { useLanguage } from "@/components/layout/language-provider";
import { Button } from "@/components/ui/button";
import { retryMail } from "@/lib/accounts/client/administration";
import type { QueuedMail } from "@/lib/accounts/schema/people";
import { formatDateTime } from "@/lib/platform/format-date";

interface MailListProps {
  readonly mails: readonly QueuedMail[];
  /** The query that shows them, to be loaded anew once one is sent again. */
  readonly changes: readonly string[];
}

/** Mails that wait, or were given up on: those can be sent again. */
export function MailList({ mails, changes }: MailListProps) {
  const t = useTranslations("admin.people");
  const { info } = useLanguage();
  const may = useMay();
  const retry = useDeed(retryMail, changes);
  return (
    <ul className="grid gap-3">
      {mails.map(({ id, kind, email, givenUpAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-3">
          <span>
            {t(`kinds.${kind}`)}, <bdi dir="ltr">{email}</bdi>{" "}
            <span className="text-ink-soft">
              ({givenUpAt ? t("mails.givenUp", { time: formatDateTime(givenUpAt, info) }) : t("mails.waiting")})
            </span>
          </span>
          {givenUpAt && may("people:write") && (
            <Button
              size="sm"
              variant="secondary"
              busy={retry.isPending && retry.variables === id}
              onClick={() => retry.mutate(id)}
            >
              {t("mails.again")}
              <span className="sr-only">
                {" "}
                {t(`kinds.${kind}`)} {email}
              </span>
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
