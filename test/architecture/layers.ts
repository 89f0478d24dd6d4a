export interface Layer {
  /** A folder, with a trailing slash, or a file. */
  readonly at: string;
  /** Layers it may import besides itself. */
  readonly uses: readonly string[];
  readonly reason: string;
}

/** Everything below the domain. */
const BELOW_DOMAIN = ["db", "ports", "errors", "outbound", "intake", "vocabulary", "lib", "context"];
/** What an entry point may import: the domain, its inputs and the ports. */
const ENTRY_POINT = ["services", "stores", "env", "domain", ...BELOW_DOMAIN];
/** The domain's operations, and the vocabulary of their inputs and results. */
const VERBS = ["domain", "ports", "errors", "vocabulary", "lib"];

/** Each layer is a folder or a file. Imports go index → app → entry points → domain → db; the lowest come first. */
export const LAYERS: Readonly<Record<string, Layer>> = {
  lib: { at: "src/lib/", uses: [], reason: "lib is pure and imports nothing of ours" },
  vocabulary: {
    at: "src/vocabulary/",
    uses: ["lib"],
    reason: "the words of the API: every layer may use them, and they import nothing",
  },
  intake: {
    at: "src/intake/",
    uses: ["vocabulary", "lib"],
    reason: "it reads what people and CRMs write from the text alone, for feeds, sheets and forms alike",
  },
  errors: { at: "src/errors/", uses: ["vocabulary", "lib"], reason: "the catalog is data about answers" },
  ports: {
    at: "src/ports/",
    uses: ["vocabulary", "errors", "lib"],
    reason: "a port is what callers see of an object, a queue or a store: nothing that does work",
  },
  outbound: { at: "src/outbound/", uses: ["vocabulary", "lib"], reason: "it knows no business rule" },
  db: {
    at: "src/db/",
    uses: ["vocabulary", "ports", "errors", "lib"],
    reason: "the database layer knows tables and commits, not business rules",
  },
  context: {
    at: "src/call-context.ts",
    uses: ["db", "vocabulary", "lib"],
    reason: "a verb's context does not say who calls it",
  },
  domain: {
    at: "src/domain/",
    uses: BELOW_DOMAIN,
    reason: "a verb sees ports only: many entry points call it, so it knows none of them",
  },
  env: { at: "src/env.ts", uses: ["lib"], reason: "settings are read before anything else exists" },
  stores: {
    at: "src/stores.ts",
    uses: ["env", ...BELOW_DOMAIN],
    reason: "the composition root's part for objects and boards knows no verb and no secret",
  },
  services: {
    at: "src/services.ts",
    uses: ["stores", "env", "domain", ...BELOW_DOMAIN],
    reason: "the composition root turns bindings into ports, and says what follows a change",
  },
  objects: {
    at: "durable-objects/",
    uses: ENTRY_POINT,
    reason: "an object owns its state and is called through its port",
  },
  jobs: { at: "src/jobs/", uses: ENTRY_POINT, reason: "a job is an entry point that the clock calls" },
  queues: {
    at: "queues/",
    uses: ENTRY_POINT,
    reason: "a consumer calls verbs: it is an entry point, not a place for rules",
  },
  contract: {
    at: "src/contract/",
    uses: ENTRY_POINT,
    reason: "the contract serves any declared route, so it knows none",
  },
  documentation: {
    at: "src/documentation/",
    uses: ["contract", "domain", "db", "ports", "errors", "vocabulary", "lib"],
    reason: "documentation is below the routes, each of which names the type of its answer",
  },
  middleware: {
    at: "src/middleware/",
    uses: ["contract", ...ENTRY_POINT],
    reason: "middleware runs around every route, so it knows none",
  },
  routes: {
    at: "src/routes/",
    uses: ["documentation", "contract", "context", ...VERBS],
    reason: "a route declares and calls one verb; storing is the verb's job",
  },
  backofficeEntry: {
    at: "src/backoffice/index.ts",
    uses: ["backofficeEndpoints", "backoffice", "contract", "lib"],
    reason: "the entry point of the platform side serves what is declared",
  },
  backofficeEndpoints: {
    at: "src/backoffice/endpoints.ts",
    uses: ["backoffice", "dashboard", "operator"],
    reason: "the contents of the platform side: declarations and nothing else",
  },
  backoffice: {
    at: "src/backoffice/",
    uses: ["documentation", "contract", "routes", "jobs", ...ENTRY_POINT],
    reason: "what all operations of the platform side share knows none of them",
  },
  dashboard: {
    at: "src/dashboard/",
    uses: ["documentation", "contract", "routes", "backoffice", ...ENTRY_POINT],
    reason: "what members may do is an entry point like the routes, and knows nothing of operators",
  },
  operator: {
    at: "src/operator/",
    uses: ["documentation", "contract", "routes", "jobs", "backoffice", "dashboard", ...ENTRY_POINT],
    reason: "what operators may do is an entry point like the routes, in front of the same verbs",
  },
  sandbox: {
    at: "src/sandbox/",
    uses: ["documentation", "contract", "backoffice", "dashboard", ...ENTRY_POINT],
    reason: "a sandbox's key is an entry point to verbs of the platform side, for its own account alone",
  },
  panel: {
    at: "src/panel/",
    uses: ["contract", "backoffice", "backofficeEndpoints", "routes", ...ENTRY_POINT],
    reason: "the dashboard's entry point runs before the declarations of both sides",
  },
  docs: {
    at: "src/docs/",
    uses: [
      "documentation",
      "contract",
      "routes",
      "backoffice",
      "backofficeEndpoints",
      "sandbox",
      "env",
      ...VERBS,
    ],
    reason: "documentation is made of the declarations",
  },
  mcp: {
    at: "src/mcp/",
    uses: ["contract", "routes", "docs", "middleware", ...ENTRY_POINT],
    reason: "an agent's tools are the declared routes, and the routes know nothing of agents",
  },
  parts: {
    at: "src/parts/",
    uses: [
      "routes",
      "backofficeEntry",
      "backoffice",
      "sandbox",
      "mcp",
      "panel",
      "queues",
      "jobs",
      "contract",
    ],
    reason: "a part is what a first call loads: entry points, and no code of its own",
  },
  dashboardApi: {
    at: "src/dashboard-api.ts",
    uses: ["parts", "panel", "services", "ports"],
    reason: "the dashboard's entry point loads its part with the first call",
  },
  app: {
    at: "src/app.ts",
    uses: ["parts", "routes", "docs", "mcp", "middleware", "contract", "errors"],
    reason: "the application mounts the entry points and holds no logic",
  },
  edge: {
    at: "src/edge/",
    uses: ["app", "contract", "ports", "lib"],
    reason: "the edge router chooses where a request is answered, and answers none",
  },
  alarms: {
    at: "src/alarms/",
    uses: ["ports", "outbound", "lib"],
    reason: "the alarms know only points and outgoing requests",
  },
  probe: {
    at: "src/probe/",
    uses: ["alarms", "outbound", "lib"],
    reason: "the probe knows the service as an integrator does, from outside",
  },
  objectsEntry: {
    at: "src/objects/",
    uses: ["objects", "env", "lib"],
    reason: "the Worker of gates and logs has their classes and nothing else",
  },
  boards: {
    at: "src/boards/",
    uses: ["objects", "env", "lib"],
    reason: "the Worker of boards has their class and nothing else",
  },
  relay: {
    at: "src/relay.ts",
    uses: ["app", "parts", "queues", "lib"],
    reason: "a call moved near the databases works as it would anywhere",
  },
  backups: {
    at: "src/backups/",
    uses: ["stores", "env", "domain", ...BELOW_DOMAIN],
    reason: "the Worker of backups reaches stored data, and no entry point",
  },
  index: {
    at: "src/index.ts",
    uses: ["relay", "dashboardApi", "edge", "env", "lib"],
    reason: "the entry hands each event of the platform to its entry point",
  },
  local: {
    at: "src/local.ts",
    uses: ["index", "objects", "backups"],
    reason: "a developer's machine runs in one Worker what is deployed as four",
  },
};

