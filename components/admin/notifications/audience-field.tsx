import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { Checkbox, SelectField } from "@/components/ui/fields";
import { fetchAudienceCount, notificationKeys } from "@/lib/notifications/client/requests";
import { AUDIENCES, type Audience } from "@/lib/notifications/domain/notification";
import type { NotificationInput } from "@/lib/notifications/domain/notification-input";
import { limitSentence } from "@/lib/platform/http/fetch-json";

/** Milliseconds: people register while somebody is writing. */
const REFETCH_INTERVAL_MS = 15_000;

/** How many people would get it now, as the server counts them. */
export function useReach({ targetAudience, personalityTypes, type }: NotificationInput) {
  const none = targetAudience === "personality_types" && personalityTypes.length === 0;
  const types = targetAudience === "personality_types" ? personalityTypes : [];
  const query = useQuery({
    queryKey: notificationKeys.audience(targetAudience, types, type),
    queryFn: () => fetchAudienceCount(targetAudience, types, type),
    enabled: !none,
    refetchInterval: REFETCH_INTERVAL_MS,
    placeholderData: keepPreviousData,
  });
  return { none, data: query.data, error: query.error };
}

/** How many people would get it, in words. */
function AudienceCount({ input }: { input: NotificationInput }) {
  const t = useTranslations("admin.notifications.reach");
  const { none, data, error } = useReach(input);
  const text = () => {
    if (none) return t("choose");
    if (error) return limitSentence(error) ?? t("failed");
    return data === undefined ? t("counting") : t("people", { count: data });
  };
  return (
    <p role="status" className="font-medium">
      {text()}
      {input.scheduledFor !== "" && <span className="block text-sm font-normal text-ink-soft">{t("later")}</span>}
    </p>
  );
}

const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface AudienceFieldProps {
  readonly input: NotificationInput;
  readonly error: string | undefined;
  onChange(part: Pick<NotificationInput, "targetAudience" | "personalityTypes">): void;
}

/** Who gets it, how many that are, and the nine types for the audience that is made of them. */
export function AudienceField({ input, error, onChange }: AudienceFieldProps) {
  const t = useTranslations("admin.notifications");
  const names = useTranslations("results.typeNames");
  const { targetAudience, personalityTypes } = input;
  const toggle = (type: number, on: boolean) =>
    onChange({
      targetAudience,
      personalityTypes: on ? [...personalityTypes, type].sort() : personalityTypes.filter((each) => each !== type),
    });
  return (
    <div className="grid gap-3">
      <SelectField
        label={t("form.audience")}
        hint={t(`hints.${targetAudience}`)}
        value={targetAudience}
        options={AUDIENCES.map((value) => ({ value, label: t(`audiences.${value}`) }))}
        onChange={(event) => onChange({ targetAudience: event.target.value as Audience, personalityTypes })}
      />
      {targetAudience === "personality_types" && (
        <fieldset aria-describedby={error ? "notification-types-error" : undefined}>
          <legend className="field-label">{t("form.types")}</legend>
          <div className="grid gap-x-4 sm:grid-cols-2">
            {TYPES.map((type) => (
              <Checkbox
                key={type}
                name="personalityTypes"
                value={type}
                label={t("form.typeNamed", { type, name: names(`${type}`) })}
                checked={personalityTypes.includes(type)}
                onChange={(event) => toggle(type, event.target.checked)}
              />
            ))}
          </div>
          {error && (
            <p id="notification-types-error" className="field-error">
              {error}
            </p>
          )}
        </fieldset>
      )}
      <AudienceCount input={input} />
    </div>
  );
}
