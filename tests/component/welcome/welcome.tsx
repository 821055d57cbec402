import { act, screen } from "@testing-library/react";
import { WelcomeScreen } from "@/components/welcome/welcome-screen";
import { renderInLanguage } from "@/tests/support/render";

/** Opens an address, and waits for what the page loads after it runs. */
export async function openWelcome(address: string, props: Partial<React.ComponentProps<typeof WelcomeScreen>> = {}) {
  window.history.replaceState(null, "", address);
  const view = renderInLanguage(<WelcomeScreen theme={null} source="path" {...props} />);
  await act(async () => undefined);
  return view;
}

export const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
export const isKnown = () => document.documentElement.hasAttribute("data-known");
