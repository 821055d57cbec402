import { useTranslations } from "next-intl";

const FACTS = ["time", "report", "certainty"] as const;

/** What a visitor spends, gets, and may expect of the result. */
export function WelcomeFacts() {
  const t = useTranslations("welcome.facts");
  return (
    <section className="stack">
      <h2 className="text-[1.375rem]">{t("title")}</h2>
      <dl className="grid gap-5">
        {FACTS.map((fact) => (
          <div key={fact} className="border-s-2 border-accent ps-4">
            <dt className="font-semibold">{t(`${fact}Title`)}</dt>
            <dd className="text-ink-soft">{t(fact)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
