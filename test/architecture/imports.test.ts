import { describe, expect, it } from "vitest";
import { LAYERS, type Layer, PANEL_LAYERS } from "./layers.ts";
import { importsOf, isPanel, isService, places, type Source, sourceOf } from "./source.ts";
import { SOURCES } from "./sources.ts";

type Layers = Readonly<Record<string, Layer>>;

const layerOf = (path: string, layers: Layers = LAYERS): string | undefined =>
  Object.entries(layers).find(([, { at }]) => (at.endsWith("/") ? path.startsWith(at) : path === at))?.[0];

const service = SOURCES.filter(isService);

const panel = SOURCES.filter(isPanel);

const isOurs = (target: string): boolean => /^(src|durable-objects|queues|test|scripts)\//.test(target);
const isOfPanel = (target: string): boolean => target.startsWith("panel/");

const violationsOf = (source: Source, layers: Layers = LAYERS, isInside = isOurs): string[] => {
  const layer = layerOf(source.path, layers)!;
  const { uses, reason } = layers[layer]!;
  return importsOf(source)
    .filter(isInside)
    .filter((target) => {
      const other = layerOf(target, layers);
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
    expect(own.flatMap((source) => violationsOf(source))).toEqual([]);
  });

  it("give every module of the dashboard a layer", () => {
    expect(panel.filter(({ path }) => !layerOf(path, PANEL_LAYERS)).map(({ path }) => path)).toEqual([]);
  });

  it.each(Object.keys(PANEL_LAYERS))("of the dashboard's layer %s only go down", (layer) => {
    const own = panel.filter(({ path }) => layerOf(path, PANEL_LAYERS) === layer);
    expect(own.length).toBeGreaterThan(0);
    expect(own.flatMap((source) => violationsOf(source, PANEL_LAYERS, isOfPanel))).toEqual([]);
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

/** What the dashboard's Worker may load of the API's code: words and how they are read, but no rules. */
const PANEL_LOADS = /^(panel\/src\/|src\/(lib|vocabulary|intake|errors|ports|outbound)\/)/;

describe("the dashboard's Worker", () => {
  it("loads only the service's code without rules and tables, and the service loads none of its code", () => {
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

/** Every module that is loaded with this module. */
const reachedFrom = (path: string, reached = new Set<string>()): Set<string> => {
  if (reached.has(path)) return reached;
  reached.add(path);
  const source = SOURCES.find((source) => source.path === path);
  for (const target of source ? loadsOf(source) : []) reachedFrom(target, reached);
  return reached;
};

describe("what is deployed", () => {
  const loaded = [...reachedFrom("src/index.ts")];

  it("loads no documentation, and nothing that builds documents from it", () => {
    const building = /^src\/(documentation\/|docs\/(built|document|texts)\.ts|mcp\/tools\/input-schema\.ts)/;
    expect(loaded.filter((path) => building.test(path))).toEqual([]);
    expect(loaded).toContain("src/docs/documents.ts");
    const built = [...reachedFrom("src/docs/built.ts")];
    expect(built).toEqual(
      expect.arrayContaining(["src/documentation/leads.ts", "src/documentation/schemas/launches.ts"]),
    );
  });

  it("leaves the boards' code to their own Worker, which loads no route and no consequence of a change", () => {
    const isBoards = (path: string) => path.startsWith("durable-objects/match-board/");
    expect(loaded.filter(isBoards)).toEqual([]);
    const own = [...reachedFrom("src/boards/index.ts")];
    expect(own.filter(isBoards).length).toBeGreaterThan(20);
    const others = /^src\/(services|domain\/consequences\/|routes\/|contract\/|outbound\/)/;
    expect(own.filter((path) => others.test(path))).toEqual([]);
  });

  it("leaves gates and logs to their own Worker, which loads no route, no documentation and no schema", () => {
    const isObject = (path: string) => /^durable-objects\/(account-gate|event-log|call-log)\//.test(path);
    expect(loaded.filter((path) => path.startsWith("durable-objects/"))).toEqual([]);
    const own = [...reachedFrom("src/objects/index.ts")];
    expect(own.filter(isObject).length).toBeGreaterThan(30);
    const others =
      /^(durable-objects\/match-board\/|src\/(services|domain\/consequences\/|routes\/|contract\/))/;
    expect(own.filter((path) => others.test(path))).toEqual([]);
  });

  it("leaves the backups to their own Worker, which loads no object, no route and no outgoing request", () => {
    const isBackups = (path: string) => path.startsWith("src/backups/");
    expect(loaded.filter(isBackups)).toEqual([]);
    const own = [...reachedFrom("src/backups/index.ts")];
    expect(own.filter(isBackups).length).toBeGreaterThan(7);
    const others =
      /^(durable-objects\/|queues\/|src\/(services|domain\/consequences\/|routes\/|contract\/|outbound\/))/;
    expect(own.filter((path) => others.test(path))).toEqual([]);
  });
});

describe("a planted violation", () => {
  it.each([
    ["src/lib/x.ts", "src/errors/catalog.ts", 'import { ERRORS } from "../errors/catalog.ts";'],
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

  it.each([
    ["panel/src/kit/x.tsx", "panel/src/account/texts.ts", 'import { ACCOUNT } from "../account/texts.ts";'],
    ["panel/src/operator/a/x.tsx", "panel/src/account/x.ts", 'import type { X } from "../../account/x.ts";'],
    ["panel/src/api/x.ts", "panel/src/kit/fields.tsx", 'import { textOf } from "../kit/fields.tsx";'],
  ])("of the dashboard in %s is noticed and explained", (path, target, text) => {
    expect(violationsOf(sourceOf(path, text), PANEL_LAYERS, isOfPanel)).toEqual([
      expect.stringMatching(new RegExp(`^${path} imports ${target}: .+`)),
    ]);
  });

  it("is not seen in a comment or a string", () => {
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
    /^src\/(env|services|stores|relay|local|jobs\/scheduled)\.ts$/,
    /^src\/db\/shards\.ts$/,
    /^src\/backups\/stores\.ts$/,
    /^durable-objects\/[\w-]+\/object\.ts$/,
    /^queues\/index\.ts$/,
  ];

  it("are read only by the composition root and the entry points", () => {
    const others = service.filter(({ path }) => !READERS.some((reader) => reader.test(path)));
    const found = others.flatMap((source) => places(source, /\benv\.[A-Z][A-Z_]+\b|\bc\.env\.\w/));
    expect(found, "src/services.ts turns bindings into ports: use the port").toEqual([]);
  });

  it("are imported only by the entries", () => {
    const found = service
      .filter(({ path }) => !/^src\/((backups|boards|objects)\/)?index\.ts$/.test(path))
      .flatMap((source) =>
        places(source, /import \{[^}]*\benv\b[^}]*\} from "cloudflare:workers"/, "uncommented"),
      );
    expect(found).toEqual([]);
  });
});
