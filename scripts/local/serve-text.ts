import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HOST } from "./settings.ts";

/** Answers every request with one text, as the site of a feed does. */
export async function serveText(
  text: string,
  type: string,
): Promise<{ readonly url: string; readonly close: () => void }> {
  const server = createServer((_, response) => response.setHeader("Content-Type", type).end(text));
  server.listen(0, HOST);
  await once(server, "listening");
  return {
    url: `http://${HOST}:${(server.address() as AddressInfo).port}/`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
