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

const isUnknown = (key: string): boolean => ![stage.own.key, stage.other.key, stage.token].includes(key);
const isOther = (key: string): boolean => key === stage.other.key;
const own = (): string => stage.own.key;

const withoutQuery =
  (name: string): Breaking =>
  (request, ask) => {
    const url = new URL(request.url);
    url.searchParams.delete(name);
    return ask(changed(request, () => undefined, url.href));
  };

export const answering =
  (status: number, body: object = { code: "internal" }): (() => Response) =>
  () =>
    Response.json(body, { status });

/** Each guard, with how a service without it is described and behaves. */
export const BROKEN: readonly (readonly [guard: string, loss: string, Breaking])[] = [
  ["health", "that does not answer", at(/^\/health$/, answering(502))],
  ["readiness", "whose database is gone", at(/^\/ready$/, answering(503))],
  ["version", "of the previous release", at(/^\/ready$/, answering(200, { version: "earlier", parts: [] }))],
  ["operator's token", "that opens the back office", whoever(isUnknown, () => stage.token)],
  ["operator's token", "that shows what exists", at(/nothing$/, answering(404, { code: "route_not_found" }))],
  ["documents", "without its contract", at(/openapi\.json$/, answering(404))],
  [
    "documents",
    "whose contract names no address",
    at(/openapi\.json$/, answering(200, { servers: [{ url: "/v1" }] })),
  ],
  ["agent's tools", "that admits anybody", whoever(isUnknown, own)],
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
    at(
      /^\/ready$/,
      answering(200, {
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
  ["keys", "that does not check a key's signature", whoever((key) => isUnknown(key) && key !== "", own)],
  ["keys", "that needs no key", whoever((key) => key === "", own)],
  [
    "revoked keys",
    "that forgets a revocation",
    async (request, ask) => (request.method === "DELETE" ? Response.json({}) : ask(request)),
  ],
  ["permissions", "that checks none", whoever(isUnknown, own)],
  ["tenancy", "that shows everybody's properties", whoever(isOther, own)],
  ["rate", "without a limit", at(/access$/, answering(200, { data: {} }))],
  [
    "rate",
    "that keeps a limit for longer",
    async (request, ask) => {
      if (!/access$/.test(pathOf(request))) return ask(request);
      const { limits, ...access } = (await request.clone().json()) as { limits: { burst: number } };
      if (limits.burst === 1) return ask(request);
      const body = JSON.stringify({ ...access, limits: { ...limits, ratePerSecond: 1, burst: 1 } });
      const answer = await ask(new Request(request, { body }));
      const call = withKey(new Request(`${env.PUBLIC_URL}/v1/scopes`), stage.other.key);
      await Promise.all([1, 2, 3].map(() => ask(call.clone())));
      return answer;
    },
  ],
  [
    "strict requests",
    "that ignores unknown fields",
    async (request, ask) => {
      const { unheardOf: _, ...body } = (await request.json()) as Record<string, unknown>;
      const { url, method, headers } = request;
      return ask(new Request(url, { method, headers, body: JSON.stringify(body) }));
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
  ["pages", "that accepts another account's cursor", whoever(isOther, own)],
  [
    "events",
    "that loses them",
    at(/events$/, answering(200, { events: [], nextCursor: "end", hasMore: false })),
  ],
  [
    "batches",
    "that never begins them",
    at(/batch\/.+/, answering(200, { data: { status: "QUEUED", results: [] } })),
  ],
  [
    "addresses of webhooks",
    "that calls private ones",
    at(/webhooks$/, (request, ask) =>
      request.method === "POST" ? Response.json({ data: {} }, { status: 201 }) : ask(request),
    ),
  ],
];
