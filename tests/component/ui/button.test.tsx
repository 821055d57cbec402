import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { Button, ButtonLink } from "@/components/ui/button";

test("a busy button keeps the focus, says so, and neither clicks nor submits", async () => {
  const click = jest.fn();
  const submit = jest.fn((event: React.FormEvent) => event.preventDefault());
  const view = (busy: boolean) => (
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy={busy} onClick={click}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(view(false));
  const button = screen.getByRole("button", { name: "Send" });
  await userEvent.click(button);
  expect([click.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);

  rerender(view(true));
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-busy", "true");
  await userEvent.click(button);
  await userEvent.type(screen.getByRole("textbox"), "x{Enter}");
  expect([click.mock.calls.length, submit.mock.calls.length]).toEqual([1, 1]);
});

test("a button does not submit unless told to; a link is a link", async () => {
  const { container } = render(
    <>
      <Button variant="danger">Remove</Button>
      <ButtonLink href="/reports">Reports</ButtonLink>
    </>,
  );
  expect(screen.getByRole("button")).toHaveAttribute("type", "button");
  expect(screen.getByRole("link", { name: "Reports" })).toHaveAttribute("href", "/reports");
  expect(await axe(container)).toHaveNoViolations();
});
