import { renderReportHtml } from "@/components/report/html/render";
import { REPORT_STYLE } from "@/generated/report-style";
import { REPORT_TYPES } from "@/lib/assessment/domain/instrument/report-types";
import { PERSONALITY_TYPES } from "@/lib/assessment/domain/instrument/types";
import { REPORT_FONTS } from "@/lib/platform/design/fonts";
import { LOCALES, type Locale } from "@/lib/platform/i18n/locales";
import { buildDocument } from "@/lib/reports/domain/document/build-document";
import { inputOf, LIVES } from "./samples";

const [life = null] = LIVES;
const HOSTILE = `<script>alert(1)</script>"' onload="x" &amp; </style></title>`;

const ids = (html: string) => [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);

describe("the page", () => {
  test.each(LOCALES)("is marked as $code, running $dir", async ({ code, dir }) => {
    const html = await renderReportHtml(buildDocument(inputOf(4, "love", life, code)));
    expect(html).toMatch(new RegExp(`^<!doctype html><html lang="${code}" dir="${dir}">`));
  });

  test("escapes whatever a person is called", async () => {
    const input = { ...inputOf(4, "love", life), person: { firstName: HOSTILE, lastName: HOSTILE } };
    const html = await renderReportHtml(buildDocument(input));
    expect(html).not.toMatch(/<script/i);
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
    expect(html.match(/<\/style>/g)).toHaveLength(1);
    expect(html.match(/<title>/g)).toHaveLength(1);
  });

  test.each(REPORT_TYPES.flatMap((reportType) => PERSONALITY_TYPES.map((type) => ({ reportType, type }))))(
    "needs nothing from outside but our fonts, and runs nothing ($reportType, $type)",
    async ({ reportType, type }) => {
      for (const reader of [null, life]) {
        const html = await renderReportHtml(buildDocument(inputOf(type, reportType, reader)));
        expect(html).not.toMatch(/<(script|link|img|iframe|object|embed|form)\b|\son[a-z]+=|@import|https?:\/\//i);
        const named = [...html.matchAll(/url\(([^)]*)\)/g)].map(([, address = ""]) => address);
        expect(named.filter((address) => !/^(?:#|\/fonts\/[\w.-]+\.woff2$)/.test(address))).toEqual([]);
        expect(html).toContain(
          "default-src &#x27;none&#x27;; style-src &#x27;unsafe-inline&#x27;; font-src &#x27;self&#x27;;",
        );
      }
    },
  );

  test("has unique ids, and every reference leads to one", async () => {
    const html = await renderReportHtml(buildDocument(inputOf(5, "health", life)));
    const known = ids(html);
    expect(new Set(known).size).toBe(known.length);
    const targets = [...html.matchAll(/(?:href="#|url\(#|aria-(?:labelledby|describedby)=")([^")]+)/g)];
    expect(targets.length).toBeGreaterThan(30);
    for (const [, target] of targets) expect(known).toContain(target);
  });

  test("has a bar with the ways from it, which lead somewhere, and says how long it takes", async () => {
    const home = { href: "/reports", label: "My reports" };
    const bar = { label: "Ways", home, links: [{ href: "#contents", label: "Contents" }] };
    const html = await renderReportHtml(buildDocument(inputOf(4, "love", life)), { bar, reading: "About 25 minutes" });
    expect(html).toMatch(/<body[^>]*><nav class="report-bar on-screen" aria-label="Ways"><a[^>]* href="\/reports">/);
    expect(html).toContain('href="#contents">Contents</a>');
    expect(ids(html)).toContain("contents");
    expect(html).toContain("About 25 minutes");
  });

  test("has the same report in every language, in a list that needs no script", async () => {
    const hrefOf = (code: Locale) => `?lang=${code}`;
    const languages = { label: "Language", current: "ur-G4" as const, hrefOf };
    const bar = { label: "Ways", home: { href: "/reports", label: "My reports" }, links: [], languages };
    const html = await renderReportHtml(buildDocument(inputOf(4, "love", life, "ur-G4")), { bar });
    const [, menu = ""] = /<ul id="report-languages" popover="auto"[^>]*>([\s\S]*?)<\/ul>/.exec(html) ?? [];
    expect(html).toContain('popoverTarget="report-languages" aria-label="Language: اردو"');
    for (const { code, name } of LOCALES) expect(menu).toMatch(new RegExp(`href="\\?lang=${code}"[^>]*>${name}</a>`));
    expect(menu.match(/aria-current="true"/g)).toHaveLength(1);
  });

  test("names the chapter in the bar by the style alone: each name follows its chapter", async () => {
    const document = buildDocument(inputOf(4, "love", life));
    const bar = { label: "Ways", home: { href: "/reports", label: "My reports" }, links: [] };
    const html = await renderReportHtml(document, { bar });
    for (const { id, title } of document.sections) {
      expect(html).toContain(`<span style="animation-timeline:--chapter-${id}">${title}</span>`);
      expect(html).toContain(`style="view-timeline-name:--chapter-${id}"`);
      expect(html).toMatch(new RegExp(`<body[^>]*timeline-scope:[^"]*--chapter-${id}[,"]`));
    }
    expect(await renderReportHtml(document)).not.toContain("timeline-name");
  });

  test("shows every word of the document's headings, in order of level", async () => {
    const document = buildDocument(inputOf(9, "corporate", life));
    const html = await renderReportHtml(document);
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    levels.forEach((level, at) => {
      expect(level - (levels[at - 1] ?? 0)).toBeLessThanOrEqual(1);
    });
    expect(levels.filter((level) => level === 2)).toHaveLength(document.sections.length + 1);
  });

  /** How far apart lines stand, in letters of 13.5 units: those of Nastaliq reach further up and down. */
  test.each([
    ["en", 1.2],
    ["ur-G4", 2.1],
  ] as const)("the two lines of each label on the ladder stand apart (%s)", async (code, least) => {
    const html = await renderReportHtml(buildDocument(inputOf(6, "standard", life, code)));
    const ladder = /data-figure="ladder"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? "";
    const lines = ladder
      .split("<g>")
      .slice(1)
      .flatMap((step) => [...step.matchAll(/ y="([\d.]+)" fontSize|<text[^>]* y="([\d.]+)"/g)].slice(0, 2));
    const at = lines.map(([, first, second]) => Number(first ?? second));
    expect(at).toHaveLength(10);
    at.slice(1).forEach((y, before) => {
      expect(y - (at[before] ?? 0)).toBeGreaterThan(13.5 * least);
    });
  });

  test("each figure has a title, a description and a table of the same data", async () => {
    const document = buildDocument(inputOf(6, "standard", life));
    const html = await renderReportHtml(document);
    const figures = document.sections.flatMap(({ blocks }) => blocks.filter(({ kind }) => kind === "figure"));
    const drawn = html.split("<figure>").slice(1);
    expect(figures.map((block) => block.kind === "figure" && block.figure.kind)).toEqual([
      "bars",
      "circle",
      "tower",
      "ladder",
      "dots",
      "board",
    ]);
    expect(drawn).toHaveLength(figures.length);
    for (const figure of drawn) expect(figure).toMatch(/<title id[\s\S]*<desc id[\s\S]*<details>[\s\S]*<table>/);
  });
});

describe("the answers as they were given", () => {
  const fold = /<details class="fold"><summary>([^<]*)<\/summary><div id="given">([\s\S]*?)<\/details><\/section>/;

  test.each(LOCALES)("are folded under a label of their own, and all of them are there ($code)", async ({ code }) => {
    const document = buildDocument(inputOf(4, "love", life, code));
    const html = await renderReportHtml(document);
    const [, label, inside = ""] = fold.exec(html) ?? [];
    expect(label).toBe(document.labels.showAnswers);
    const given = document.sections.find(({ id }) => id === "given");
    const tables = given?.blocks.flatMap((block) => (block.kind === "table" ? [block] : [])) ?? [];
    expect(tables.length).toBe(2);
    for (const { rows } of tables) expect(inside.split("<tr>").length).toBeGreaterThan(rows.length);
    expect(html.match(/class="fold"/g)).toHaveLength(1);
  });

  test("open under the chapter’s title in a report that was saved before they were folded", async () => {
    const { labels, ...document } = buildDocument(inputOf(4, "love", life));
    const { showAnswers, ...old } = labels;
    const html = await renderReportHtml({ ...document, labels: old });
    expect(fold.exec(html)?.[1]).toBe(document.sections.find(({ id }) => id === "given")?.title);
    expect(html).not.toContain(showAnswers);
  });
});

/** Wider than our letters are on average, as a share of their size. */
const LETTER_WIDTH = 0.6;

test.each(PERSONALITY_TYPES)("no name on the circle touches another, whoever is marked (%d)", async (type) => {
  const html = await renderReportHtml(buildDocument(inputOf(type, "standard", life)));
  const circle = /data-figure="circle"[\s\S]*?<\/svg>/.exec(html)?.[0] ?? "";
  const texts = [
    ...circle.matchAll(/<text x="([\d.]+)" y="([\d.]+)" font-size="([\d.]+)" text-anchor="(\w+)"[^>]*>([^<]+)/g),
  ];
  const boxes = texts.map(([, x = "", y = "", size = "", anchor, text = ""]) => {
    const width = text.length * Number(size) * LETTER_WIDTH;
    const start = { start: 0, middle: width / 2, end: width }[anchor ?? ""] ?? 0;
    return { text, left: Number(x) - start, right: Number(x) - start + width, y: Number(y), size: Number(size) };
  });
  expect(boxes).toHaveLength(18);
  const touching = boxes.flatMap((a, at) =>
    boxes
      .slice(at + 1)
      .filter((b) => Math.abs(a.y - b.y) < a.size && a.left < b.right && b.left < a.right)
      .map((b) => [a.text, b.text]),
  );
  expect(touching).toEqual([]);
});

test("the cover has the person's own sign, the chapter on the type its emblem", async () => {
  const petals = async (reader: typeof life) => {
    const html = await renderReportHtml(buildDocument(inputOf(2, "love", reader)));
    expect(html.match(/data-sign="emblem"/g)).toHaveLength(2);
    return /data-sign="rosette"[\s\S]*?<\/svg>/.exec(html)?.[0].match(/<path/g)?.length;
  };
  expect(await petals(life)).toBe(9);
  expect(await petals(null)).toBe(9);
});

describe("how far apart lines stand", () => {
  /** Lines of Nastaliq that stand closer run into each other. */
  const LEAST_NASTALIQ_LINES = 1.9;
  /** What has a line height of its own in Urdu, is of another language, or is a digit. */
  const HEADING = /(?:^|[\s(])h[1-3](?:$|[.\s)])|:lang\(hi|::?before$/;
  const rules = [...REPORT_STYLE.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selectors = "", values = ""]) => {
    const [, height] = /line-height:\s*([\d.]+)/.exec(values) ?? /font:[^;]*\/\s*([\d.]+)/.exec(values) ?? [];
    return height ? selectors.split(/,(?![^(]*\))/).map((selector) => ({ selector, lines: Number(height) })) : [];
  });

  test("is the language's to say: only titles have numbers of their own, which Urdu replaces", () => {
    expect(rules.length).toBeGreaterThan(5);
    const own = rules.filter(({ selector }) => selector.includes(":lang(ur)"));
    expect(own.length).toBeGreaterThan(1);
    expect(own.filter(({ lines }) => lines < LEAST_NASTALIQ_LINES)).toEqual([]);
    expect(rules.filter((rule) => !own.includes(rule) && !HEADING.test(rule.selector))).toEqual([]);
  });

  test("is enough for Nastaliq, in text and in labels", () => {
    const urdu = Object.fromEntries(REPORT_FONTS)[":root:lang(ur)"] ?? {};
    for (const name of ["leading", "leading-label"]) expect(Number(urdu[name])).toBeGreaterThan(LEAST_NASTALIQ_LINES);
  });
});
