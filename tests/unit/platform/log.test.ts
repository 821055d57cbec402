import { errorFields } from "@/lib/platform/log";

test("of an error its name, code, table and five places are told, and nothing that may quote somebody", () => {
  const error = Object.assign(new TypeError("asha@example.org is taken"), {
    code: "P2002",
    meta: { modelName: "User", target: ["asha@example.org"] },
  });
  const fields = errorFields(error);
  expect(fields).toMatchObject({ errorName: "TypeError", errorCode: "P2002", model: "User" });
  expect(String(fields.place).split(" < ")).toHaveLength(5);
  expect(fields.place).toContain("log.test.ts");
  expect(JSON.stringify(fields)).not.toContain("asha");
});

test("what is no error, or has no stack, is told as far as it goes", () => {
  expect(errorFields("asha@example.org")).toEqual({ errorName: "string" });
  expect(errorFields(Object.assign(new Error("x"), { stack: undefined }))).toEqual({ errorName: "Error" });
});
