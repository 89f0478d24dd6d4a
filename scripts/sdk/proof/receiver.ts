import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { HOST } from "../../local/settings.ts";

/** Records the service's deliveries. */
export class Receiver {
  readonly last: { text: string; headers: Record<string, string> } = { text: "", headers: {} };
  readonly #server = createServer(async (request, response) => {
    this.last.text = "";
    for await (const chunk of request.setEncoding("utf8")) this.last.text += chunk;
    const named = Object.entries(request.headers).filter(([name]) => name.startsWith("webhook-"));
    this.last.headers = Object.fromEntries(named) as Record<string, string>;
    response.writeHead(204).end();
  });

  async open(): Promise<string> {
    this.#server.listen(0, HOST);
    await once(this.#server, "listening");
    return `http://${HOST}:${(this.#server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
