import { once } from "node:events";
import { createServer, type IncomingMessage, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { BoundWorker } from "../../scripts/platform/workers.ts";
import { read } from "./fake-d1-api.ts";
import type { FakeReleases } from "./fake-releases.ts";

// The platform's REST API, as Wrangler 4.155 calls it and the API's reference describes it.

/** How a call fails: it has no effect, or it takes effect but its answer is lost. */
export type Loss = "lost" | "answer lost";

export interface PlatformCall {
  readonly method: string;
  /** Below the account. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: Readonly<Record<string, unknown>>;
}

export interface Reply {
  readonly status: number;
  readonly body: object;
}

export const done = (result: unknown, info: object = {}): Reply => ({
  status: 200,
  body: { success: true, errors: [], messages: [], result, ...info },
});

export const refused = (status: number, code: number, message: string): Reply => ({
  status,
  body: { success: false, errors: [{ code, message }], messages: [], result: null },
});

/** Answers a call with the groups of its path. */
export type Route = (call: PlatformCall, ...found: string[]) => Reply | Promise<Reply>;

const LOST = refused(504, 7009, "upstream service timed out");

/** A deployed script. As on the platform, the values of its secrets cannot be read. */
interface FakeScript {
  readonly secrets: Map<string, string>;
  /** Its classes of Durable Objects. */
  readonly classes: readonly string[];
  /** How often it was deployed again. */
  versions: number;
}

/** A server on this machine that stores what a real account would. */
export class FakePlatform {
  readonly calls: PlatformCall[] = [];
  readonly scripts = new Map<string, FakeScript>();
  readonly releases = new Map<string, FakeReleases>();
  /** Decides whether and how the latest call fails. */
  disturb: (call: PlatformCall, at: number) => Loss | undefined = () => undefined;
  readonly #routes: [form: RegExp, route: Route][] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer(async (request, response) => {
      const { status, body } = await this.answer(request, await read(request));
      response.writeHead(status, { "Content-Type": "application/json" });
      response.end(JSON.stringify(body));
    });
    this.route("GET /workers/scripts/([\\w-]+)/secrets", (_, name) => this.#secretsOf(name!));
    this.route("PATCH /workers/scripts/([\\w-]+)/secrets-bulk", (call, name) =>
      this.#changeSecrets(name!, call.body.secrets as Readonly<Record<string, { text: string } | null>>),
    );
  }

  async start(): Promise<this> {
    await once(this.#server.listen(0, "127.0.0.1"), "listening");
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }

  get baseUrl(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** The account that the scripts call, without pauses between attempts. */
  get account() {
    return {
      baseUrl: this.baseUrl,
      accountId: "an-account",
      token: "a-token",
      pause: async () => undefined,
    };
  }

  /** @param form the method and a pattern of the path below the account */
  route(form: string, route: Route): void {
    this.#routes.push([new RegExp(`^${form}$`), route]);
  }

  /** The platform's refusal of a Worker that binds something missing; null if nothing is missing. */
  unbound(binds: unknown): Reply | null {
    for (const { worker, of, isClass } of (binds ?? []) as readonly BoundWorker[]) {
      const script = this.scripts.get(worker);
      if (!isClass && !script)
        return refused(
          400,
          10_143,
          `Could not resolve service binding. Target script '${worker}' not found.`,
        );
      if (isClass && !script?.classes.includes(of!))
        return refused(400, 10_061, `Cannot create binding for class '${of}' of script '${worker}'.`);
    }
    return null;
  }

  #secretsOf(name: string): Reply {
    const script = this.scripts.get(name);
    if (!script) return refused(404, 10007, "This Worker does not exist on your account.");
    return done([...script.secrets.keys()].map((one) => ({ name: one, type: "secret_text" })));
  }

  #changeSecrets(name: string, secrets: Readonly<Record<string, { text: string } | null>>): Reply {
    const script = this.scripts.get(name);
    if (!script) return refused(404, 10007, "This Worker does not exist on your account.");
    script.versions += 1;
    this.releases.get(name)?.changeSecrets();
    for (const [one, secret] of Object.entries(secrets)) {
      if (secret === null) script.secrets.delete(one);
      else script.secrets.set(one, secret.text);
    }
    return done({});
  }

  /** Answers a request that does not come over the network, too. */
  async answer(
    { method = "", url = "", headers }: Pick<IncomingMessage, "method" | "url" | "headers">,
    raw: string,
  ): Promise<Reply> {
    const { pathname, searchParams: query } = new URL(url, "http://fake.invalid");
    if (headers.authorization !== "Bearer a-token") return refused(403, 10000, "Authentication error");
    const path = pathname.replace("/accounts/an-account", "");
    const isText = headers["content-type"] === "text/plain";
    const body = isText ? { text: raw } : raw === "" ? {} : JSON.parse(raw);
    const call = { method, path, query, body };
    this.calls.push(call);
    const loss = this.disturb(call, this.calls.length);
    if (loss === "lost") return LOST;
    const reply = await this.#find(call);
    return loss === "answer lost" ? LOST : reply;
  }

  #find(call: PlatformCall): Reply | Promise<Reply> {
    for (const [form, route] of this.#routes) {
      const match = form.exec(`${call.method} ${call.path}`);
      if (match) return route(call, ...match.slice(1));
    }
    return refused(404, 7003, `Could not route to ${call.path}`);
  }
}
