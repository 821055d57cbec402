import { type FaceName, setText, type TextBox } from "@/components/report/picture/typeset";

/** Texts to set into a box. */
export interface SettingJob {
  readonly box: TextBox;
  readonly cases: readonly { readonly text: string; readonly dir: "ltr" | "rtl"; readonly face: FaceName }[];
}

/** Sets the texts of its argument, and prints how: the shaper is a module that Jest cannot run. */
const { box, cases }: SettingJob = JSON.parse(process.argv[2] ?? "");
const set = await Promise.all(
  cases.map(({ text, dir, face }) => setText(text, { faces: [face, "serif", "devanagari", "nastaliq"], dir }, box)),
);
process.stdout.write(JSON.stringify(set));
