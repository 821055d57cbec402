import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { ShareButton } from "@/components/account/reports/share/share-button";
import { SHAREABLE_SECTIONS } from "@/lib/reports/domain/shared-document";
import type { ReportListItem } from "@/lib/reports/schema";
import type { ShareItem } from "@/lib/reports/schema/shares";
import { jsonResponse } from "@/tests/support/json-response";
import "@/tests/support/native-dialog";
import { renderInLanguage } from "@/tests/support/render";

const REPORT: ReportListItem = {
  id: "r1",
  assessmentId: "run1",
  reportType: "love",
  personalityType: "Type 4",
  generatedAt: "2025-03-02T12:00:00.000Z",
  reportUrl: "/api/reports/love/4?report=r1",
  language: "en",
  title: null,
};
/** To the minute, in the zone of the reader. */
export const LINK_NAME = /^Link of Mar 5, 2025, \d+:\d\d/;
export const END_LINK = /^End the link of Mar 5, 2025, \d+:\d\d/;
export const LINK: ShareItem = {
  id: "s1",
  sections: ["wing"],
  showName: true,
  showSign: false,
  language: "ur-G4",
  url: "/s/AbCdEfGhIjKlMnOp",
  createdAt: "2025-03-05T12:00:00.000Z",
  endsAt: null,
  revokedAt: null,
  openedCount: 2,
  lastOpenedAt: "2025-03-06T12:00:00.000Z",
};

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

/** Answers as the server does, and notes what was sent. */
export function serve(
  links: readonly ShareItem[],
  failing: readonly string[] = [],
  chapters: readonly string[] = SHAREABLE_SECTIONS,
): Sent[] {
  const sent: Sent[] = [];
  global.fetch = jest.fn(async (input: string | URL | Request, init: RequestInit = {}) => {
    const method = init.method ?? "GET";
    sent.push({ method, path: String(input), body: init.body ? JSON.parse(String(init.body)) : undefined });
    const answers: Record<string, unknown> = {
      GET: String(input).startsWith("/api/shares/chapters") ? { sections: chapters } : links,
      POST: { share: { ...LINK, id: "s2", url: "/s/new" }, url: "/s/new" },
      DELETE: { ...LINK, revokedAt: "2025-03-07T12:00:00.000Z" },
    };
    const failed = failing.includes(method);
    const answer = failed ? { message: "Twenty links stand already." } : answers[method];
    return jsonResponse(failed ? 409 : 200, answer);
  });
  return sent;
}

/** Opens the dialog of the report. */
export async function open() {
  const view = renderInLanguage(<ShareButton report={REPORT} />);
  await userEvent.click(screen.getByRole("button", { name: /^Share: The Individualist/ }));
  return { ...view, dialog: within(await screen.findByRole("dialog")) };
}

const daysAfter = (time: number, days: number) => new Date(time + days * 86_400_000).toISOString();
/** A link with the choice that the dialog opens with, made some days ago for thirty. */
export const usual = (daysAgo: number, now = Date.now()): ShareItem => ({
  ...LINK,
  sections: ["depth", "wing", "withme"],
  showName: false,
  showSign: true,
  language: "en",
  createdAt: daysAfter(now, -daysAgo),
  endsAt: daysAfter(now, 30 - daysAgo),
});
