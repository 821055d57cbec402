import { rmSync } from "node:fs";
import { onServer, TEMPLATES, templateCalled } from "./database-server";

/** Removes the images of this run, and its templates from the server. */
export default async function integrationGlobalTeardown() {
  const images = process.env.TEST_DATABASE_IMAGES;
  if (images) rmSync(images, { recursive: true, force: true });
  const server = process.env.TEST_DATABASE_URL;
  if (!server) return;
  for (const name of TEMPLATES) await onServer(server, `DROP DATABASE IF EXISTS ${templateCalled(name)}`);
}
