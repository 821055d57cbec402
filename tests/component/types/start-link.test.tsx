import { screen } from "@testing-library/react";
import { StartLink } from "@/components/types/start-link";
import { renderInLanguage } from "@/tests/support/render";

test.each([
  [null, "/?lang=ur"],
  ["love", "/love?lang=ur"],
  ["standard", "/?lang=ur"],
  ["no theme", "/?lang=ur"],
])("who came through %s is led to %s", (stored, href) => {
  localStorage.clear();
  if (stored) localStorage.setItem("reportType", stored);
  renderInLanguage(<StartLink start="/?lang=ur">Find out your type</StartLink>);
  expect(screen.getByRole("link", { name: "Find out your type" })).toHaveAttribute("href", href);
});
