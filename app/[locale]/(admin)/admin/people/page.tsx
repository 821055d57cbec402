import { adminPage } from "@/app/[locale]/(admin)/_admin-page";
import { PeopleScreen } from "@/components/admin/people/people-screen";

const page = adminPage({
  path: "/admin/people",
  groups: ["account.fields", "account.problems", "account.sending"],
  screen: <PeopleScreen />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
