import { useTranslations } from "next-intl";
import { Checkbox } from "@/components/ui/checkbox";
import { SelectField } from "@/components/ui/select-field";
import type { NotificationDraft } from "@/lib/notifications/domain/draft";
import { AUDIENCES, type Audience } from "@/lib/notifications/domain/notification";
import { AudienceReach } from "./audience-reach";

const TYPES = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;

interface AudienceFieldProps {
  readonly draft: NotificationDraft;
  readonly error: string | undefined;
  onChange(part: Pick<NotificationDraft, "targetAudience" | "personalityTypes">): void;
}

/** Who gets it, how many that are, and the nine types for the audience that is made of them. */
export function AudienceField({ draft, error, onChange }: AudienceFieldProps) {
  const t = useTranslations("admin.notifications");
  const names = useTranslations("results.typeNames");
  const { targetAudience, personalityTypes } = draft;
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
      <AudienceReach draft={draft} />
    </div>
  );
}
