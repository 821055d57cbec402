import type { ReactNode } from "react";
import { Alert } from "./alert";
import { Button } from "./button";
import { classes } from "./classes";
import { Spinner } from "./spinner";

/** Says that something is on its way. */
export function Loading({ children, className }: { readonly children: ReactNode; readonly className?: string }) {
  return (
    <p role="status" className={classes("flex items-center gap-3 text-ink-soft", className)}>
      <Spinner /> {children}
    </p>
  );
}

interface LoadFailedProps {
  readonly sentence: ReactNode;
  /** What the button says. */
  readonly retry: ReactNode;
  onRetry(): void;
}

/** Says why something did not come, and offers to ask for it again. */
export function LoadFailed({ sentence, retry, onRetry }: LoadFailedProps) {
  return (
    <div className="grid justify-items-start gap-4">
      <Alert tone="danger">{sentence}</Alert>
      <Button variant="secondary" onClick={onRetry}>
        {retry}
      </Button>
    </div>
  );
}
