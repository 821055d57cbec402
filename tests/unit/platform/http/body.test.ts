import { BODY_LIMIT_BYTES, readJson } from "@/lib/platform/http/body";

const encode = (text: string) => new TextEncoder().encode(text);

function post(
  body: Uint8Array | ReadableStream<Uint8Array> | null,
  type: string | null = "application/json",
  size?: number,
) {
  const headers = new Headers();
  if (type !== null) headers.set("content-type", type);
  if (size !== undefined) headers.set("content-length", String(size));
  const init: RequestInit & { duplex: "half" } = { method: "POST", headers, duplex: "half" };
  return new Request("http://localhost/", { ...init, body: body as BodyInit | null });
}

/** A body in pieces, whose length nobody tells; counts how many pieces were taken. */
function pieces(count: number, size: number) {
  const taken = { count: 0 };
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      if (taken.count === count) return controller.close();
      taken.count += 1;
      controller.enqueue(encode(" ".repeat(size)));
    },
  });
  return { stream, taken };
}

const text = (size: number) => encode(JSON.stringify("x".repeat(size - 2)));

test("reads JSON in any piece and case of its type", async () => {
  for (const type of ["application/json", "application/json; charset=utf-8", "Application/JSON;charset=UTF-8"])
    expect(await readJson(post(encode('{"name":"आशा"}'), type))).toEqual({ name: "आशा" });
});

test("an empty body is an empty object, whatever its type", async () => {
  expect(await readJson(post(null, null))).toEqual({});
  expect(await readJson(post(new Uint8Array(), "text/plain"))).toEqual({});
});

test("takes 256 KiB and not a byte more", async () => {
  expect(await readJson(post(text(BODY_LIMIT_BYTES)))).toHaveLength(BODY_LIMIT_BYTES - 2);
  await expect(readJson(post(text(BODY_LIMIT_BYTES + 1)))).rejects.toMatchObject({ code: "too_large" });
});

test("a body that says that it is too large is not read", async () => {
  const { stream, taken } = pieces(10, 8);
  await expect(readJson(post(stream, undefined, BODY_LIMIT_BYTES + 1))).rejects.toMatchObject({ code: "too_large" });
  expect(taken.count).toBeLessThanOrEqual(1);
});

test("a body that does not say how large it is is read as far as the limit", async () => {
  const { stream, taken } = pieces(1_000, 64 * 1024);
  await expect(readJson(post(stream))).rejects.toMatchObject({ code: "too_large" });
  expect(taken.count).toBeLessThanOrEqual(BODY_LIMIT_BYTES / (64 * 1024) + 3);
});

test.each([
  ["text/plain"],
  ["application/jsonp"],
  ["application/x-www-form-urlencoded"],
  ["multipart/form-data"],
  [null],
])("%s is not JSON", async (type) => {
  await expect(readJson(post(encode("{}"), type))).rejects.toMatchObject({ code: "unsupported_media" });
});

test.each([
  ["half of it", encode('{"a":')],
  ["two of them", encode("{}{}")],
  ["a byte that is no UTF-8", Uint8Array.of(0x22, 0xff, 0x22)],
  ["half of a letter", Uint8Array.of(0x22, 0xe0, 0xa4, 0x22)],
  ["the surrogate of another encoding", Uint8Array.of(0x22, 0xed, 0xa0, 0x80, 0x22)],
])("%s cannot be read", async (_what, bytes) => {
  await expect(readJson(post(bytes))).rejects.toMatchObject({ code: "invalid_input", messageKey: "bad_json" });
});
