import { OpenAPIHono } from "@hono/zod-openapi";
import type { Hono } from "hono";
import { TrieRouter } from "hono/router/trie-router";
import type { AppEnv } from "./contract/context.ts";
import { rawPath } from "./contract/http-input.ts";
import { otherMethods } from "./contract/mount.ts";
import { suggestRoute } from "./contract/suggest-route.ts";
import { docs } from "./docs/index.ts";
import { Refusal } from "./errors/refusal.ts";
import { discovery } from "./mcp/discovery.ts";
import { respondProblem } from "./middleware/problem-response.ts";
import { requestContext } from "./middleware/request-context.ts";
import { servePhoto } from "./routes/photos/serve.ts";

/**
 * The path is routed as sent, so an escape in it stays data. On the first call the default router would try to compile
 * all paths into one expression, fail on `/properties/by-ref/:ref` and `/properties/:propertyId/matches`, and fall back
 * to this one, which accepts further paths at any time.
 */
const hono = new OpenAPIHono<AppEnv>({ getPath: rawPath, router: new TrieRouter() });

hono.use(requestContext());
hono.route("/", docs);
hono.route("/", discovery);
hono.get("/photos/:account/:name", servePhoto);
hono.all("/photos/:account/:name", otherMethods("get"));
hono.get("/health", (c) => c.json({ status: "ok" }));
// Returned, not thrown: a thrown error would bypass the headers that every answer carries.
hono.notFound((c) =>
  respondProblem(new Refusal("route_not_found", suggestRoute(beginningOf(c.req.raw), BEGINNINGS)), c),
);
hono.onError(respondProblem);

/** Each is loaded by the first call to it: the parts' schemas would take most of the Worker's start. */
const PARTS = {
  account: async () => (await import("./parts/account.ts")).account,
  records: async () => (await import("./parts/records.ts")).records,
  business: async () => (await import("./parts/business.ts")).business,
  agents: async () => (await import("./parts/agents.ts")).agents,
  platform: async () => (await import("./parts/platform.ts")).platform,
} as const satisfies Readonly<Record<string, () => Promise<Hono<AppEnv>>>>;

type PartName = keyof typeof PARTS;

/** By the beginning of the path. */
const PART_OF: ReadonlyMap<string, PartName> = new Map<string, PartName>([
  ["v1/me", "account"],
  ["v1/reference", "account"],
  ["v1/geo", "account"],
  ["v1/properties", "records"],
  ["v1/feed", "records"],
  ["v1/leads", "records"],
  ["v1/matches", "records"],
  ["v1/team", "business"],
  ["v1/partnerships", "business"],
  ["v1/launches", "business"],
  ["v1/captacao", "business"],
  ["v1/events", "business"],
  ["v1/webhooks", "business"],
  ["uploads", "records"],
  ["sandbox", "platform"],
  ["mcp", "agents"],
  ["backoffice", "platform"],
  ["ready", "platform"],
]);

const BEGINNING = /^\/((?:v1\/)?[^/]*)/;

const beginningOf = (request: Request): string => BEGINNING.exec(rawPath(request))?.[1] ?? "";

const BEGINNINGS = [...PART_OF.keys()];

const routed = new Set<PartName>();

/** Two simultaneous first calls both wait for the part; only one adds its routes. */
const route = async (name: PartName): Promise<void> => {
  const part = await PARTS[name]();
  if (routed.has(name)) return;
  routed.add(name);
  hono.route("/", part);
};

export const app = {
  async fetch(request: Request, env: Env, ctx: ExecutionContext): Promise<Response> {
    const name = PART_OF.get(beginningOf(request));
    if (name !== undefined && !routed.has(name)) await route(name);
    return hono.fetch(request, env, ctx);
  },
};
