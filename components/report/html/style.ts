import type { ReportType } from "@/lib/assessment/domain/instrument/report-types";
import { colorRule, fontRules } from "@/lib/platform/design/css";
import { REPORT_FONTS } from "@/lib/platform/design/fonts";
import { REPORT_COLORS } from "@/lib/platform/design/tokens";
import { accentsOf } from "./accents";
import { FONT_FACES } from "./fonts";

const SHARED = `
*, *::before, *::after { box-sizing: border-box; }
html { scroll-behavior: smooth; -webkit-text-size-adjust: 100%; }
body {
  margin: 0;
  background: var(--paper);
  color: var(--ink);
  font: 400 1.0625rem/var(--leading) var(--serif);
  overflow-wrap: break-word;
}
.cover, .contents, .chapter { max-inline-size: 42rem; margin-inline: auto; padding-inline: 1.25rem; }
h1, h2, h3 { font-weight: 500; line-height: 1.18; text-wrap: balance; margin: 0; }
:root:lang(ur) :is(h1, h2, h3) { line-height: 1.9; }
:root:lang(hi-G4) :is(h1, h2, h3) { line-height: 1.4; }
p { margin-block: 0 1em; text-wrap: pretty; }
a { color: var(--accent); text-underline-offset: 0.2em; text-decoration-thickness: 0.06em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; border-radius: 2px; }
`;

const COVER = `
.cover-band {
  background: linear-gradient(to bottom, var(--accent-soft), var(--paper));
  padding-block: clamp(2rem, 8vw, 5rem) 2.5rem;
}
.brand { display: flex; align-items: center; gap: 0.6rem; font: 600 0.9375rem/1.4 var(--sans); color: var(--accent); margin-block-end: clamp(2.5rem, 12vw, 6rem); }
.brand svg { inline-size: 1.75rem; block-size: 1.75rem; fill: currentColor; flex: none; }
.kicker { font: 600 0.875rem/1.5 var(--sans); color: var(--accent); margin-block-end: 0.5rem; }
.cover h1 { font-size: clamp(2.75rem, 13vw, 5rem); letter-spacing: -0.02em; line-height: 1.02; }
:root:lang(ur) .cover h1, :root:lang(hi-G4) .cover h1 { letter-spacing: 0; font-size: clamp(2.25rem, 10vw, 3.75rem); line-height: 1.7; }
:root:lang(hi-G4) .cover h1 { line-height: 1.3; }
.theme { font-size: clamp(1.25rem, 5vw, 1.625rem); line-height: 1.4; color: var(--ink-soft); margin-block: 0.5rem 2rem; }
.tagline { font-size: 1.25rem; font-style: italic; max-inline-size: 30rem; margin-block-end: 2rem; }
:root:lang(ur) .tagline, :root:lang(hi-G4) .tagline { font-style: normal; }
.reader { font: 500 0.9375rem/1.6 var(--sans); color: var(--ink-soft); margin: 0; display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.way { display: inline-flex; align-items: center; min-block-size: 2.75rem; font: 600 0.9375rem/1.5 var(--sans); }
.on-screen { margin-block: 0.75rem 0; }
.cover h1.sentence { font-size: clamp(1.75rem, 6vw, 2.5rem); line-height: 1.3; max-inline-size: 32rem; margin-block-end: 1.5rem; }
:root:lang(ur) .cover h1.sentence { line-height: 2; }
.cover .callout { margin-block: 1.75rem 0; }
.contents { padding-block: 1.5rem 1rem; }
.contents h2 { font: 600 0.9375rem/1.5 var(--sans); color: var(--ink-soft); margin-block-end: 0.5rem; }
.contents ol { margin: 0; padding: 0; list-style: none; counter-reset: chapter; border-block-start: 1px solid var(--line); }
.contents li { counter-increment: chapter; border-block-end: 1px solid var(--line); }
.contents a { display: flex; gap: 1rem; align-items: baseline; padding-block: 0.6rem; min-block-size: 2.75rem; color: inherit; text-decoration: none; }
.contents a::before { content: counter(chapter); font: 500 0.875rem/1 var(--sans); color: var(--accent); min-inline-size: 1.25rem; font-variant-numeric: tabular-nums; }
.contents a:hover { color: var(--accent); }
`;

