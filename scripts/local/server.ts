import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { HOST } from "./settings.ts";

/** An HTTP server of this machine: the outside world of a check, a bench or a test. */
export class LocalServer {
  readonly #server;

  constructor(answer: RequestListener) {
    this.#server = createServer(answer);
  }

  /** Any free port by default. */
  async listen(port = 0): Promise<this> {
    await once(this.#server.listen(port, HOST), "listening");
    return this;
  }

  get origin(): string {
    return `http://${HOST}:${(this.#server.address() as AddressInfo).port}`;
  }

  closeConnections(): void {
    this.#server.closeAllConnections();
  }

  /** Ends its connections too. */
  close(): void {
    this.closeConnections();
    this.#server.close();
  }
}
