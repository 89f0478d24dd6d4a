import { LocalServer } from "../local/server.ts";
import type { Arrival, Receiver } from "./check.ts";

/** A receiver of webhooks on this machine. @param address where the service reaches it; this machine's by default */
export async function openReceiver(port = 0, address?: string): Promise<Receiver & { close: () => void }> {
  const arrivals: Arrival[] = [];
  const server = new LocalServer(async (request, response) => {
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
  await server.listen(port);
  return { url: address?.replace(/\/$/, "") ?? server.origin, arrivals, close: () => server.close() };
}
