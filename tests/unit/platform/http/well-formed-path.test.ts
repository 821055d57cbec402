import fc from "fast-check";
import { withWellFormedPath } from "@/lib/platform/http/well-formed-path";

test("every path can be decoded afterwards, and one that could stays as it is", () => {
  const piece = fc.constantFrom("%", "%2", "%ff", "%E0%A4", "%E0%A4%86", "a", "/", "%25", "%00", "é");
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom("", "?", "?a=%ff", "?a=1?b=2"), (pieces, query) => {
      const path = `/${pieces.join("")}`;
      const [mended = "", ...rest] = withWellFormedPath(path + query).split("?");
      expect(() => decodeURIComponent(mended)).not.toThrow();
      expect(rest).toEqual(query.split("?").slice(1));
      expect(withWellFormedPath(mended)).toBe(mended);
      const decodes = (() => {
        try {
          return decodeURIComponent(path) !== null;
        } catch {
          return false;
        }
      })();
      expect(decodeURIComponent(mended)).toBe(decodes ? decodeURIComponent(path) : path);
    }),
  );
});
