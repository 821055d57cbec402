import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { useState } from "react";
import { Checkbox, SelectField, TextAreaField, TextField } from "@/components/ui/fields";
import { RangeSlider } from "@/components/ui/range-slider";

const texts = { label: "Field", hint: "A hint.", error: "An error." };
const COUNTRIES = [
  { value: "+1", label: "United States" },
  { value: "+92", label: "Pakistan" },
];

test.each([
  ["text", <TextField key="a" {...texts} />],
  ["several lines", <TextAreaField key="b" {...texts} />],
  ["choice", <SelectField key="c" {...texts} options={COUNTRIES} />],
  ["checkbox", <Checkbox key="d" {...texts} />],
])("the %s field is named by its label and described by hint and error", async (_name, field) => {
  const { container } = render(field);
  const control = screen.getByLabelText("Field");
  expect(control).toHaveAccessibleName("Field");
  expect(control).toHaveAccessibleDescription("A hint. An error.");
  expect(control).toBeInvalid();
  expect(await axe(container)).toHaveNoViolations();
});

test("without an error a field is valid, and without a hint it is not described", () => {
  render(<TextField label="Name" />);
  expect(screen.getByLabelText("Name")).toBeValid();
  expect(screen.getByLabelText("Name")).not.toHaveAttribute("aria-describedby");
});

test.each([
  ["email", "ltr"],
  ["tel", "ltr"],
  ["text", null],
])("inside right-to-left text, an input of type %s has dir %s", (type, dir) => {
  render(
    <div dir="rtl">
      <TextField label="Value" type={type} />
    </div>,
  );
  expect(screen.getByLabelText("Value").getAttribute("dir")).toBe(dir);
});

test("the slider reports numbers, fills to its value and reads its value text", async () => {
  function Split() {
    const [value, setValue] = useState(70);
    return (
      <RangeSlider label="Split" value={value} min={0} max={200} onChange={setValue} valueText={`${value} of 200`} />
    );
  }
  const { container } = render(<Split />);
  const slider = screen.getByRole("slider", { name: "Split" });
  expect(slider).toHaveAttribute("aria-valuetext", "70 of 200");
  expect(slider.style.getPropertyValue("--fill")).toBe("35%");
  const { fireEvent } = await import("@testing-library/react");
  fireEvent.change(slider, { target: { value: "150" } });
  expect(slider.style.getPropertyValue("--fill")).toBe("75%");
  expect(screen.getByText("150 of 200")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("a slider between two things carries their colours, in reading order", () => {
  render(<RangeSlider label="Split" value={70} onChange={() => undefined} between={["var(--a)", "var(--b)"]} />);
  const slider = screen.getByRole("slider", { name: "Split" });
  expect(slider).toHaveClass("range-between");
  expect(slider.style.getPropertyValue("--first")).toBe("var(--a)");
  expect(slider.style.getPropertyValue("--second")).toBe("var(--b)");
});

test("the whole label of a checkbox can be clicked", async () => {
  render(<Checkbox label="I accept the terms" />);
  await userEvent.click(screen.getByText("I accept the terms"));
  expect(screen.getByRole("checkbox")).toBeChecked();
});
