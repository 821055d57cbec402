import { z } from "zod";
import { checkReply } from "@/lib/platform/http/reply";

const schema = z.object({ id: z.string(), list: z.array(z.object({ at: z.number() })) });

test("what the schema says may be sent", () => {
  expect(() => checkReply(schema, { id: "a", list: [{ at: 1 }] })).not.toThrow();
});

test.each([
  ["a missing field", { list: [] }, "id"],
  ["a field of another type", { id: "a", list: [{ at: "1" }] }, "list.0.at"],
  ["a field that is not declared", { id: "a", list: [], password: "x" }, "password"],
  ["a field inside that is not declared", { id: "a", list: [{ at: 1, by: "b" }] }, "list.0.by"],
  ["no object at all", null, "(all of it)"],
])("%s is named", (_what, sent, place) => {
  expect(() => checkReply(schema, sent)).toThrow(place);
});

test("a value that the schema would change is named", () => {
  expect(() => checkReply(z.object({ name: z.string().trim() }), { name: " a " })).toThrow("name");
});
