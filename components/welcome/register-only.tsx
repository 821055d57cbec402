import type { ReactNode } from "react";

/** Fields that only registering needs: put away while logging in, with everything that was typed kept. */
export function RegisterOnly({ away, children }: { away: boolean; children: ReactNode }) {
  return (
    <fieldset hidden={away} disabled={away} className="grid min-w-0 gap-4 sm:grid-cols-2">
      {children}
    </fieldset>
  );
}
