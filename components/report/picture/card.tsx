import { gradientStops } from "@/components/tower/state-colors";
import { STONES, TOWER_VIEW } from "@/components/tower/stones";
import { COLORS } from "@/lib/platform/design/tokens";
import type { Locale } from "@/lib/platform/i18n/locales";
import { ROSETTE_SIZE, rosettePetals } from "@/lib/reports/domain/rosette";
import { PICTURE_FORMS, type PictureForm, type SharePicture } from "@/lib/reports/domain/share-picture";
import { accentsOf } from "../html/accents";
import { printColor } from "../pdf/accents";
import { type FaceName, type SetText, setText, type TextBox } from "./typeset";

type Role = "name" | "line" | "label";

/** The faces of each script, the first where it has the letter; the others follow for names in any script. */
const FACES: Readonly<Record<"latin" | "devanagari" | "nastaliq", Readonly<Record<Role, readonly FaceName[]>>>> = {
  latin: {
    name: ["serif", "devanagari", "nastaliq"],
    line: ["italic", "devanagari", "nastaliq"],
    label: ["sans", "devanagari", "nastaliq"],
  },
  devanagari: {
    name: ["devanagari", "serif", "nastaliq"],
    line: ["devanagari", "serif", "nastaliq"],
    label: ["devanagari", "sans", "nastaliq"],
  },
  nastaliq: {
    name: ["nastaliq", "serif", "devanagari"],
    line: ["nastaliq", "serif", "devanagari"],
    label: ["nastaliq", "sans", "devanagari"],
  },
};

/** From baseline to baseline, from the top of a line to its baseline, in sizes of the letters; and how large the name is. */
const LEADING = {
  latin: { line: 1.22, ascent: 0.92, name: 1 },
  devanagari: { line: 1.42, ascent: 1.05, name: 0.95 },
  nastaliq: { line: 2.05, ascent: 1.25, name: 0.74 },
} as const;

const SCRIPTS: Readonly<Record<Locale, keyof typeof LEADING>> = {
  en: "latin",
  "hi-G4": "devanagari",
  "hi-Latn": "latin",
  "ur-G4": "nastaliq",
};

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** Where the parts of a form stand, no part on another, for a language that runs to the right; the other direction mirrors them. */
export const LAYOUTS = {
  card: {
    text: { x: 72, width: 640 },
    label: { size: 30, y: 62 },
    name: { size: 96, least: 44, y: 182 },
    line: { size: 42, least: 22, gap: 16 },
    question: { size: 34, y: 498 },
    address: { size: 26, y: 556 },
    rosette: { x: 790, y: 22, width: 320 },
    tower: { x: 858, y: 346, width: 184 },
    band: 14,
  },
  story: {
    text: { x: 96, width: 888 },
    label: { size: 46, y: 130 },
    name: { size: 156, least: 60, y: 1150 },
    line: { size: 66, least: 36, gap: 34 },
    question: { size: 58, y: 1690 },
    address: { size: 42, y: 1788 },
    rosette: { x: 40, y: 300, width: 640 },
    tower: { x: 680, y: 520, width: 330 },
    band: 26,
  },
} as const;

interface BlockProps {
  readonly text: SetText;
  readonly place: Place;
  readonly ascent: number;
  readonly leading: number;
  readonly color: string;
  readonly end: boolean;
}

/** Lines of outlines; `end` sets them from the right. */
function TextBlock({ text: { size, lines }, place, ascent, leading, color, end }: BlockProps) {
  return (
    <g fill={color}>
      {lines.map(({ width, glyphs }, at) => {
        const x = end ? place.x + place.width - width * size : place.x;
        const y = place.y + (ascent + at * leading) * size;
        return (
          <g key={at} transform={`translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${size.toFixed(3)})`}>
            {glyphs.map((glyph, index) => (
              <path
                key={index}
                d={glyph.path}
                transform={`translate(${glyph.x.toFixed(4)} ${glyph.y.toFixed(4)}) scale(${glyph.scale} ${-glyph.scale})`}
              />
            ))}
          </g>
        );
      })}
    </g>
  );
}

