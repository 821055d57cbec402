import { adminPage } from "@/app/[locale]/(admin)/_admin-page";
import { AnalyticsScreen } from "@/components/admin/analytics/analytics-screen";

const page = adminPage({
  path: "/analytics",
  groups: ["results", "reports", "report.certainty", "report.nine.bars.tiny"],
  namespaces: ["rheti", "subtypes"],
  screen: <AnalyticsScreen />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
