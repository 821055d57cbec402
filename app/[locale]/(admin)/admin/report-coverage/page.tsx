import { adminPage } from "@/app/[locale]/(admin)/_admin-page";
import { CoverageScreen } from "@/components/admin/coverage/coverage-screen";

const page = adminPage({
  path: "/admin/report-coverage",
  screen: <CoverageScreen />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
