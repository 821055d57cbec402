import "@/tests/support/native-dialog";
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { Dialog } from "@/components/ui/dialog";
import { pressEscapeInDialog } from "@/tests/support/native-dialog";

function Example({ onClose }: { onClose?: () => void }) {
  const [open, setOpen] = useState(false);
  const close = () => {
    onClose?.();
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      <Dialog open={open} onClose={close} title="Recovery" closeLabel="Close">
        <label>
          Email <input type="email" />
        </label>
      </Dialog>
    </>
  );
}

const WAYS: [string, () => Promise<void> | void][] = [
  ["its close button", () => userEvent.click(screen.getByRole("button", { name: "Close" }))],
  ["Esc", () => act(() => pressEscapeInDialog(screen.getByRole<HTMLDialogElement>("dialog", { name: "Recovery" })))],
  ["a click on the backdrop", () => userEvent.click(screen.getByRole("dialog"))],
];

test.each(WAYS)("closes by %s, once, and gives the focus back", async (_way, close) => {
  const onClose = jest.fn();
  render(<Example onClose={onClose} />);
  const opener = screen.getByRole("button", { name: "Open" });
  await userEvent.click(opener);
  expect(screen.getByRole("dialog", { name: "Recovery" })).toContainElement(document.activeElement as HTMLElement);
  await close();
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(onClose).toHaveBeenCalledTimes(1);
});

test("a click inside leaves it open, and what was typed is gone when it opens again", async () => {
  const { container } = render(<Example />);
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  await userEvent.type(screen.getByLabelText("Email"), "a@b.co");
  expect(screen.getByRole("dialog")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await userEvent.click(screen.getByRole("button", { name: "Close" }));
  await userEvent.click(screen.getByRole("button", { name: "Open" }));
  expect(screen.getByLabelText("Email")).toHaveValue("");
});

test("closing a dialog inside another leaves the other open", async () => {
  const outer = jest.fn();
  render(
    <Dialog open onClose={outer} title="Outer" closeLabel="Close the outer">
      <Example />
    </Dialog>,
  );
  for (const [, close] of WAYS.slice(0, 2)) {
    await userEvent.click(screen.getByRole("button", { name: "Open" }));
    const inner = within(screen.getByRole("dialog", { name: "Recovery" }));
    expect(inner.getByLabelText("Email")).toBeVisible();
    await close();
    expect(screen.queryByRole("dialog", { name: "Recovery" })).not.toBeInTheDocument();
  }
  expect(outer).not.toHaveBeenCalled();
  expect(screen.getByRole("dialog", { name: "Outer" })).toBeVisible();
});

test("a dialog that is removed while open gives the focus back as well", async () => {
  const { rerender } = render(<button type="button">Opener</button>);
  screen.getByRole("button").focus();
  const opener = screen.getByRole("button");
  rerender(
    <>
      <button type="button">Opener</button>
      <Dialog open onClose={() => {}} title="T" closeLabel="Close">
        x
      </Dialog>
    </>,
  );
  rerender(<button type="button">Opener</button>);
  expect(screen.getByRole("button", { name: "Opener" })).toHaveFocus();
  expect(opener).toBeDefined();
});
