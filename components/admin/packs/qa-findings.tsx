import { useTranslations } from "next-intl";
import { ScreenLink } from "@/components/layout/screen-link";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { coverageType } from "@/lib/content/domain/dimensions";
import { type HoleGroup, holeGroups } from "@/lib/content/domain/hole-groups";
import type { QaResult } from "@/lib/content/domain/pack-qa";

/** The coverage dashboard with just these texts in view: those that hold in every state. */
function coverageUrl(slug: string, { locale, role, types }: HoleGroup): string {
  const type = types.map(coverageType).join(",");
  return `/admin/report-coverage?${new URLSearchParams({ slug, locale, role, state: "none", type })}`;
}

function HoleGroupItem({ slug, group }: { slug: string; group: HoleGroup }) {
  const t = useTranslations("admin.packs.qa");
  const { locale, role, reason, types } = group;
  const whole = types.length === PERSONALITY_TYPES.length;
  return (
    <li className="grid gap-1 border-line border-b py-2 last:border-b-0">
      <span>
        <bdi dir="ltr">{t("group", { role, locale })}</bdi>:{" "}
        {whole ? t("all") : t("types", { types: types.join(", ") })}
        {" · "}
        {t(`reason.${reason}`)}
      </span>
      <ScreenLink
        href={coverageUrl(slug, group)}
        className="link inline-flex min-h-11 items-center justify-self-start"
        aria-label={t("fillNamed", { role, locale })}
      >
        {t("fill")}
      </ScreenLink>
    </li>
  );
}

/** What stands in a pack's way: holes by language and role, broken rules, and pages that do not come out. */
export function QaFindings({ slug, result }: { slug: string; result: QaResult }) {
  const t = useTranslations("admin.packs.qa");
  const { holes, breaches, failures } = result;
  return (
    <details>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{t("details")}</summary>
      <ul className="grid">
        {holeGroups(holes).map((group) => (
          <HoleGroupItem key={`${group.locale} ${group.role} ${group.reason}`} slug={slug} group={group} />
        ))}
        {breaches.map(({ locale, type, role, rule, excerpt }) => (
          <li key={`${locale} ${type} ${role} ${rule} ${excerpt}`} className="wrap-anywhere py-2">
            <bdi dir="ltr">{t("group", { role, locale })}</bdi>, {t("types", { types: type })}: {rule} (
            <bdi>{excerpt}</bdi>)
          </li>
        ))}
        {failures.map(({ form, locale, types, fault }) => (
          <li key={`${form} ${locale} ${types.join(" ")}`} className="wrap-anywhere py-2">
            <bdi dir="ltr">{`${form}, ${locale}`}</bdi>, {t("types", { types: types.join(" + ") })}: <bdi>{fault}</bdi>
          </li>
        ))}
      </ul>
    </details>
  );
}
