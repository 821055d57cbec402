import { hash } from "@node-rs/argon2";
import { hashPassword } from "@/lib/platform/password";

jest.mock("@node-rs/argon2", () => ({ hash: jest.fn() }));

/** Passwords under way now and at most, and how to end them. */
const work = { now: 0, most: 0, end: [] as ((failure?: Error) => void)[] };
jest.mocked(hash).mockImplementation(
  (password) =>
    new Promise((resolve, reject) => {
      work.now += 1;
      work.most = Math.max(work.most, work.now);
      work.end.push((failure) => {
        work.now -= 1;
        if (failure) reject(failure);
        else resolve(`hash of ${password}`);
      });
    }),
);

async function endAll(failure?: Error): Promise<void> {
  while (work.end.length > 0) {
    work.end.shift()?.(failure);
    for (let turns = 0; turns < 10; turns += 1) await Promise.resolve();
  }
}

test("a crowd's passwords are hashed a few at a time, in turn, and what is too much is told to come back", async () => {
  const asked = Array.from({ length: 500 }, (_, at) =>
    hashPassword(String(at)).then(
      (hashed) => hashed,
      (error: { code: string; retryAfter: number }) => `${error.code} ${error.retryAfter}`,
    ),
  );
  await endAll();
  const answers = await Promise.all(asked);
  expect(work.most).toBeLessThanOrEqual(2);
  const refused = answers.filter((answer) => answer === "unavailable 5");
  expect(refused.length).toBe(500 - 400 - work.most);
  expect(answers.slice(0, 400)).toEqual(Array.from({ length: 400 }, (_, at) => `hash of ${at}`));
});

test("a password is hashed at the cost that the OWASP Password Storage Cheat Sheet asks for", async () => {
  const asked = hashPassword("seven blue doors");
  await endAll();
  await asked;
  expect(hash).toHaveBeenLastCalledWith("seven blue doors", { memoryCost: 19_456, timeCost: 2, parallelism: 1 });
});

test("one that fails gives its turn to the next", async () => {
  const failing = Promise.allSettled([1, 2, 3].map((each) => hashPassword(String(each))));
  await endAll(new Error("no memory"));
  expect((await failing).map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
  const next = hashPassword("next");
  await endAll();
  expect(await next).toBe("hash of next");
});
