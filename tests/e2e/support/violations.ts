import type { BrowserContext, Page } from "@playwright/test";

/** How a violation is told on the console, by the page's listener or by the browser itself. */
export const VIOLATION = /violates the following Content Security Policy|^policy violated/;

/** Has every document tell on the console what its content security policy refused, what is caught by code included. */
export async function reportViolations(where: Page | BrowserContext): Promise<void> {
  await where.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) => {
      console.error(`policy violated: ${effectiveDirective} ${blockedURI} ${sourceFile}`);
    });
  });
}
