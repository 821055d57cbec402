import { adminPage } from "@/app/[locale]/(admin)/_admin-page";
import { ProgramsScreen } from "@/components/admin/programs/programs-screen";

const page = adminPage({
  path: "/admin/programs",
  screen: <ProgramsScreen />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
