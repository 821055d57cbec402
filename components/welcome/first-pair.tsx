import "./first-pair.css";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { isSide, keepVisitorAnswer, visitorAnswer } from "@/lib/assessment/client/visitor-answer";
import { FIRST_PAIR, FIRST_PAIR_FIELD } from "@/lib/assessment/domain/instrument/first-pair";
import type { Side } from "@/lib/assessment/domain/instrument/pairs";

const SIDES: readonly Side[] = ["left", "right"];

/**
 * The first pair, to be answered before there is an account. Plain radio buttons, which work before the page runs; what
 * registers and signs people in reads them, and style alone shows that the answer is kept. The tab keeps it too, so that
 * it stands again after a reload.
 */
export function FirstPair() {
  const t = useTranslations();
  const pair = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const radios = [...(pair.current?.querySelectorAll("input") ?? [])];
    const chosen = radios.find(({ checked }) => checked)?.value;
    const kept = visitorAnswer();
    // One may have been chosen before the page ran.
    if (isSide(chosen)) keepVisitorAnswer(chosen);
    else for (const radio of radios) radio.checked = radio.value === kept;
  }, []);
  return (
    <fieldset ref={pair} className="first-pair for-visitors">
      <legend className="eyebrow">{t("welcome.firstPair.eyebrow")}</legend>
      <p id="first-pair-question" className="first-pair-question">
        {t("rhetiStep.question")}
      </p>
      <div role="radiogroup" aria-labelledby="first-pair-question" className="first-pair-cards">
        {SIDES.map((side) => (
          <label key={side} className="choice first-pair-card">
            <input
              type="radio"
              name={FIRST_PAIR_FIELD}
              value={side}
              className="sr-only"
              onChange={() => keepVisitorAnswer(side)}
            />
            <span aria-hidden="true" className="first-pair-ring" />
            <span>{t(`rheti.pairs.${FIRST_PAIR}.${side}`)}</span>
          </label>
        ))}
      </div>
      <div className="first-pair-notes">
        <p className="first-pair-hint">{t("welcome.firstPair.hint")}</p>
        <p className="first-pair-kept">{t("welcome.firstPair.kept")}</p>
      </div>
    </fieldset>
  );
}
