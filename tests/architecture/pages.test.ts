import { SCREENS } from "@/tests/e2e/screens";
import { pageRoutes } from "./rules/routes";
import { readHouse, type SourceFile } from "./rules/source";

const visited = Object.keys(SCREENS);

/** Pages that nobody visits, and visits of pages that are not there. */
function unmatched(files: readonly SourceFile[], routes: readonly string[]): string[] {
  const pages = pageRoutes(files);
  return [
    ...pages.filter((page) => !routes.includes(page)).map((page) => `${page} is not visited`),
    ...routes.filter((route) => !pages.includes(route)).map((route) => `${route} is no page`),
  ];
}

describe("every page is looked at by the accessibility tests", () => {
  test("in the house", () => {
    expect(unmatched(readHouse(), visited)).toEqual([]);
  });

  test("each in at least one state", () => {
    expect(visited.filter((route) => SCREENS[route]?.length === 0)).toEqual([]);
  });

  test("and the rule still bites", () => {
    const page: SourceFile = { path: "app/[locale]/(admin)/new-screen/page.tsx", text: "" };
    expect(unmatched([...readHouse(), page], visited)).toEqual(["/new-screen is not visited"]);
    expect(unmatched(readHouse(), [...visited, "/gone"])).toEqual(["/gone is no page"]);
  });
});
