/** What a failing operation throws; an error of its own when it does not fail. */
export async function rejectionOf(work: Promise<unknown>): Promise<{ code?: string; messageKey?: string }> {
  const thrown: unknown = await work.then(
    () => new Error("it did not fail"),
    (error: unknown) => error,
  );
  return thrown as { code?: string; messageKey?: string };
}
