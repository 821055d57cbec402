import type { ReactNode } from "react";

export interface EmptyStateProps {
  title: ReactNode;
  children?: ReactNode;
  /** The way on, as a button or a link. */
  action?: ReactNode;
  /** Heading level of the title. */
  level?: 1 | 2 | 3;
}

/** What stands where nothing is yet, and the way on. */
export function EmptyState({ title, children, action, level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className="empty-state">
      <span className="empty-stones" aria-hidden="true" />
      <Heading className="text-2xl">{title}</Heading>
      {children && <div className="text-ink-soft">{children}</div>}
      {action && <div className="mt-2">{action}</div>}
    </div>
  );
}
