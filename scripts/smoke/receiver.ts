import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HOST } from "../local/settings.ts";
import type { Arrival, Receiver } from "./check.ts";

/** A receiver of webhooks on this machine. @param address where the service reaches it; this machine's by default */
export async function openReceiver(port = 0, address?: string): Promise<Receiver & { close: () => void }> {
  const arrivals: Arrival[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = new Headers(
      Object.entries(request.headers).flatMap(([name, value]) =>
        typeof value === "string" ? [[name, value]] : [],
      ),
    );
    arrivals.push({ headers, body: Buffer.concat(chunks).toString("utf8") });
    response.writeHead(204).end();
  });
  server.listen(port, HOST);
  await once(server, "listening");
  const own = `http://${HOST}:${(server.address() as AddressInfo).port}`;
  return { url: address?.replace(/\/$/, "") ?? own, arrivals, close: () => server.close() };
}
