import { LocalServer } from "../../local/server.ts";

/** Records the service's deliveries. */
export class Receiver {
  readonly last: { text: string; headers: Record<string, string> } = { text: "", headers: {} };
  readonly #server = new LocalServer(async (request, response) => {
    this.last.text = "";
    for await (const chunk of request.setEncoding("utf8")) this.last.text += chunk;
    const named = Object.entries(request.headers).filter(([name]) => name.startsWith("webhook-"));
    this.last.headers = Object.fromEntries(named) as Record<string, string>;
    response.writeHead(204).end();
  });

  async open(): Promise<string> {
    const { origin } = await this.#server.listen();
    return `${origin}/hook`;
  }

  close(): void {
    this.#server.close();
  }
}
