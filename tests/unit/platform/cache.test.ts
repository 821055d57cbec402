import { BatchedCache } from "@/lib/platform/cache";

function watch(options: { maxAge?: number; max?: number } = {}) {
  const loads: (readonly string[])[] = [];
  let time = 0;
  let release = 1;
  const cache = new BatchedCache<string>({
    load: async (keys) => {
      loads.push([...keys].sort());
      return new Map(keys.filter((key) => key !== "nobody").map((key) => [key, `${key}${release}`]));
    },
    max: 100,
    clock: () => time,
    ...options,
  });
  const getAll = (keys: readonly string[]) => Promise.all(keys.map((key) => cache.get(key)));
  return {
    cache,
    loads,
    getAll,
    pass: (milliseconds: number) => {
      time += milliseconds;
      release += 1;
    },
  };
}

test("what is asked for at once is loaded at once, and then held", async () => {
  const { loads, getAll } = watch();
  expect(await getAll(["a", "b", "a", "nobody"])).toEqual(["a1", "b1", "a1", undefined]);
  expect(await getAll(["b", "nobody"])).toEqual(["b1", undefined]);
  expect(loads).toEqual([["a", "b", "nobody"]]);
});

test("when one has aged, all that were asked about lately come with it", async () => {
  const { loads, getAll, pass } = watch({ maxAge: 2_000 });
  await getAll(["a", "b", "c"]);
  pass(1_999);
  expect(await getAll(["a", "b"])).toEqual(["a1", "b1"]);
  pass(2);
  expect(await getAll(["a"])).toEqual(["a3"]);
  expect(await getAll(["b", "c"])).toEqual(["b3", "c3"]);
  expect(loads).toHaveLength(2);
  pass(11_000);
  await getAll(["a"]);
  expect(loads.at(-1)).toEqual(["a"]);
});

test("no value is used beyond its age, not even while another is loaded", async () => {
  const { getAll, pass } = watch({ maxAge: 100 });
  await getAll(["a"]);
  pass(101);
  expect(await getAll(["new", "a"])).toEqual(["new2", "a2"]);
});

test("what was dropped or outdated is loaded before it is used again", async () => {
  const { cache, loads, getAll, pass } = watch();
  await getAll(["a", "b"]);
  pass(1);
  cache.delete("a");
  expect(await getAll(["a", "b"])).toEqual(["a2", "b1"]);
  pass(1);
  cache.invalidateAll();
  expect(await getAll(["b"])).toEqual(["b3"]);
  expect(await getAll(["a"])).toEqual(["a3"]);
  expect(loads).toHaveLength(3);
});

test("no more is held than was said, and what was asked about longest ago goes first", async () => {
  const { cache, getAll, pass } = watch({ max: 2 });
  for (const key of ["a", "b", "a", "c"]) {
    pass(1);
    await getAll([key]);
  }
  expect(["a", "b", "c"].map((key) => cache.peek(key) !== undefined)).toEqual([true, false, true]);
});

test("a failed load is everybody's failure, and the next one tries again", async () => {
  let broken = true;
  const load = async (keys: readonly string[]) => {
    if (broken) throw new Error("no connection");
    return new Map(keys.map((key) => [key, key]));
  };
  const cache = new BatchedCache<string>({ load, max: 10 });
  const results = await Promise.allSettled([cache.get("a"), cache.get("b")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  broken = false;
  expect(await cache.get("a")).toBe("a");
});

test("who asks for what is on its way waits for it, and costs no load of their own", async () => {
  let time = 0;
  let loads = 0;
  const cache = new BatchedCache<string>({
    load: async (keys) => {
      loads += 1;
      await new Promise((done) => setTimeout(done, 30));
      return new Map(keys.map((key) => [key, `${key}${loads}`]));
    },
    max: 100,
    maxAge: 100,
    clock: () => time,
  });
  await Promise.all([cache.get("a"), cache.get("b")]);
  time = 101;
  const first = cache.get("a");
  await new Promise((done) => setTimeout(done, 15));
  expect(await cache.get("b")).toBe("b2");
  expect(await first).toBe("a2");
  expect(loads).toBe(2);
});
