import { adminPage } from "@/app/[locale]/(admin)/_admin-page";
import { NewReportScreen } from "@/components/admin/packs/new-report-screen";

const page = adminPage({
  path: "/admin/new-report",
  groups: ["errors"],
  screen: <NewReportScreen />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
