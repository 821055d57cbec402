import "@testing-library/jest-dom";
import "jest-axe/extend-expect";

/** Errors that React prints (bad nesting, missing keys, hydration) fail the test that caused them. */
beforeEach(() => {
  jest.spyOn(console, "error").mockImplementation((...args: unknown[]) => {
    throw new Error(`console.error: ${args.map(String).join(" ")}`);
  });
});
afterEach(() => jest.restoreAllMocks());
jest.setTimeout(30_000);
