import { describe, expect, it } from "vitest";
import { importsOf, isPanel, isService, places, SOURCES, type Source, sourceOf } from "./sources.ts";

interface Layer {
  /** A folder, with a trailing slash, or a file. */
  readonly at: string;
  /** Layers it may import besides itself. */
  readonly uses: readonly string[];
  readonly reason: string;
}

/** Everything below the domain. */
const BELOW_DOMAIN = ["db", "ports", "errors", "outbound", "vocabulary", "lib", "context"];
/** What an entry point sees: verbs, their inputs and the ports. */
const DOOR = ["services", "env", "domain", ...BELOW_DOMAIN];
/** Verbs, and the words that they are asked and answered in. */
const VERBS = ["domain", "ports", "errors", "vocabulary", "lib"];

/** A layer is a folder or a file. Imports go index → app → entry points → domain → db; the lowest layer comes first. */
const LAYERS: Readonly<Record<string, Layer>> = {
  lib: { at: "src/lib/", uses: [], reason: "lib is pure and imports nothing of ours" },
  vocabulary: {
    at: "src/vocabulary/",
    uses: ["lib"],
    reason: "the words of the API: every layer may say them, and they need nothing",
  },
  errors: { at: "src/errors/", uses: ["vocabulary", "lib"], reason: "the catalogue is data about answers" },
  ports: {
    at: "src/ports/",
    uses: ["vocabulary", "errors", "lib"],
    reason: "a port is what callers see of an object, a queue or a store: nothing that does work",
  },
  outbound: { at: "src/outbound/", uses: ["vocabulary", "lib"], reason: "the way out knows no business" },
  db: {
    at: "src/db/",
    uses: ["vocabulary", "ports", "errors", "lib"],
    reason: "the database layer knows tables and commits, not the business on them",
  },
  context: {
    at: "src/call-context.ts",
    uses: ["db", "vocabulary", "lib"],
    reason: "what a verb receives says nothing of who calls it",
  },
  domain: {
    at: "src/domain/",
    uses: BELOW_DOMAIN,
    reason: "a verb sees ports only: many doors call it, so it knows none of them",
  },
  env: { at: "src/env.ts", uses: ["lib"], reason: "settings are read before anything else stands" },
  services: {
    at: "src/services.ts",
    uses: ["env", "domain", ...BELOW_DOMAIN],
    reason: "the composition root turns bindings into ports, and says what follows a change",
  },
  objects: {
    at: "durable-objects/",
    uses: DOOR,
    reason: "an object owns its state and is called through its port",
  },
  jobs: { at: "src/jobs/", uses: DOOR, reason: "a job is a door that the clock opens" },
  queues: {
    at: "queues/",
    uses: DOOR,
    reason: "a consumer calls verbs: it is a door, not a place for rules",
  },
  contract: {
    at: "src/contract/",
    uses: DOOR,
    reason: "the contract serves any declared route, so it knows none",
  },
  words: {
    at: "src/words/",
    uses: ["contract", "domain", "db", "ports", "errors", "vocabulary", "lib"],
    reason: "words are below the routes, each of which names the type of its answer",
  },
  middleware: {
    at: "src/middleware/",
    uses: ["contract", ...DOOR],
    reason: "middleware stands around every route, so it knows none",
  },
  routes: {
    at: "src/routes/",
    uses: ["words", "contract", "context", ...VERBS],
    reason: "a route declares and calls one verb; what is stored is the verb's affair",
  },
  backoffice: {
    at: "src/backoffice/",
    uses: ["words", "contract", "routes", "jobs", ...DOOR],
    reason: "the platform side is a door like the routes, in front of the same verbs",
  },
  sandbox: {
    at: "src/sandbox/",
    uses: ["words", "contract", "backoffice", ...DOOR],
    reason: "a sandbox's key is a door to verbs of the platform side, for its own account alone",
  },
  panel: {
    at: "src/panel/",
    uses: ["contract", "backoffice", "routes", ...DOOR],
    reason: "the dashboard's door stands before the declarations of both sides",
  },
  docs: {
    at: "src/docs/",
    uses: ["words", "contract", "routes", "backoffice", "sandbox", "env", ...VERBS],
    reason: "documentation is made of the declarations",
  },
  mcp: {
    at: "src/mcp/",
    uses: ["contract", "routes", "docs", "middleware", ...DOOR],
    reason: "an agent's tools are the declared routes, and the routes know nothing of agents",
  },
  app: {
    at: "src/app.ts",
    uses: ["routes", "backoffice", "sandbox", "docs", "mcp", "middleware", "contract", "errors", "lib"],
    reason: "the application mounts the doors and holds no logic",
  },
  front: {
    at: "src/front/",
    uses: ["app", "contract", "ports", "lib"],
    reason: "the front chooses where a request is answered, and answers none",
  },
  index: {
    at: "src/index.ts",
    uses: ["app", "objects", "queues", "jobs", "panel", "front", "env"],
    reason: "the entry hands each event of the platform to its door",
  },
};

