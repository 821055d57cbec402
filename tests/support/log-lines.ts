/**
 * Keeps what the server's log says from now on, until mocks are restored.
 * @returns the lines so far; other output is let through
 */
export function keepLogLines(): () => Record<string, unknown>[] {
  const lines: Record<string, unknown>[] = [];
  for (const stream of [process.stdout, process.stderr]) {
    const write = stream.write.bind(stream);
    jest.spyOn(stream, "write").mockImplementation((chunk: Uint8Array | string) => {
      const text = String(chunk);
      if (!text.startsWith('{"at":"')) return write(chunk);
      lines.push(JSON.parse(text));
      return true;
    });
  }
  return () => lines;
}
