/** Lines of the server's log stay out of the report of a test run; whatever else is written comes through. */
const isLogLine = (chunk: unknown) => typeof chunk === "string" && /^\{"at":"[^"]+","level":"/.test(chunk);

for (const stream of [process.stdout, process.stderr]) {
  const write = stream.write;
  const quiet = (...args: unknown[]) => isLogLine(args[0]) || Reflect.apply(write, stream, args);
  beforeAll(() => {
    stream.write = quiet as typeof write;
  });
  afterAll(() => {
    stream.write = write;
  });
}
