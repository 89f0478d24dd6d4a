import { describe, expect, it } from "vitest";
import { importsOf, isService, places, SOURCES, type Source, sourceOf } from "./sources.ts";

interface Layer {
  readonly files: RegExp;
  /** Layers it may import besides itself. */
  readonly uses: readonly string[];
  readonly reason: string;
}

const BELOW_DOMAIN = ["db", "port", "errors", "outbound", "vocabulary", "lib"];

/** First match wins. Direction: index → app → routes → domain → db (design, "Layout"). */
const LAYERS: Readonly<Record<string, Layer>> = {
  vocabulary: {
    files: /^src\/domain\/(value-lists|permissions)\.ts$/,
    uses: [],
    reason: "value lists are words: every layer may say them, and they need nothing",
  },
  port: {
    files: /^durable-objects\/.*\bport\.ts$/,
    uses: ["vocabulary", "errors", "lib"],
    reason: "a port is what callers see of an object: types and nothing that runs",
  },
  lib: { files: /^src\/lib\//, uses: [], reason: "lib is pure and imports nothing of ours" },
  errors: { files: /^src\/errors\//, uses: ["lib"], reason: "the catalogue is data about answers" },
  outbound: { files: /^src\/outbound\//, uses: ["lib"], reason: "the way out knows no business" },
  db: {
    files: /^src\/db\//,
    uses: ["vocabulary", "errors", "lib"],
    reason: "the database layer knows tables and commits, not the business on them",
  },
  domain: {
    files: /^src\/domain\//,
    uses: BELOW_DOMAIN,
    reason: "a verb sees ports only: many doors call it, so it knows none of them",
  },
  env: { files: /^src\/env\.ts$/, uses: [], reason: "settings are read before anything else stands" },
  services: {
    files: /^src\/services\.ts$/,
    uses: ["env", "domain", "photos", ...BELOW_DOMAIN],
    reason: "the composition root turns bindings into ports",
  },
  contract: {
    files: /^src\/contract\//,
    uses: ["services", "env", "domain", ...BELOW_DOMAIN],
    reason: "the contract serves any declared route, so it knows none",
  },
  routes: {
    files: /^src\/routes\//,
    uses: ["contract", "domain", "port", "errors", "vocabulary", "lib"],
    reason: "a route declares and calls one verb; what is stored is the verb's affair",
  },
  backoffice: {
    files: /^src\/backoffice\//,
    uses: ["contract", "routes", "services", "env", "domain", ...BELOW_DOMAIN],
    reason: "the platform side is a door like the routes, in front of the same verbs",
  },
  mcp: {
    files: /^src\/mcp\//,
    uses: ["contract", "routes", "services", "env", "domain", ...BELOW_DOMAIN],
    reason: "the tools are a door like the routes, in front of the same verbs",
  },
  photos: {
    files: /^src\/photos\//,
    uses: ["contract", "domain", "errors", "lib"],
    reason: "photos are served from R2 and asked of nothing else",
  },
  middleware: {
    files: /^src\/middleware\//,
    uses: ["contract", "services", ...BELOW_DOMAIN],
    reason: "middleware stands around every route, so it knows none",
  },
  docs: {
    files: /^src\/docs\//,
    uses: ["contract", "routes", "backoffice", "env", "domain", "errors", "vocabulary", "lib"],
    reason: "documentation is made of the declarations",
  },
  queues: {
    files: /^queues\//,
    uses: ["services", "domain", ...BELOW_DOMAIN],
    reason: "a consumer calls verbs: it is a door, not a place for rules",
  },
  objects: {
    files: /^durable-objects\//,
    uses: ["queues", "env", "domain", ...BELOW_DOMAIN],
    reason: "an object owns its state and is called through its port",
  },
  entry: {
    files: /^src\/(index|app|scheduled)\.ts$/,
    uses: [
      ...["objects", "queues", "routes", "backoffice", "mcp", "docs", "photos", "middleware", "contract"],
      ...["services", "env", "errors", "lib"],
    ],
    reason: "the entry mounts the doors and holds no logic",
  },
};

const layerOf = (path: string): string | undefined =>
  Object.entries(LAYERS).find(([, { files }]) => files.test(path))?.[0];

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

  it.each(Object.keys(LAYERS))("of layer %s go down only", (layer) => {
    const own = service.filter(({ path }) => layerOf(path) === layer);
    expect(own.flatMap(violationsOf)).toEqual([]);
  });

  it("are written with their extension and point at something", () => {
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

describe("a planted violation", () => {
  it.each([
    ["src/lib/x.ts", "src/errors/catalogue.ts", 'import { ERRORS } from "../errors/catalogue.ts";'],
    ["src/db/x.ts", "src/domain/scope.ts", 'import type { ReadScope } from "../domain/scope.ts";'],
    ["src/domain/a/x.ts", "src/contract/query.ts", 'import { timeOf } from "../../contract/query.ts";'],
    ["src/routes/a/x.ts", "src/db/commit.ts", 'export {\n  commit,\n} from "../../db/commit.ts";'],
    ["src/contract/x.ts", "src/routes/index.ts", 'const late = await import("../routes/index.ts");'],
    ["queues/a/x.ts", "src/routes/index.ts", 'import "../../src/routes/index.ts";'],
  ])("in %s is noticed and explained", (path, target, text) => {
    expect(violationsOf(sourceOf(path, text))).toEqual([
      expect.stringMatching(new RegExp(`^${path} imports ${target}: .+`)),
    ]);
  });

  it("inside a comment or a sentence is none", () => {
    const text = '// import { a } from "../routes/index.ts"\nconst b = `from "../routes/index.ts`;';
    expect(violationsOf(sourceOf("src/domain/x.ts", text))).toEqual([]);
  });
});

describe("the domain", () => {
  const domain = service.filter(({ path }) => layerOf(path) === "domain" || layerOf(path) === "vocabulary");

  it("knows no web framework", () => {
    const found = domain.flatMap((source) =>
      importsOf(source)
        .filter((target) => /^(@?hono\b|@hono\/)/.test(target))
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
    /^src\/(env|services|index|scheduled)\.ts$/,
    /^src\/db\/shards\.ts$/,
    /^durable-objects\/[\w-]+\/object\.ts$/,
    /^queues\/(index|dispatch)\.ts$/,
  ];

  it("are read by the composition root and the entry points alone", () => {
    const others = service.filter(({ path }) => !READERS.some((reader) => reader.test(path)));
    const found = others.flatMap((source) => places(source, /\benv\.[A-Z][A-Z_]+\b|\bc\.env\.\w/));
    expect(found, "src/services.ts turns bindings into ports; take the port").toEqual([]);
  });

  it("are imported by nobody but the entry", () => {
    const found = service
      .filter(({ path }) => path !== "src/index.ts")
      .flatMap((source) =>
        places(source, /import \{[^}]*\benv\b[^}]*\} from "cloudflare:workers"/, "uncommented"),
      );
    expect(found).toEqual([]);
  });
});
