import { act, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderToString } from "react-dom/server";
import { readTexts, useForm } from "@/components/ui/use-form";
import { HttpError } from "@/lib/platform/http/fetch-json";

interface Values {
  readonly name: string;
  readonly phone: string;
}

const send = jest.fn<Promise<string>, [Values]>();
const onDone = jest.fn();
beforeEach(() => {
  send.mockReset();
  onDone.mockReset();
});

function Sample() {
  const form = useForm({
    read: (element) => readTexts(element, ["name", "phone"]),
    check: ({ name, phone }: Values) => ({
      // The rules may name the fields in another order than the form shows them.
      ...(!/^\d*$/.test(phone) && { phone: "digits" }),
      ...(name === "" && { name: "required" }),
    }),
    send,
    onDone,
    fieldOf: { phoneNumber: "phone" },
    blamed: "name",
  });
  return (
    <form {...form.props}>
      {(["name", "phone"] as const).map((name) => (
        <label key={name}>
          {name}
          <input name={name} disabled={form.pending} aria-invalid={form.problem(name) !== undefined} />
          <output>{`${name}: ${form.problem(name) ?? "fine"}`}</output>
        </label>
      ))}
      <p data-testid="state">{[form.state.phase, form.failure?.status, form.failure?.sentence].join(" ")}</p>
      <p data-testid="first">{form.firstProblem}</p>
      <button type="submit" disabled={!form.ready}>
        Send
      </button>
      <button type="button" onClick={form.clear}>
        Clear
      </button>
      <button type="button" onClick={form.reset}>
        Reset
      </button>
    </form>
  );
}

const field = (name: string) => screen.getByRole("textbox", { name: new RegExp(`^${name}`) });
const state = () => screen.getByTestId("state").textContent?.trim();
const submit = () => userEvent.click(screen.getByRole("button", { name: "Send" }));

async function open(name: string, phone: string) {
  render(<Sample />);
  if (name) await userEvent.type(field("name"), name);
  if (phone) await userEvent.type(field("phone"), phone);
}

const refusal = (...paths: string[]) =>
  new HttpError(400, JSON.stringify({ message: "No.", issues: paths.map((path) => ({ path, message: "" })) }));

test("a form that is wrong sends nothing: each bad field is marked, the first has the focus, each is judged anew as it is mended", async () => {
  await open("", "x1");
  await submit();
  expect(send).not.toHaveBeenCalled();
  expect(screen.getByText("name: required")).toBeVisible();
  expect(screen.getByText("phone: digits")).toBeVisible();
  expect(screen.getByTestId("first")).toHaveTextContent("digits");
  expect(field("name")).toHaveFocus();
  await userEvent.type(field("phone"), "2");
  expect(screen.getByText("phone: digits")).toBeVisible();
  await userEvent.clear(field("phone"));
  expect(screen.getByText("phone: fine")).toBeVisible();
  await userEvent.type(field("phone"), "x");
  expect(screen.getByText("phone: digits")).toBeVisible();
  expect(screen.getByText("name: required")).toBeVisible();
  expect(field("phone")).toHaveFocus();
  await userEvent.clear(field("phone"));
  expect(screen.getByTestId("first")).toHaveTextContent("required");
  await userEvent.type(field("name"), "Amina");
  expect(screen.getByTestId("first")).toBeEmptyDOMElement();
});

test("what is right is sent once, trimmed; the reply is kept and told", async () => {
  let answer: (reply: string) => void = () => undefined;
  send.mockImplementation(() => new Promise((resolve) => (answer = resolve)));
  await open("  Amina ", "12");
  const form = document.querySelector("form");
  act(() => {
    form?.requestSubmit();
    form?.requestSubmit();
  });
  expect(form).toHaveAttribute("aria-busy", "true");
  expect(send.mock.calls).toEqual([[{ name: "Amina", phone: "12" }]]);
  await act(async () => answer("thanks"));
  expect(state()).toBe("done");
  expect(onDone).toHaveBeenCalledWith("thanks");
});

test.each([
  [
    "the fields that the server names, under the form's names",
    refusal("phoneNumber", "other"),
    "phone",
    "failed 400 No.",
  ],
  ["the blamed one where it names none", refusal(), "name", "failed 400 No."],
  ["the blamed one without a connection", new TypeError("Failed to fetch"), "name", "failed"],
])(
  "a failure marks %s, after the fields are enabled again, and keeps what was typed",
  async (_case, error, bad, said) => {
    send.mockRejectedValue(error);
    await open("Amina", "12");
    await submit();
    await waitFor(() => expect(field(bad)).toHaveFocus());
    expect(field(bad)).toBeInvalid();
    expect(state()).toBe(said);
    expect([field("name"), field("phone")].map((each) => (each as HTMLInputElement).value)).toEqual(["Amina", "12"]);
    expect(onDone).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("button", { name: "Reset" }));
    expect(state()).toBe("idle");
    expect(field(bad)).toBeValid();
    expect(field("name")).toHaveValue("Amina");
  },
);

test("after a failure it can be sent again", async () => {
  send.mockRejectedValueOnce(refusal("name")).mockResolvedValueOnce("thanks");
  await open("Amina", "");
  await submit();
  await screen.findByText("name: refused");
  await submit();
  await waitFor(() => expect(state()).toBe("done"));
  expect(screen.getByText("name: fine")).toBeVisible();
});

test("what was typed before the page ran is sent, and until then nothing can be", async () => {
  send.mockResolvedValue("thanks");
  const container = document.body.appendChild(document.createElement("div"));
  container.innerHTML = renderToString(<Sample />);
  expect(screen.getByRole("button", { name: "Send" })).toBeDisabled();
  expect(container.querySelector("form")).toHaveAttribute("method", "post");
  await userEvent.type(field("name"), "early");
  render(<Sample />, { container, hydrate: true });
  await submit();
  await waitFor(() => expect(send).toHaveBeenCalledWith({ name: "early", phone: "" }));
  await userEvent.click(screen.getByRole("button", { name: "Clear" }));
  expect(field("name")).toHaveValue("");
});
