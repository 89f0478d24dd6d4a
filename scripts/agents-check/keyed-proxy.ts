import { once } from "node:events";
import { createServer, request, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { HOST } from "../local/settings.ts";

/** Adds a key to every request, for a program that cannot be given one. */
export const startKeyedProxy = async (
  target: string,
  key: string,
): Promise<{ url: string; server: Server }> => {
  const server = createServer((incoming, outgoing) => {
    const onward = request(new URL(incoming.url ?? "/", target), {
      method: incoming.method ?? "GET",
      headers: { ...incoming.headers, authorization: `Bearer ${key}` },
    });
    onward.on("response", (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    incoming.pipe(onward);
  });
  server.listen(0, HOST);
  await once(server, "listening");
  return { url: `http://${HOST}:${(server.address() as AddressInfo).port}/mcp`, server };
};
