import { env } from "cloudflare:workers";
import type { Smoke } from "../../scripts/smoke/check.ts";
import type { Fetch } from "../../scripts/smoke/client.ts";

/** Answers as a service that has lost a guard would. */
export type Breaking = (request: Request, serve: Fetch) => Promise<Response>;

/** Set before each test. */
export let stage: Smoke;

export const setStage = (next: Smoke): void => {
  stage = next;
};

const pathOf = ({ url }: Request): string => new URL(url).pathname;
const keyOf = (request: Request): string =>
  (request.headers.get("Authorization") ?? "").replace("Bearer ", "");

const changed = (request: Request, change: (headers: Headers) => void, url = request.url): Request => {
  const headers = new Headers(request.headers);
  change(headers);
  return new Request(url, new Request(request, { headers }));
};

const withKey = (request: Request, key: string): Request =>
  changed(request, (headers) => headers.set("Authorization", `Bearer ${key}`));

const without =
  (name: string): Breaking =>
  async (request, ask) =>
    ask(changed(request, (headers) => headers.delete(name)));

export const at =
  (path: RegExp, answer: (request: Request, ask: Fetch) => Promise<Response> | Response): Breaking =>
  async (request, ask) =>
    path.test(pathOf(request)) ? answer(request, ask) : ask(request);

const whoever =
  (isStranger: (key: string) => boolean, trusted: () => string): Breaking =>
  (request, ask) =>
    ask(isStranger(keyOf(request)) ? withKey(request, trusted()) : request);

const isKnown = (key: string): boolean => [stage.own.key, stage.other.key, stage.token].includes(key);

const withoutQuery =
  (name: string): Breaking =>
  (request, ask) => {
    const url = new URL(request.url);
    url.searchParams.delete(name);
    return ask(changed(request, () => undefined, url.href));
  };

export const answering =
  (status: number): (() => Response) =>
  () =>
    Response.json({ code: "internal" }, { status });

/** Each guard, with how a service without it is described and behaves. */
export const BROKEN: readonly (readonly [guard: string, loss: string, Breaking])[] = [
  ["health", "that does not answer", at(/^\/health$/, answering(502))],
  ["readiness", "whose database is gone", at(/^\/ready$/, answering(503))],
  [
    "version",
    "of the previous release",
    at(/^\/ready$/, () => Response.json({ version: "earlier", parts: [] })),
  ],
  [
    "operator's token",
    "that opens the back office",
    whoever(
      (key) => !isKnown(key),
      () => stage.token,
    ),
  ],
  [
    "operator's token",
    "that shows what exists",
    at(/nothing$/, () => Response.json({ code: "route_not_found" }, { status: 404 })),
  ],
  ["documents", "without its contract", at(/openapi\.json$/, answering(404))],
  [
    "documents",
    "whose contract names no address",
    at(/openapi\.json$/, () => Response.json({ servers: [{ url: "/v1" }] })),
  ],
  [
    "agent's tools",
    "that admits anybody",
    whoever(
      (key) => !isKnown(key),
      () => stage.own.key,
    ),
  ],
  [
    "agent's tools",
    "without them",
    at(/^\/mcp$/, (request, ask) => (keyOf(request) ? answering(500)() : ask(request))),
  ],
  ["dashboard", "without one", at(/oauth-authorization-server$/, answering(522))],
  [
    "headers",
    "that may be cached",
    async (request, ask) => {
      const answer = await ask(request);
      return new Response(answer.body, {
        ...answer,
        headers: { ...Object.fromEntries(answer.headers), "cache-control": "public" },
      });
    },
  ],
  [
    "placement",
    "that runs far from its databases",
    at(/^\/v1\/me$/, async (request, ask) => {
      const answer = await ask(request);
      return new Response(answer.body, { status: answer.status, headers: { "cf-placement": "remote-GRU" } });
    }),
  ],
  [
    "databases' region",
    "with a database elsewhere",
    at(/^\/ready$/, () =>
      Response.json({
        parts: [
          { name: "DB", region: "ENAM" },
          { name: "DB_S1", region: "WEUR" },
        ],
      }),
    ),
  ],
  [
    "photos' cache",
    "that caches none near its callers",
    at(/^\/photos\//, async (request, ask) => {
      const { status, body } = await ask(request);
      return new Response(body, { status, headers: { "cache-status": "photos; fwd=uri-miss" } });
    }),
  ],
  [
    "keys",
    "that does not check a key's signature",
    whoever(
      (key) => !isKnown(key) && key !== "",
      () => stage.own.key,
    ),
  ],
  [
    "keys",
    "that needs no key",
    whoever(
      (key) => key === "",
      () => stage.own.key,
    ),
  ],
  [
    "revoked keys",
    "that forgets a revocation",
    async (request, ask) => (request.method === "DELETE" ? Response.json({}) : ask(request)),
  ],
  [
    "permissions",
    "that checks none",
    whoever(
      (key) => !isKnown(key),
      () => stage.own.key,
    ),
  ],
  [
    "tenancy",
    "that shows everybody's properties",
    whoever(
      (key) => key === stage.other.key,
      () => stage.own.key,
    ),
  ],
  [
    "rate",
    "without a limit",
    async (request, ask) => (/access$/.test(pathOf(request)) ? Response.json({ data: {} }) : ask(request)),
  ],
  [
    "rate",
    "that keeps a limit for longer",
    async (request, ask) => {
      if (!/access$/.test(pathOf(request))) return ask(request);
      const { limits, ...access } = (await request.clone().json()) as { limits: { burst: number } };
      return limits.burst === 1
        ? ask(request)
        : ask(
            new Request(request, {
              body: JSON.stringify({ ...access, limits: { ...limits, ratePerSecond: 1, burst: 1 } }),
            }),
          ).then(async (answer) => {
            await Promise.all(
              [1, 2, 3].map(() =>
                ask(
                  new Request(`${env.PUBLIC_URL}/v1/scopes`, {
                    headers: { Authorization: `Bearer ${stage.other.key}` },
                  }),
                ),
              ),
            );
            return answer;
          });
    },
  ],
  [
    "strict requests",
    "that ignores unknown fields",
    async (request, ask) => {
      const { unheardOf: _, ...body } = (await request.json()) as Record<string, unknown>;
      return ask(
        new Request(request.url, {
          method: request.method,
          headers: request.headers,
          body: JSON.stringify(body),
        }),
      );
    },
  ],
  ["dry runs", "that saves them", withoutQuery("dryRun")],
  ["idempotency", "that forgets keys", without("Idempotency-Key")],
  [
    "simultaneous writes",
    "that does not know the refusal of a stale one",
    async (request, ask) =>
      (await request.clone().text()).includes("1005") ? answering(500)() : ask(request),
  ],
  [
    "quota",
    "that forgets a limit",
    async (request, ask) => (request.method === "PATCH" ? Response.json({}) : ask(request)),
  ],
  ["pages", "that loses its place", withoutQuery("cursor")],
  [
    "pages",
    "that accepts another account's cursor",
    whoever(
      (key) => key === stage.other.key,
      () => stage.own.key,
    ),
  ],
  [
    "events",
    "that loses them",
    at(/events$/, () => Response.json({ events: [], nextCursor: "end", hasMore: false })),
  ],
  [
    "batches",
    "that never begins them",
    at(/batch\/.+/, () => Response.json({ data: { status: "QUEUED", results: [] } })),
  ],
  [
    "addresses of webhooks",
    "that calls private ones",
    at(/webhooks$/, (request, ask) =>
      request.method === "POST" ? Response.json({ data: {} }, { status: 201 }) : ask(request),
    ),
  ],
];
