import { LocalServer } from "../local/server.ts";
import { FEED_PATH, feedXml } from "./feed.ts";
import { OTHER_FEEDS } from "./other-feeds.ts";
import { drawPicture } from "./pictures.ts";
import { receive } from "./receiver.ts";

/** The feed of a path, whose photos this server has too. */
const feedAt = (path: string | undefined): ((origin: string) => string) | undefined =>
  path === FEED_PATH ? feedXml : OTHER_FEEDS.find((feed) => feed.path === path)?.xml;

/** While the seed runs it serves the drawn photos and the feeds, and takes the agency's webhooks. */
export async function servePictures(): Promise<LocalServer> {
  const server = new LocalServer((request, response) => {
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
  return server.listen();
}
