"use client";

import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Alert } from "@/components/ui/alert";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Checkbox } from "@/components/ui/fields";
import { Loading } from "@/components/ui/loading";
import { fetchPreferences, notificationKeys, savePreferences } from "@/lib/notifications/client/requests";
import { NOTIFICATION_TYPES } from "@/lib/notifications/domain/notification";
import { errorSentence, limitSentence } from "@/lib/platform/http/fetch-json";

/** Which kinds of notifications a person gets; each choice is kept at once. */
export function NoticesDialog({ onClose }: { onClose(): void }) {
  const t = useTranslations("notifications");
  const account = useTranslations("account");
  const common = useTranslations("common");
  const client = useQueryClient();
  const queryKey = notificationKeys.preferences;
  const query = useQuery({ queryKey, queryFn: fetchPreferences });
  const save = useMutation({
    mutationFn: savePreferences,
    onSuccess: (kept) => client.setQueryData(queryKey, kept),
  });
  const muted = (save.isPending ? save.variables : query.data)?.muted ?? [];
  return (
    <Dialog open onClose={onClose} title={t("choice.title")} closeLabel={common("close")}>
      <p>{t("choice.text")}</p>
      {query.isPending && <Loading>{t("choice.loading")}</Loading>}
      {query.isError && <Alert tone="danger">{limitSentence(query.error) ?? t("choice.failed")}</Alert>}
      {query.data && (
        <fieldset className="grid" disabled={save.isPending}>
          <legend className="sr-only">{t("choice.title")}</legend>
          {NOTIFICATION_TYPES.map((type) => (
            <Checkbox
              key={type}
              name={type}
              label={t(`types.${type}`)}
              checked={!muted.includes(type)}
              onChange={({ target }) =>
                save.mutate({ muted: target.checked ? muted.filter((each) => each !== type) : [...muted, type] })
              }
            />
          ))}
        </fieldset>
      )}
      {save.isError && <Alert tone="danger">{errorSentence(save.error, account("problems.unreachable"))}</Alert>}
      {save.isSuccess && <Alert tone="success">{t("choice.saved")}</Alert>}
      <div className="dialog-foot">
        <Button variant="secondary" onClick={onClose}>
          {common("close")}
        </Button>
      </div>
    </Dialog>
  );
}