/** What both audiences' pages are made of. */
const PAGE_PARTS = ["resources", "kit", "api", "body", "context"];

/** The dashboard's Worker: a folder is an audience or a thing, never a kind. */
export const PANEL_LAYERS: Readonly<Record<string, Layer>> = {
  operatorSettings: {
    at: "panel/src/operator-settings.ts",
    uses: [],
    reason: "settings are read before anything else exists",
  },
  settings: {
    at: "panel/src/settings.ts",
    uses: ["operatorSettings"],
    reason: "settings are read before anything else exists",
  },
  context: {
    at: "panel/src/context.ts",
    uses: ["settings"],
    reason: "what a page receives says nothing about any page",
  },
  host: {
    at: "panel/src/is-console.ts",
    uses: ["context"],
    reason: "which host was asked is known before any page",
  },
  pagePath: {
    at: "panel/src/page-path.ts",
    uses: ["context"],
    reason: "the path of a page is known before the page",
  },
  guard: {
    at: "panel/src/guard.ts",
    uses: ["context", "host"],
    reason: "the guard runs before every page, so it knows none",
  },
  marks: {
    at: "panel/src/label-marks.ts",
    uses: [],
    reason: "a label's mark knows neither who writes it nor who draws it",
  },
  kit: { at: "panel/src/kit/", uses: ["context", "marks"], reason: "the kit knows no resource and no role" },
  api: { at: "panel/src/api/", uses: ["context", "marks"], reason: "the client of the API draws nothing" },
  body: {
    at: "panel/src/body.ts",
    uses: ["api", "context"],
    reason: "a sent body is read before a page sees it",
  },
  resources: {
    at: "panel/src/resources/",
    uses: ["kit", "api", "context"],
    reason: "what both audiences see of a resource knows neither audience",
  },
  signIn: {
    at: "panel/src/sign-in/",
    uses: [...PAGE_PARTS, "settings"],
    reason: "who somebody is must be known before what they may see",
  },
  draft: {
    at: "panel/src/draft/",
    uses: [...PAGE_PARTS, "signIn", "host"],
    reason: "a form that waits knows where it is sent, and nothing of its resource",
  },
  trouble: {
    at: "panel/src/trouble/",
    uses: [...PAGE_PARTS, "signIn", "draft", "host"],
    reason: "the failure page belongs to no audience",
  },
  account: {
    at: "panel/src/account/",
    uses: [...PAGE_PARTS, "signIn", "trouble", "draft"],
    reason: "what members see knows nothing of operators",
  },
  operator: {
    at: "panel/src/operator/",
    uses: [...PAGE_PARTS, "signIn", "trouble", "draft", "host", "settings", "operatorSettings"],
    reason: "what operators see knows nothing of the members' pages: share it in resources",
  },
  local: {
    at: "panel/src/local/",
    uses: [...PAGE_PARTS, "signIn", "trouble", "operator"],
    reason: "a developer's machine signs in both audiences",
  },
  app: {
    at: "panel/src/app.ts",
    uses: [
      "local",
      "operator",
      "account",
      "trouble",
      "draft",
      "signIn",
      "guard",
      "pagePath",
      "context",
      "settings",
    ],
    reason: "the application mounts the pages and holds none",
  },
  index: {
    at: "panel/src/index.ts",
    uses: ["app", "signIn", "settings"],
    reason: "the entry hands each event of the platform to its module",
  },
  tokens: {
    at: "panel/src/tokens.ts",
    uses: ["signIn", "settings"],
    reason: "the Worker that opens tokens has their entry point and nothing else",
  },
};
