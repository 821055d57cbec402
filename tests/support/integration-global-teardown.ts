import { onServer, TEMPLATES, templateCalled } from "./database-server";

/** Removes the templates of this run from the server. */
export default async function integrationGlobalTeardown() {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  for (const name of TEMPLATES) await onServer(server, `DROP DATABASE IF EXISTS ${templateCalled(name)}`);
}
