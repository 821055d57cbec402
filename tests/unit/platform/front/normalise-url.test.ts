import fc from "fast-check";
import { normaliseUrl } from "@/lib/platform/front/front";

test.each([
  ["/Hi-G4/xx", "/hi-G4/xx"],
  ["/HI-LATN?a=/EN/", "/hi-Latn?a=/EN/"],
  ["/EN", "/en"],
  ["/ur-G4/Love", "/ur-G4/Love"],
  ["/England/x", "/England/x"],
  ["/", "/"],
  ["/love/EN", "/love/EN"],
  ["/EN/%ff", "/en/%25ff"],
  ["/love?a=%ff", "/love?a=%ff"],
])("%s is %s", (asked, kept) => expect(normaliseUrl(asked)).toBe(kept));

test("every path can be decoded afterwards, and one that could stays as it is", () => {
  const piece = fc.constantFrom("%", "%2", "%ff", "%E0%A4", "%E0%A4%86", "a", "/", "%25", "%00", "é");
  fc.assert(
    fc.property(fc.array(piece), fc.constantFrom("", "?", "?a=%ff", "?a=1?b=2"), (pieces, query) => {
      const path = `/${pieces.join("")}`;
      const [fixed = "", ...rest] = normaliseUrl(path + query).split("?");
      expect(() => decodeURIComponent(fixed)).not.toThrow();
      expect(rest).toEqual(query.split("?").slice(1));
      expect(normaliseUrl(fixed)).toBe(fixed);
      const decodes = (() => {
        try {
          return decodeURIComponent(path) !== null;
        } catch {
          return false;
        }
      })();
      expect(decodeURIComponent(fixed)).toBe(decodes ? decodeURIComponent(path) : path);
    }),
  );
});
