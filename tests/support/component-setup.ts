import "@testing-library/jest-dom";
import "jest-axe/extend-expect";
import { configure } from "@testing-library/dom";

/** Errors that React prints (bad nesting, missing keys, hydration) fail the test that caused them. */
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(" ")}`);
  });
});
afterEach(() => jest.restoreAllMocks());
// A busy machine may take its time; what never comes fails all the same.
configure({ asyncUtilTimeout: 20_000 });
