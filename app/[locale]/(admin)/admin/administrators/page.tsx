import { adminPage } from "@/app/[locale]/(admin)/_admin-page";
import { AdministratorsScreen } from "@/components/admin/administrators/administrators-screen";

const page = adminPage({
  path: "/admin/administrators",
  groups: ["account.fields", "account.problems", "account.sending"],
  screen: <AdministratorsScreen />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