const CHAPTER = `
.chapter { padding-block: clamp(2.75rem, 9vw, 4.5rem) 0; scroll-margin-block-start: 1rem; }
.chapter:last-of-type { padding-block-end: 5rem; }
.chapter > h2 { font-size: clamp(1.875rem, 7vw, 2.5rem); letter-spacing: -0.01em; padding-block-start: 1.25rem; margin-block-end: 1.25rem; border-block-start: 3px solid var(--accent); }
:root:lang(ur) .chapter > h2, :root:lang(hi-G4) .chapter > h2 { letter-spacing: 0; font-size: clamp(1.5rem, 6vw, 2rem); }
.chapter h3 { font-size: 1.3125rem; line-height: 1.35; margin-block: 2rem 0.5rem; }
.lead { font-size: 1.25rem; line-height: calc(var(--leading) - 0.14); }
.note { font: 400 0.9375rem/calc(var(--leading) - 0.07) var(--sans); color: var(--ink-soft); }
blockquote { margin: 1.5rem 0; padding-inline-start: 1.25rem; border-inline-start: 3px solid var(--accent); font-style: italic; }
.callout { background: var(--surface); border: 1px solid var(--line); border-radius: 0.875rem; padding: 1.125rem 1.25rem; margin-block: 1.75rem; }
.callout .callout-title { margin-block: 0 0.375rem; font: 600 1rem/1.5 var(--sans); color: var(--accent); }
.callout p { margin: 0; }
.callout[data-tone="action"] { background: var(--accent-soft); border-color: transparent; padding: 1.375rem 1.375rem 1.5rem; }
.bullets { margin-block: 0.75rem 1.25rem; padding-inline-start: 1.25rem; }
.bullets li { padding-block: 0.15rem; }
.bullets li::marker { color: var(--accent); }
.terms { margin-block: 1rem 1.5rem; }
.terms > div { padding-block: 0.875rem; border-block-start: 1px solid var(--line); }
.terms > div:last-child { border-block-end: 1px solid var(--line); }
.terms dt { font: 600 0.9375rem/1.55 var(--sans); }
.terms dd { margin: 0.125rem 0 0; }
.terms .note { margin-block-end: 0; }
@media (min-width: 34rem) {
  .facts > div { display: grid; grid-template-columns: 8rem 1fr; gap: 1rem; align-items: baseline; }
  .facts dd { margin: 0; }
}
.steps { list-style: none; margin: 1.25rem 0; padding: 0; padding-inline-start: 0.5rem; }
.steps li { padding-inline-start: 1.5rem; padding-block-end: 1.25rem; border-inline-start: 2px solid var(--line); position: relative; }
.steps li::before { content: ""; position: absolute; inset-inline-start: -0.4375rem; inset-block-start: 0.4rem; inline-size: 0.75rem; block-size: 0.75rem; border-radius: 50%; background: var(--paper); border: 2px solid var(--accent); }
.steps li:last-child { border-color: transparent; padding-block-end: 0; }
.steps strong { display: block; font: 600 0.9375rem/1.5 var(--sans); color: var(--accent); }
.steps p { margin: 0; }
.table-wrap { overflow-x: auto; margin-block: 1rem; }
table { border-collapse: collapse; inline-size: 100%; font: 400 0.9375rem/calc(var(--leading) - 0.12) var(--sans); }
caption { text-align: start; color: var(--ink-soft); padding-block-end: 0.5rem; }
th, td { text-align: start; vertical-align: top; padding: 0.5rem 0.75rem 0.5rem 0; border-block-end: 1px solid var(--line); }
:dir(rtl) :is(th, td) { padding: 0.5rem 0 0.5rem 0.75rem; }
th { font-weight: 600; color: var(--ink-soft); }
`;

