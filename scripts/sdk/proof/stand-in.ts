import type { IncomingMessage, ServerResponse } from "node:http";
import { LocalServer } from "../../local/server.ts";
import type { Reply } from "../vectors/vector.ts";

/** Far less than any timeout of the vectors. */
const DROP_MS = 50;

/** Drops the version from the path, unless the sandbox's paths, which have none, are sent below it by mistake. */
const SCENE_TARGET = /^\/([^/]+)(?:\/v1(?!\/sandbox\/))?(\/.*)$/;

export interface SeenRequest {
  readonly at: number;
  readonly method: string;
  /** The path after the version, undecoded. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** A service with prepared replies for each scene's address, which records its requests. */
export class StandIn {
  readonly #scenes = new Map<string, { readonly replies: Reply[]; readonly seen: SeenRequest[] }>();
  readonly #server = new LocalServer((request, response) => this.#serve(request, response));

  static async start(): Promise<StandIn> {
    const standIn = new StandIn();
    await standIn.#server.listen();
    return standIn;
  }

  /** The base URL of a new scene. */
  play(name: string, replies: readonly Reply[]): string {
    this.#scenes.set(name, { replies: [...replies], seen: [] });
    return `${this.#server.origin}/${name}/v1`;
  }

  seen(name: string): readonly SeenRequest[] {
    return this.#scenes.get(name)?.seen ?? [];
  }

  close(): void {
    this.#server.close();
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const [, name = "", target = ""] = SCENE_TARGET.exec(request.url ?? "") ?? [];
    const scene = this.#scenes.get(name);
    const at = performance.now();
    let body = "";
    for await (const chunk of request.setEncoding("utf8")) body += chunk;
    scene?.seen.push({ at, method: request.method ?? "", target, headers: request.headers, body });
    const reply = scene?.replies.shift();
    if (reply) answer(reply, response);
    else response.writeHead(404).end();
  }
}

function answer(reply: Reply, response: ServerResponse): void {
  if (!("fault" in reply)) {
    const text = typeof reply.body === "string" ? reply.body : JSON.stringify(reply.body);
    response.writeHead(reply.status, { "Content-Type": "application/json", ...reply.headers }).end(text);
  } else if (reply.fault === "drop") response.destroy();
  else if (reply.fault === "garbage") response.writeHead(200, { "Content-Type": "text/html" }).end("<html>");
  else if (reply.fault === "truncate") {
    response.writeHead(200, { "Content-Type": "application/json", "Content-Length": "100" });
    response.write('{"data":{"kept"', () => response.destroy());
  } else if (reply.fault === "drip") {
    response.writeHead(200, { "Content-Type": "application/json" });
    const drops = setInterval(() => response.write(" "), DROP_MS);
    response.once("close", () => clearInterval(drops));
  }
}
