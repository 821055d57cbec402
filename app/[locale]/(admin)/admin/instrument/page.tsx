import { adminPage } from "@/app/[locale]/(admin)/_admin-page";
import { InstrumentScreen } from "@/components/admin/instrument/instrument-screen";

const page = adminPage({
  path: "/admin/instrument",
  groups: ["results", "reports"],
  namespaces: ["rheti"],
  screen: <InstrumentScreen />,
});

export const generateMetadata = page.generateMetadata;
export default page.Page;
