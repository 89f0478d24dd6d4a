import { request } from "node:http";
import { LocalServer } from "../local/server.ts";

/** Adds a key to every request, for a program that cannot be given one. */
export const startKeyedProxy = (target: string, key: string): Promise<LocalServer> => {
  const server = new LocalServer((incoming, outgoing) => {
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
  return server.listen();
};
