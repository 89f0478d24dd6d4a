import type { IncomingMessage, ServerResponse } from "node:http";
import { LocalServer } from "../../../local/server.ts";

interface Passed {
  readonly method: string;
  /** Includes the version, but not the query. */
  readonly path: string;
  readonly status: number;
  readonly code: string | undefined;
}

/** Headers that concern a single connection, and are not forwarded. */
const CONNECTION_HEADERS = ["connection", "content-encoding", "content-length", "host", "transfer-encoding"];

const passable = (headers: Iterable<[string, string]>): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !CONNECTION_HEADERS.includes(name)));

/** Forwards calls to a service, and records each caller's operations by the name in its address. */
export class Gate {
  readonly #url: string;
  readonly #passed = new Map<string, Passed[]>();
  readonly #server = new LocalServer((request, response) => this.#pass(request, response));

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(url: string): Promise<Gate> {
    const gate = new Gate(url);
    await gate.#server.listen();
    return gate;
  }

  /** The service's address for one caller. */
  addressOf(name: string): string {
    return `${this.#server.origin}/${name}`;
  }

  passed(name: string): readonly Passed[] {
    return this.#passed.get(name) ?? [];
  }

  close(): void {
    this.#server.close();
  }

  async #pass(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = "", target = ""] = /^\/([^/]+)(.*)$/.exec(request.url ?? "") ?? [];
    const { method = "GET", headers } = request;
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    const answer = await fetch(this.#url + target, {
      method,
      headers: passable(Object.entries(headers) as [string, string][]),
      redirect: "manual",
      ...(body !== "" && { body }),
    });
    const text = await answer.text();
    const [, code] = /"code":"(\w+)"/.exec(answer.ok ? "" : text) ?? [];
    const one = { method, path: target.split("?")[0]!, status: answer.status, code };
    this.#passed.set(name, [...this.passed(name), one]);
    response.writeHead(answer.status, passable(answer.headers)).end(text);
  }
}
