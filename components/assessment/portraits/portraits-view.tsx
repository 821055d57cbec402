import { useTranslations } from "next-intl";
import { type FormEvent, useEffect, useId, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { ArrowBackIcon, ArrowForwardIcon, CheckIcon } from "@/components/ui/icons";
import type { PersonalityType } from "@/lib/assessment/domain/instrument/types";

/** One of the two portraits, by its place, or neither. */
export type PortraitPlace = "a" | "b" | "neither";

export interface PortraitsViewProps {
  /** Whose portraits they are, in the order in which they are shown. */
  readonly types: readonly [PersonalityType, PersonalityType];
  onAnswer(place: PortraitPlace): void;
  onSkip(): void;
  onBack(): void;
}

interface OptionProps {
  readonly place: PortraitPlace;
  /** Whose portrait; none for "neither". */
  readonly type?: PersonalityType;
  readonly name: string;
  readonly checked: boolean;
  onChoose(place: PortraitPlace): void;
}

/** A radio button on a card: a portrait with its text, or the one line for neither. */
function Option({ place, type, name, checked, onChoose }: OptionProps) {
  const t = useTranslations("portraitsStep");
  const portrait = useTranslations("portraits");
  const id = useId();
  return (
    <label htmlFor={id} className="choice relative flex! flex-col gap-3">
      <input
        id={id}
        type="radio"
        className="sr-only"
        {...{ name, checked }}
        value={place}
        aria-labelledby={`${id}-title`}
        {...(type && { "aria-describedby": `${id}-text` })}
        onChange={() => onChoose(place)}
      />
      <span className="flex items-center justify-between gap-3">
        <span id={`${id}-title`} className={type ? "font-serif text-xl" : "font-semibold"}>
          {t(place)}
        </span>
        {checked && <CheckIcon className="text-accent" />}
      </span>
      {type && (
        <span id={`${id}-text`} className="grid gap-3">
          {portrait(`${type}`)
            .split("\n\n")
            .map((paragraph) => (
              <span key={paragraph} className="block">
                {paragraph}
              </span>
            ))}
        </span>
      )}
    </label>
  );
}

/** Two portraits without names and the question which is more like the person; to be skipped at the first button. */
export function PortraitsView({ types: [first, second], onAnswer, onSkip, onBack }: PortraitsViewProps) {
  const t = useTranslations("portraitsStep");
  const common = useTranslations("common");
  const [chosen, setChosen] = useState<PortraitPlace | null>(null);
  const name = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // Whoever is already somewhere on the page (in the language list, say) is left there.
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
  }, []);
  function submit(event: FormEvent) {
    event.preventDefault();
    if (chosen) onAnswer(chosen);
  }
  const option = (place: PortraitPlace) => ({ place, name, checked: chosen === place, onChoose: setChosen });
  return (
    <section aria-labelledby={`${name}-heading`} className="grid gap-6">
      <header className="grid justify-items-start gap-3">
        <h1 id={`${name}-heading`} ref={heading} tabIndex={-1} className="text-3xl sm:text-4xl">
          {t("title")}
        </h1>
        <p className="lede">{t("lede")}</p>
        <p className="text-ink-soft">{t("unchanged")}</p>
        <Button variant="secondary" onClick={onSkip}>
          {t("skip")}
        </Button>
      </header>
      <form onSubmit={submit} className="grid gap-6">
        <fieldset className="min-w-0">
          <legend className="mb-3 font-semibold">{t("choose")}</legend>
          <div className="grid gap-4 lg:grid-cols-2">
            <Option {...option("a")} type={first} />
            <Option {...option("b")} type={second} />
            <div className="lg:col-span-2">
              <Option {...option("neither")} />
            </div>
          </div>
        </fieldset>
        <div className="actions">
          <Button variant="secondary" onClick={onBack}>
            <ArrowBackIcon />
            {common("back")}
          </Button>
          <Button type="submit" disabled={!chosen}>
            {common("continue")}
            <ArrowForwardIcon />
          </Button>
        </div>
      </form>
    </section>
  );
}
