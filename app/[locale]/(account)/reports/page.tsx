import { type LocaleParams, pageLocale } from "@/app/[locale]/_locale";
import { Screen, screenMetadata } from "@/app/[locale]/_screen";
import { ReportsScreen } from "@/components/account/reports/reports-screen";
import { PageToasts } from "@/components/layout/page-toasts";
import { UserBell } from "@/components/notifications/notification-bell";

export async function generateMetadata({ params }: LocaleParams) {
  return screenMetadata(await pageLocale(params), "/reports");
}

const GROUPS = [
  "reports",
  "results",
  "report.theme",
  "report.certainty",
  "report.nine.bars.tiny",
  "steps.signInAgain",
  "account",
  "pairs",
  "notifications",
];

export default async function Page({ params }: LocaleParams) {
  return (
    <Screen
      locale={await pageLocale(params)}
      groups={GROUPS}
      width="page"
      headerEnd={<UserBell />}
      toasts={<PageToasts />}
    >
      <ReportsScreen />
    </Screen>
  );
}
