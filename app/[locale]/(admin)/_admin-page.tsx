import type { ReactNode } from "react";
import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import type { AdminPath } from "@/components/admin/frame/admin-pages";
import { PageToasts } from "@/components/layout/page-toasts";
import type { Namespace } from "@/lib/platform/i18n/messages";

interface AdminPage {
  readonly path: AdminPath;
  /** The texts that it shows beside those of every screen of the administrators. */
  readonly groups?: readonly string[];
  readonly namespaces?: readonly Exclude<Namespace, "admin" | "ui">[];
  readonly screen: ReactNode;
}

/** The page of a screen that administrators see once they are signed in: what its `page.tsx` exports. */
export function adminPage({ path, groups, namespaces = [], screen }: AdminPage) {
  return {
    generateMetadata: async ({ params }: LocaleParams) => screenMetadata(await pageLocale(params), path),
    Page: async ({ params }: LocaleParams) => (
      <Screen
        locale={await pageLocale(params)}
        {...(groups && { groups })}
        namespaces={[...namespaces, "admin"]}
        width="wide"
        toasts={<PageToasts />}
      >
        {screen}
      </Screen>
    ),
  };
}