function Tower({ picture, place, accent }: { picture: SharePicture; place: Place; accent: string }) {
  const { width, foot } = TOWER_VIEW;
  const crown = Math.min(...STONES.map(({ top }) => top));
  const stops = picture.shares ? gradientStops(picture.shares) : [];
  const scale = place.width / width;
  return (
    <g transform={`translate(${place.x} ${place.y}) scale(${scale})`}>
      <linearGradient id="states" gradientUnits="userSpaceOnUse" x1="0" x2="0" y1={foot} y2={crown}>
        {stops.map(({ color, offset }) => (
          <stop key={offset} offset={`${offset}%`} stopColor={printColor(color)} />
        ))}
      </linearGradient>
      <linearGradient id="shade" x1="0" x2="0" y1="0" y2="1">
        <stop offset="0" stopColor={COLORS["stone-light"].light} stopOpacity="0.26" />
        <stop offset="0.42" stopColor={COLORS["stone-light"].light} stopOpacity="0" />
        <stop offset="0.42" stopColor={COLORS["stone-shade"].light} stopOpacity="0" />
        <stop offset="1" stopColor={COLORS["stone-shade"].light} stopOpacity="0.34" />
      </linearGradient>
      <ellipse cx={width / 2} cy={foot + 1} rx="108" ry="7" fill={accent} fillOpacity="0.18" />
      {STONES.map(({ path, vein }) => (
        <g key={path}>
          <path d={path} fill={stops.length > 0 ? "url(#states)" : accent} />
          <path d={path} fill="url(#shade)" />
          <path d={vein} fill="none" stroke={COLORS["stone-vein"].light} strokeOpacity="0.34" strokeWidth="1.4" />
        </g>
      ))}
    </g>
  );
}

/** How much of the colour the petals of the other types have. */
const OTHER_PETALS = 0.3;

function Sign({ picture: { type, values }, place, accent }: { picture: SharePicture; place: Place; accent: string }) {
  return (
    <g transform={`translate(${place.x} ${place.y}) scale(${place.width / ROSETTE_SIZE})`} fill={accent}>
      {rosettePetals([type], values).map(({ type: petal, path, own }) => (
        <path key={petal} d={path} fillOpacity={own ? 1 : OTHER_PETALS} />
      ))}
    </g>
  );
}

/** The picture as an SVG without a letter in it: every text is set as outlines, so that no font is asked for. */
export async function pictureSvg(picture: SharePicture, form: PictureForm): Promise<string> {
  const { renderToStaticMarkup } = await import("react-dom/server");
  const { width, height } = PICTURE_FORMS[form];
  const layout = LAYOUTS[form];
  const script = SCRIPTS[picture.locale];
  const { line: leading, ascent, name: scale } = LEADING[script];
  const nameSize = layout.name.size * scale;
  const end = picture.dir === "rtl";
  const mirror = (place: Place): Place => (end ? { ...place, x: width - place.x - place.width } : place);
  const set = (text: string, role: Role, box: Pick<TextBox, "size" | "least" | "height">) =>
    setText(text, { faces: FACES[script][role], dir: picture.dir }, { ...box, width: layout.text.width, leading });
  const label = (text: string, size: number) => set(text, "label", { size, least: size * 0.5, height: size * leading });
  const { accent, "accent-soft": soft } = accentsOf(picture.reportType);

  const [brand, kicker, name, question, address] = await Promise.all([
    label(picture.brand, layout.label.size),
    label(picture.kicker, layout.label.size),
    set(picture.name, "name", { ...layout.name, size: nameSize, height: nameSize * leading }),
    label(picture.question, layout.question.size),
    // Letters from left to right in every language.
    setText(
      picture.address,
      { faces: FACES.latin.label, dir: "ltr" },
      {
        ...layout.address,
        least: layout.address.size * 0.5,
        height: layout.address.size * 2,
        width: layout.text.width,
        leading,
      },
    ),
  ]);
  const kickerY = layout.name.y - layout.label.size * (leading + 0.2);
  const lineY = layout.name.y + name.lines.length * name.size * leading + layout.line.gap;
  const line = await set(picture.line, "line", { ...layout.line, height: layout.question.y - layout.line.gap - lineY });
  const block = (text: SetText, y: number, color: string) => (
    <TextBlock text={text} place={mirror({ ...layout.text, y })} {...{ ascent, leading, color, end }} />
  );
  const svg = (
    <svg xmlns="http://www.w3.org/2000/svg" width={width} height={height} viewBox={`0 0 ${width} ${height}`}>
      <title>{picture.brand}</title>
      <rect width={width} height={height} fill={soft.light} />
      <Sign picture={picture} place={mirror(layout.rosette)} accent={accent.light} />
      <Tower picture={picture} place={mirror(layout.tower)} accent={accent.light} />
      {block(brand, layout.label.y, accent.light)}
      {block(kicker, kickerY, COLORS["ink-soft"].light)}
      {block(name, layout.name.y, COLORS.ink.light)}
      {block(line, lineY, COLORS.ink.light)}
      {block(question, layout.question.y, accent.light)}
      {block(address, layout.address.y, COLORS["ink-soft"].light)}
      <rect y={height - layout.band} width={width} height={layout.band} fill={accent.light} />
    </svg>
  );
  return renderToStaticMarkup(svg);
}
