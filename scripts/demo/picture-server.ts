import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { drawPicture } from "./pictures.ts";

const HOST = "127.0.0.1";

export interface PictureServer {
  readonly origin: string;
  close(): void;
}

/** Serves the drawn photos while the seed runs, as a listing's website would. */
export async function servePictures(): Promise<PictureServer> {
  const server = createServer((request, response) => {
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
