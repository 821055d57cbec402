const DAY = 24 * 60 * 60 * 1000;

interface BotCheckInput {
  readonly website: string;
  readonly company: string;
  readonly url: string;
  readonly submissionTime?: string | number | null | undefined;
}

/**
 * Whether a registration looks like a program's: a decoy field is filled, or the time of submission is
 * missing, malformed or more than 24 hours away from `now`.
 */
export function looksAutomated({ website, company, url, submissionTime }: BotCheckInput, now: Date): boolean {
  if (website || company || url) return true;
  if (submissionTime === null || submissionTime === undefined) return true;
  const submitted = new Date(submissionTime).getTime();
  return Number.isNaN(submitted) || Math.abs(now.getTime() - submitted) > DAY;
}
