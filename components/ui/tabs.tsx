"use client";

import { Tabs as Radix } from "radix-ui";
import type { ReactNode } from "react";

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: ReactNode;
  /** Drawn while the tab is the current one. */
  readonly content: ReactNode;
}

export interface TabsProps<Id extends string> {
  /** The name of the row of tabs. */
  label: string;
  tabs: readonly Tab<Id>[];
  current: Id;
  onChange(id: Id): void;
  dir: "ltr" | "rtl";
}

/** A row of tabs and the sheet of the current one; arrow keys move along the row. */
export function Tabs<Id extends string>({ label, tabs, current, onChange, dir }: TabsProps<Id>) {
  return (
    <Radix.Root value={current} onValueChange={(id) => onChange(id as Id)} dir={dir}>
      <Radix.List aria-label={label} className="tab-row">
        {tabs.map((tab) => (
          <Radix.Trigger key={tab.id} value={tab.id} className="tab">
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map((tab) => (
        <Radix.Content key={tab.id} value={tab.id} className="pt-6">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