const layerOf = (path: string): string | undefined =>
  Object.entries(LAYERS).find(([, { at }]) => (at.endsWith("/") ? path.startsWith(at) : path === at))?.[0];

const service = SOURCES.filter(isService);

const isOurs = (target: string): boolean => /^(src|durable-objects|queues|test|scripts)\//.test(target);

const violationsOf = (source: Source): string[] => {
  const layer = layerOf(source.path)!;
  const { uses, reason } = LAYERS[layer]!;
  return importsOf(source)
    .filter(isOurs)
    .filter((target) => {
      const other = layerOf(target);
      return other !== layer && !(other !== undefined && uses.includes(other));
    })
    .map((target) => `${source.path} imports ${target}: ${reason}`);
};

describe("imports", () => {
  it("give every module of the service a layer", () => {
    expect(service.filter(({ path }) => layerOf(path) === undefined).map(({ path }) => path)).toEqual([]);
  });

  it.each(Object.keys(LAYERS))("of layer %s only go down", (layer) => {
    const own = service.filter(({ path }) => layerOf(path) === layer);
    expect(own.flatMap(violationsOf)).toEqual([]);
  });

  it("have their extension and lead to a file", () => {
    const known = new Set(SOURCES.map(({ path }) => path));
    const lost = service.flatMap((source) =>
      importsOf(source)
        .filter((target) => isOurs(target) && target.endsWith(".ts") && !known.has(target))
        .map((target) => `${source.path} imports ${target}, which is not there`),
    );
    const bare = service.flatMap((source) =>
      importsOf(source)
        .filter((target) => isOurs(target) && !/\.(ts|json|txt)$/.test(target))
        .map((target) => `${source.path} imports ${target} without an extension`),
    );
    expect([...lost, ...bare]).toEqual([]);
  });

  it("never reach into tests or scripts", () => {
    const reaching = service.flatMap((source) =>
      importsOf(source).filter((target) => /^(test|scripts|bench)\//.test(target)),
    );
    expect(reaching).toEqual([]);
  });
});

/** What the dashboard's Worker loads of the API's: words, and nothing that decides. */
const PANEL_LOADS = /^(panel\/src\/|src\/(lib|vocabulary|errors|ports|outbound)\/)/;

describe("the dashboard's Worker", () => {
  it("loads of the service what knows no rule and no table, and nobody loads of it", () => {
    const ours = /^(panel|src|durable-objects|queues|test|scripts|bench)\//;
    const reaching = SOURCES.filter(isPanel).flatMap((source) =>
      loadsOf(source)
        .filter((target) => ours.test(target) && !PANEL_LOADS.test(target))
        .map((target) => `${source.path} loads ${target}`),
    );
    const reached = service.filter((source) =>
      importsOf(source).some((target) => target.startsWith("panel/")),
    );
    expect([...reaching, ...reached.map(({ path }) => path)]).toEqual([]);
  });
});

/** A type-only import loads nothing. */
const loadsOf = (source: Source): string[] =>
  importsOf({ ...source, uncommented: source.uncommented.replace(/\bimport type\b[^;]*;/g, "") });

/** Every module that loading this one loads. */
const reachedFrom = (path: string, reached = new Set<string>()): Set<string> => {
  if (reached.has(path)) return reached;
  reached.add(path);
  const source = SOURCES.find((one) => one.path === path);
  for (const target of source ? loadsOf(source) : []) reachedFrom(target, reached);
  return reached;
};

describe("what is deployed", () => {
  const loaded = [...reachedFrom("src/index.ts")];

  it("loads none of the words, nor what builds documents of them", () => {
    const building = /^src\/(words\/|docs\/(built|document|texts)\.ts|mcp\/tools\/input-schema\.ts)/;
    expect(loaded.filter((path) => building.test(path))).toEqual([]);
    expect(loaded).toContain("src/docs/documents.ts");
    const built = [...reachedFrom("src/docs/built.ts")];
    expect(built).toEqual(expect.arrayContaining(["src/words/leads.ts", "src/words/schemas/launches.ts"]));
  });
});

describe("a planted violation", () => {
  it.each([
    ["src/lib/x.ts", "src/errors/catalogue.ts", 'import { ERRORS } from "../errors/catalogue.ts";'],
    ["src/db/x.ts", "src/domain/platform.ts", 'import type { Platform } from "../domain/platform.ts";'],
    ["src/domain/a/x.ts", "src/contract/query.ts", 'import { timeOf } from "../../contract/query.ts";'],
    ["src/routes/a/x.ts", "src/db/commit.ts", 'export {\n  commit,\n} from "../../db/commit.ts";'],
    ["src/contract/x.ts", "src/routes/index.ts", 'const late = await import("../routes/index.ts");'],
    ["queues/a/x.ts", "src/routes/index.ts", 'import "../../src/routes/index.ts";'],
  ])("in %s is noticed and explained", (path, target, text) => {
    expect(violationsOf(sourceOf(path, text))).toEqual([
      expect.stringMatching(new RegExp(`^${path} imports ${target}: .+`)),
    ]);
  });

  it("inside a comment or a sentence is not one", () => {
    const text = '// import { a } from "../routes/index.ts"\nconst b = `from "../routes/index.ts`;';
    expect(violationsOf(sourceOf("src/domain/x.ts", text))).toEqual([]);
  });
});

describe("zod", () => {
  it("is imported as a namespace, so that only the used part is bundled", () => {
    const pattern = /import (type )?\{[^}]*\} from "zod"/;
    expect(service.flatMap((source) => places(source, pattern))).toEqual([]);
  });
});

