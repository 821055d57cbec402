import { useTranslations } from "next-intl";

const TERMS = ["service", "diagnosis", "account", "use", "availability"] as const;
const PRIVACY = ["stored", "why", "who", "cookies", "howLong", "rights", "diagnosis"] as const;

interface Section {
  key: string;
  heading: string;
  text: string;
}

function LegalPart({ title, intro, sections }: { title: string; intro: string; sections: readonly Section[] }) {
  return (
    <section className="prose">
      <h3 className="text-[1.375rem]">{title}</h3>
      <p>{intro}</p>
      {sections.map(({ key, heading, text }) => (
        <div key={key}>
          <h4 className="font-semibold">{heading}</h4>
          <p className="text-ink-soft">{text}</p>
        </div>
      ))}
    </section>
  );
}

/** The terms, then the privacy notice. */
export function LegalText() {
  const terms = useTranslations("terms");
  const privacy = useTranslations("privacy");
  return (
    <div className="grid gap-8">
      <LegalPart
        title={terms("title")}
        intro={terms("intro")}
        sections={TERMS.map((key) => ({
          key,
          heading: terms(`sections.${key}.heading`),
          text: terms(`sections.${key}.text`),
        }))}
      />
      <LegalPart
        title={privacy("title")}
        intro={privacy("intro")}
        sections={PRIVACY.map((key) => ({
          key,
          heading: privacy(`sections.${key}.heading`),
          text: privacy(`sections.${key}.text`),
        }))}
      />
    </div>
  );
}
