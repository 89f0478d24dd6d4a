import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HOST } from "../../local/settings.ts";
import type { Prepare } from "./stage.ts";

/** Serves the guide's feed, and links it to the account, as the owner does in the dashboard. */
export const feedStage: Prepare = async ({ service, account, guide }) => {
  const feed = guide.blocks.find(({ language }) => language === "xml")?.code ?? "";
  const server = createServer((_, response) =>
    response.setHeader("Content-Type", "application/xml").end(feed),
  );
  server.listen(0, HOST);
  await once(server, "listening");
  const url = `http://${HOST}:${(server.address() as AddressInfo).port}/feed.xml`;
  const link = { url, connector: "VRSYNC", autoSync: false };
  await service.backoffice.send("PUT", `${account.path}/feed`, link);
  const close = (): void => {
    server.closeAllConnections();
    server.close();
  };
  return { environment: {}, close };
};
