import { render, screen } from "@testing-library/react";
import { axe } from "jest-axe";
import { Alert } from "@/components/ui/alert";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { EmptyState } from "@/components/ui/empty-state";
import { ArrowForwardIcon, CloseIcon } from "@/components/ui/icons";
import { ProgressBar } from "@/components/ui/progress-bar";

test.each([
  ["danger", "alert"],
  ["info", "status"],
  ["success", "status"],
  ["warning", "status"],
] as const)("a message of tone %s has the role %s", (tone, role) => {
  render(<Alert tone={tone}>Words</Alert>);
  expect(screen.getByRole(role)).toHaveTextContent("Words");
});

test.each([
  [-5, 0, "0%"],
  [0, 0, "0%"],
  [9, 9, "25%"],
  [36, 36, "100%"],
  [99, 36, "100%"],
])("a bar of 36 at %d says %d and is filled to %s", (value, now, fill) => {
  render(<ProgressBar label="Pairs" value={value} max={36} valueText={`${value} of 36`} />);
  const bar = screen.getByRole("progressbar", { name: "Pairs" });
  expect(bar).toHaveAttribute("aria-valuenow", String(now));
  expect((bar.firstElementChild as HTMLElement).style.getPropertyValue("--fill")).toBe(fill);
});

test("arrows mirror in right-to-left text, other signs do not, and none of them speaks", () => {
  const { container } = render(
    <>
      <ArrowForwardIcon />
      <CloseIcon />
    </>,
  );
  const [arrow, cross] = container.querySelectorAll("svg");
  expect(arrow).toHaveClass("icon-mirror");
  expect(cross).not.toHaveClass("icon-mirror");
  for (const icon of [arrow, cross]) expect(icon).toHaveAttribute("aria-hidden", "true");
});

test("all of them together are accessible", async () => {
  const { container } = render(
    <Card as="section" tone="tinted" aria-label="Sheet">
      <Badge tone="warning">2 violations</Badge>
      <EmptyState level={1} title="No reports yet" action={<a href="/">Start</a>}>
        None so far.
      </EmptyState>
    </Card>,
  );
  expect(screen.getByRole("heading", { level: 1, name: "No reports yet" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
