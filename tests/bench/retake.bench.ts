import { seededRandom } from "@/scripts/simulation";
import { isFalseAlarm, retake } from "./retake";

const PEOPLE = 2000;

const quantile = (values: readonly number[], share: number) =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(share * values.length))] ?? Number.NaN;

/** What retakes of people who have not changed look like: the figures behind `RETAKE`. */
for (const discrimination of [1, 1.25, 1.5]) {
  for (const emphasis of [false, true]) {
    const random = seededRandom(11);
    const retakes = Array.from({ length: PEOPLE }, () => retake(discrimination, emphasis, random));
    const line = (name: string, values: readonly number[], digits = 0) =>
      `${name} ${[0.5, 0.95, 0.99].map((share) => quantile(values, share).toFixed(digits)).join(" / ")}`;
    const different = retakes.map(({ comparison }) => comparison.pairs.different);
    const alarms = retakes.filter(isFalseAlarm).length / PEOPLE;
    console.log(
      [
        `discrimination ${discrimination}${emphasis ? ", strongly" : ""}: half / 95 / 99 of 100`,
        line("pairs", different),
        line(
          "wins",
          retakes.map(({ shift }) => shift),
        ),
        line(
          "swing",
          retakes.map(({ swing }) => swing),
          1,
        ),
        `called a change ${(100 * alarms).toFixed(1)} %`,
      ].join("; "),
    );
  }
}
