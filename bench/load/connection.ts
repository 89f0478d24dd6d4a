import { once } from "node:events";
import { connect, type Socket } from "node:net";
import { bodyOf, type Head, headOf } from "./answer.ts";

/** A request in its final bytes, and the expected status or statuses. */
export interface Call {
  readonly wire: Buffer;
  readonly status: number | readonly number[];
}

/** The bytes of a request on a persistent connection. */
export const wireOf = (
  target: URL,
  method: string,
  headers: Readonly<Record<string, string>>,
  body?: string,
): Buffer => {
  const length = body === undefined ? {} : { "Content-Length": String(Buffer.byteLength(body)) };
  const fields = Object.entries({ Host: target.host, ...headers, ...length });
  const lines = fields.map(([name, value]) => `${name}: ${value}\r\n`).join("");
  return Buffer.from(`${method} ${target.pathname}${target.search} HTTP/1.1\r\n${lines}\r\n${body ?? ""}`);
};

/**
 * One persistent HTTP/1.1 connection, one call at a time. Node's own client uses about as much of the two cores as the
 * measured Worker.
 */
export class Connection {
  readonly #socket: Socket;
  #pending: Buffer = Buffer.alloc(0);
  #head: Head | null = null;
  #waiting: { resolve: (text: string) => void; reject: (error: Error) => void; call: Call } | null = null;

  private constructor(socket: Socket) {
    this.#socket = socket;
    socket.on("data", (chunk: Buffer) => this.#take(chunk));
    socket.on("error", (error) => this.#waiting?.reject(error));
    socket.on("close", () => this.#waiting?.reject(new Error("The connection closed before the answer.")));
  }

  static async open(target: URL): Promise<Connection> {
    const socket = connect({ host: target.hostname, port: Number(target.port), noDelay: true });
    await once(socket, "connect");
    return new Connection(socket);
  }

  /** @returns the answer's body @throws if it has another status than expected */
  send(call: Call): Promise<string> {
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject, call };
      this.#socket.write(call.wire);
    });
  }

  close(): void {
    this.#waiting = null;
    this.#socket.destroy();
  }

  #take(chunk: Buffer): void {
    const bytes = this.#pending.byteLength === 0 ? chunk : Buffer.concat([this.#pending, chunk]);
    this.#head ??= headOf(bytes);
    const body = this.#head && bodyOf(bytes, this.#head);
    if (this.#head === null || body === null) {
      this.#pending = bytes;
      return;
    }
    const { status } = this.#head;
    const waiting = this.#waiting;
    this.#pending = bytes.subarray(body.end);
    this.#head = null;
    this.#waiting = null;
    if (!waiting) return;
    const expected = [waiting.call.status].flat();
    if (expected.includes(status)) waiting.resolve(body.text);
    else waiting.reject(new Error(`Status ${status} instead of ${expected.join(" or ")}: ${body.text}`));
  }
}