const FIGURES = `
figure { margin: 1.75rem 0; padding: 1.125rem; background: var(--surface); border: 1px solid var(--line); border-radius: 0.875rem; }
figcaption { font: 600 1rem/1.5 var(--sans); margin-block-end: 0.875rem; }
figure svg { display: block; inline-size: 100%; block-size: auto; max-inline-size: 24rem; margin-inline: auto; overflow: visible; }
figure svg[data-figure="tower"] { max-inline-size: 17rem; }
figure svg text { font-family: var(--sans); fill: var(--ink); }
.soft { fill: var(--ink-soft); }
figure svg text.soft { fill: var(--ink-soft); }
.accent { fill: var(--accent); }
.paper { fill: var(--surface); }
.mark { fill: var(--line-strong); }
.rail { fill: var(--line); }
.ring { fill: none; stroke: var(--line); stroke-width: 1.5; }
.inner { fill: none; stroke: var(--line); stroke-width: 1.25; }
.inner.own { stroke: var(--line-strong); stroke-width: 1.5; stroke-dasharray: 4 4; }
.link { fill: none; stroke: var(--accent); stroke-width: 2.5; }
.open { fill: var(--surface); stroke: var(--line-strong); stroke-width: 1.25; }
figure svg text.on-accent { fill: var(--surface); }
.strong { font-weight: 600; }
figure details { margin-block-start: 0.875rem; font: 400 0.875rem/1.5 var(--sans); color: var(--ink-soft); }
summary { cursor: pointer; padding-block: 0.5rem; min-block-size: 2.75rem; display: flex; align-items: center; }
summary::before { content: "+"; inline-size: 1.25rem; color: var(--accent); font-weight: 600; }
details[open] > summary::before { content: "−"; }
`;

const PAGES = `
@media (max-width: 34rem) {
  table.records, .records tbody, .records tr, .records td { display: block; }
  .records caption { display: block; }
  .records thead { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); }
  .records tr { padding-block: 0.875rem; border-block-end: 1px solid var(--line); }
  .records td { border: 0; padding: 0.125rem 0; }
  .records td::before { content: attr(data-label) "  "; color: var(--ink-soft); font-weight: 600; }
}
body[data-mixed] :is(p, dd, dt, li, td, th, h1, h2, h3) { unicode-bidi: plaintext; }
@media screen and (min-width: 76rem) {
  .pages { display: grid; grid-template-columns: 15rem 42rem; justify-content: center; column-gap: 4rem; }
  .cover { max-inline-size: 61rem; padding: 0; }
  .contents { position: sticky; inset-block-start: 0; align-self: start; max-block-size: 100vh; overflow-y: auto; margin: 0; padding: 3rem 0 2rem; }
  .contents li { border: 0; }
  .contents ol { border: 0; }
  .contents a { padding-block: 0.25rem; min-block-size: 0; font-size: 0.9375rem; line-height: 1.5; gap: 0.5rem; }
  .chapter { padding-inline: 0; }
  .chapter:first-child { padding-block-start: 2rem; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } }
@page { margin: 18mm 16mm 20mm; }
@page :first { margin-block-start: 0; }
@media print {
  :root { color-scheme: light; --paper: var(--sheet); }
  html { font-size: 10pt; }
  body { font-size: 10.5pt; }
  .cover, .contents, .chapter { max-inline-size: none; padding-inline: 0; }
  .cover-band { padding-block: 20mm 8mm; background: none; border-block-start: 6mm solid var(--accent); }
  .cover h1 { font-size: 44pt; }
  .brand { margin-block-end: 16mm; }
  .on-screen { display: none; }
  .contents a { min-block-size: 0; padding-block: 0.3rem; }
  #answer, #depth, #chapter, #given { break-before: page; }
  .chapter { padding-block-start: 10mm; }
  .chapter > h2 { font-size: 22pt; }
  h2, h3, dt, .steps strong { break-after: avoid; }
  figure, .callout, .terms > div, .steps li, tr { break-inside: avoid; }
  figure, .callout { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
  figure svg { max-inline-size: 92mm; }
  figure svg[data-figure="circle"], figure svg[data-figure="tower"] { max-inline-size: 70mm; }
  figure details { display: none; }
  p, li { orphans: 3; widows: 3; }
  a { color: inherit; text-decoration: none; }
}
`;

/** The whole style sheet of a report page. Of what lies elsewhere it names our own fonts alone. */
export function reportStyle(reportType: ReportType): string {
  return [
    FONT_FACES,
    ":root { color-scheme: light dark; }",
    colorRule(":root", REPORT_COLORS),
    colorRule(":root", accentsOf(reportType)),
    fontRules(REPORT_FONTS),
    ...[SHARED, COVER, CHAPTER, FIGURES, PAGES],
  ].join("\n");
}
