import { render } from "@testing-library/react";
import { cloneElement, type ReactElement } from "react";
import { BarsChart } from "@/components/admin/analytics/charts";

// Nothing has a size here, and a chart without one draws nothing.
jest.mock("recharts", () => ({
  ...jest.requireActual("recharts"),
  ResponsiveContainer: ({ children }: { children: ReactElement<{ width: number; height: number }> }) =>
    cloneElement(children, { width: 600, height: 300 }),
}));

const ROWS = [
  { label: "6 وفادار", values: [4] },
  { label: "9 صلح پسند", values: [2] },
];
const drawn = (view: HTMLElement) =>
  [...view.querySelectorAll(".recharts-yAxis-tick-labels text")].map(({ textContent }) =>
    textContent?.replace(/\s/g, ""),
  );

test("a row with a colour of its own is drawn in it, weaker in the later series", () => {
  const colored = [{ label: "Steady", values: [4, 2], color: "var(--state-good)" }];
  const { container } = render(<BarsChart rows={colored} dir="ltr" horizontal />);
  const bars = [...container.querySelectorAll(".recharts-bar-rectangle path")];
  expect(bars.map((bar) => [bar.getAttribute("fill"), bar.getAttribute("fill-opacity")])).toEqual([
    ["var(--state-good)", "1"],
    ["var(--state-good)", "0.45"],
  ]);
});

test.each([
  ["rtl" as const, ["\u20676وفادار\u2069", "\u20679صلحپسند\u2069"]],
  ["ltr" as const, ["6وفادار", "9صلحپسند"]],
])("in a language from %s, the names of a figure keep their order", (dir, names) => {
  const { container } = render(<BarsChart rows={ROWS} dir={dir} horizontal />);
  expect(drawn(container)).toEqual(names);
  // What a chart measures its letters with stands behind the page, and is read to nobody.
  for (const part of document.body.children) {
    if (part !== container) expect(part).toHaveAttribute("aria-hidden", "true");
  }
});