describe("the domain", () => {
  const domain = service.filter(({ path }) => layerOf(path) === "domain" || layerOf(path) === "vocabulary");

  it("imports no web framework", () => {
    const found = domain.flatMap((source) =>
      importsOf(source)
        .filter((target) => /^(hono\b|@hono\/)/.test(target))
        .map((target) => `${source.path} imports ${target}: verbs serve queues and tools too`),
    );
    expect(found).toEqual([]);
  });

  it.each([
    ["requests and responses", /\b(Response|Request|Headers)\b(?!\w)/],
    ["status codes", /\b(status|statusCode|httpStatus)\b\s*(:|===?|!==?|<|>=?)\s*[1-5]\d\d\b/],
    ["the machine's clock", /\bDate\.now\(|\bnew Date\(\)/],
    ["bindings", /\bEnv\b|\benv\./],
  ])("says nothing of %s", (_, pattern) => {
    expect(domain.flatMap((source) => places(source, pattern))).toEqual([]);
  });
});

describe("bindings", () => {
  const READERS = [
    /^src\/(env|services|index|jobs\/scheduled)\.ts$/,
    /^src\/db\/shards\.ts$/,
    /^durable-objects\/[\w-]+\/object\.ts$/,
    /^queues\/index\.ts$/,
  ];

  it("are read only by the composition root and the entry points", () => {
    const others = service.filter(({ path }) => !READERS.some((reader) => reader.test(path)));
    const found = others.flatMap((source) => places(source, /\benv\.[A-Z][A-Z_]+\b|\bc\.env\.\w/));
    expect(found, "src/services.ts turns bindings into ports; take the port").toEqual([]);
  });

  it("are imported only by the entry", () => {
    const found = service
      .filter(({ path }) => path !== "src/index.ts")
      .flatMap((source) =>
        places(source, /import \{[^}]*\benv\b[^}]*\} from "cloudflare:workers"/, "uncommented"),
      );
    expect(found).toEqual([]);
  });
});
