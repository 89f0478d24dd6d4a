import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { FEED_PATH, feedXml } from "./feed.ts";
import { OTHER_FEEDS } from "./other-feeds.ts";
import { drawPicture } from "./pictures.ts";
import { receive } from "./receiver.ts";

const HOST = "127.0.0.1";

export interface PictureServer {
  readonly origin: string;
  close(): void;
}

/** The feed of a path, whose photos this server has too. */
const feedAt = (path: string | undefined): ((origin: string) => string) | undefined =>
  path === FEED_PATH ? feedXml : OTHER_FEEDS.find((feed) => feed.path === path)?.xml;

/** While the seed runs it serves the drawn photos and the feeds, and takes the agency's webhooks. */
export async function servePictures(): Promise<PictureServer> {
  const server = createServer((request, response) => {
    if (receive(request, response)) return;
    const feed = feedAt(request.url);
    if (feed) {
      response
        .writeHead(200, { "Content-Type": "application/xml" })
        .end(feed(`http://${request.headers.host}`));
      return;
    }
    const picture = drawPicture(request.url ?? "");
    if (!picture) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, { "Content-Type": "image/png", "Content-Length": picture.length }).end(picture);
  });
  server.listen(0, HOST);
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${HOST}:${port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
