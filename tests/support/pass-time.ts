const now = performance.now.bind(performance);
let ahead = 0;

/**
 * Lets the process's own clock run ahead, so that what is held for a while has grown old; until mocks are restored.
 * @param milliseconds how far, besides the calls before
 */
export function passTime(milliseconds: number): void {
  ahead += milliseconds;
  jest.spyOn(performance, "now").mockImplementation(() => now() + ahead);
}
