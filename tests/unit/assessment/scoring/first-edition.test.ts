import { edition } from "@/lib/assessment/domain/instrument/edition";
import { byType } from "@/lib/assessment/domain/instrument/types";
import type { PairAnswer, PairAnswers } from "@/lib/assessment/domain/scoring/answers";
import { closestFlips } from "@/lib/assessment/domain/scoring/closest-flips";
import { updateWithDecider } from "@/lib/assessment/domain/scoring/decider";
import { typePosterior } from "@/lib/assessment/domain/scoring/posterior";
import { scoreAnswers } from "@/lib/assessment/domain/scoring/score-answers";

const FIRST = edition(1);

/** A sheet as text: l or r for each pair, a capital for "strongly". */
function sheetOf(text: string): PairAnswers {
  const answers = [...text].map((letter, at): [number, PairAnswer] => {
    const lower = letter.toLowerCase();
    return [at + 1, { side: lower === "l" ? "left" : "right", strong: letter !== lower }];
  });
  return Object.fromEntries(answers);
}

/** What runs of the first edition were told, to the last digit, before there was a second one. Types 1 to 9. */
const TOLD = [
  {
    sheet: "llllllllllllllllllllllllllllllllllll",
    posterior: [
      0.10309278350515465, 0.11855670103092783, 0.10309278350515465, 0.11855670103092783, 0.10309278350515465,
      0.1443298969072165, 0.10309278350515465, 0.10309278350515465, 0.10309278350515465,
    ],
    decided: [
      0.12753707320204405, 0.0889584169191123, 0.07735514514705419, 0.11781302555073148, 0.10244610917454912,
      0.17855190248286168, 0.10244610917454912, 0.10244610917454912, 0.10244610917454912,
    ],
    flips: [7],
    outcome: { kind: "uncertain", candidates: [6, 4] },
  },
  {
    sheet: "lrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlrlr",
    posterior: [
      0.13797905679327852, 0.3861559660199853, 0.13797905679327852, 0.1586759153122703, 0.014473301327292411,
      0.06775630869254086, 0.0001856683577241557, 0.04839736335181491, 0.04839736335181491,
    ],
    decided: [
      0.18630081648104113, 0.31624021341576425, 0.11299715712524815, 0.17209633482361633, 0.015697417634698802,
      0.09148530164308781, 0.00020137173177268183, 0.05249069357238541, 0.05249069357238541,
    ],
    flips: [6],
    outcome: { kind: "uncertain", candidates: [2, 4] },
  },
  {
    sheet: "rrrrllrllrrrlllrrrlllrrlrlrrllrllrlr",
    posterior: [
      0.07646861841772216, 0.08793891118038048, 0.0002974057240741387, 0.2385247995783957, 0.0014442388220521271,
      0.10705606578481101, 0.48050860805915085, 0.0014442388220521271, 0.0063171136113614095,
    ],
    decided: [
      0.0930261746453107, 0.06488671113988738, 0.00021944414651398455, 0.23308508333754038, 0.0014113019979152786,
      0.13023664450343495, 0.46955029058545333, 0.0014113019979152786, 0.006173047646028708,
    ],
    flips: [26],
    outcome: { kind: "uncertain", candidates: [7, 4] },
  },
  {
    sheet: "rlrlrlrllrrrlrlrlllrrllrrrlrlrlllrrl",
    posterior: [
      0.49192897555489584, 0.001820776139151176, 0.024865815164825004, 0.24442853312744464, 0.21254655054560403,
      0.009398968298924741, 0.006713548784946248, 0.0015832835992618925, 0.006713548784946244,
    ],
    decided: [
      0.5486337033612539, 0.0012316559006267304, 0.016820369793470537, 0.21897321932522032, 0.19041149506540897,
      0.010482388803785084, 0.00601438535725328, 0.0014183970357275412, 0.006014385357253275,
    ],
    flips: [8],
    outcome: { kind: "uncertain", candidates: [1, 4] },
  },
  {
    sheet: "rRRrllLrrllRrRrlRrLlrlrLlrRRRLrRLllL",
    posterior: [
      0.0011866011606482853, 0.04927836473271666, 0.3195617014255173, 0.05419803564116417, 0.0001276583526744221,
      0.46886320890323246, 0.0011503311288848148, 2.8034073174644417e-5, 0.10560606458198711,
    ],
    decided: [
      0.001441490050767995, 0.03630913703654337, 0.23545849525697937, 0.05288706292267498, 0.00012457048028820724,
      0.5695777766102275, 0.0011225062693791784, 2.7355969168008147e-5, 0.10305160540397142,
    ],
    flips: [2],
    outcome: { kind: "uncertain", candidates: [6, 3] },
  },
  {
    sheet: "llrRlrlRlLrrrlrrrrrrrRRRRrllllrrrRrL",
    posterior: [
      0.007607170005473899, 0.0018336294378998746, 0.21284332347129925, 0.3055718717753549, 0.1255726584664437,
      0.005130014874235632, 0.04487878916069218, 0.26596715345961036, 0.03059538934899035,
    ],
    decided: [
      0.009963069550221648, 0.001456580098429424, 0.16907633715073442, 0.3214714706954945, 0.1321064892583692,
      0.0067187528277800265, 0.0472139345506484, 0.27980602888152045, 0.03218733698680199,
    ],
    flips: [22],
    outcome: { kind: "uncertain", candidates: [4, 8] },
  },
];

test.each(TOLD)(
  "a run of the first edition is read as it was: $sheet",
  ({ sheet, posterior, decided, flips, outcome }) => {
    const answers = sheetOf(sheet);
    const read = typePosterior(answers, FIRST);
    expect(read).toEqual(byType((type) => posterior[type - 1] ?? 0));
    const choices = { targeted_1v2_001: 1, targeted_3v6_001: 6 } as const;
    expect(updateWithDecider(read, choices)).toEqual(byType((type) => decided[type - 1] ?? 0));
    expect(closestFlips(answers, (changed) => typePosterior(changed, FIRST))).toEqual(flips);
    expect(scoreAnswers(answers, FIRST)).toMatchObject(outcome);
  },
);

test("scenes say nothing in the first edition", () => {
  const answers = sheetOf(TOLD[2]?.sheet ?? "");
  const scenes = { general_001: 3, general_002: 3, targeted_3v6_001: 3 } as const;
  expect(typePosterior(answers, FIRST, scenes)).toEqual(typePosterior(answers, FIRST));
});
