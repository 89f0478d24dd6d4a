import { resolve } from "node:path";
import process from "node:process";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { kCurrentWorker } from "miniflare";
import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { parseCLI } from "vitest/node";
import { catalogParts } from "./scripts/migrate/catalog.ts";
import { catalogFile } from "./scripts/migrate/files.ts";
import LongestFirst from "./test/runner/longest-first.ts";
import ProgressReporter from "./test/runner/progress-reporter.ts";
import { filesOf, type ProjectName } from "./test/runner/projects.ts";
import { storeInMemory } from "./test/runner/storage.ts";

storeInMemory();

/** The whole environment of the tests, so that none depends on a developer's own. */
const SETTINGS = {
  ENVIRONMENT: "local",
  PUBLIC_URL: "http://api.test",
  PANEL_URL: "http://localhost:8788",
  PHOTOS_URL: "",
  STATUS_URL: "https://status.example.com",
  SECURITY_CONTACT: "mailto:security@example.com",
  MAIL_FROM: "avisos@example.com",
  KEY_SECRET: "test-key-secret-0123456789",
  CURSOR_SECRET: "test-cursor-secret-0123456789",
  BACKOFFICE_TOKEN: "test-backoffice-token",
  IDENTITY_SECRET: "test-identity-secret-0123456789",
  ALLOW_PRIVATE_TARGETS: "true",
};

/**
 * Empty databases in addition to the service's, for tests that need several shards or nobody else's rows: no test
 * finds what another one has left there.
 */
const SPARE_DATABASES = [
  "SPARE_BACKUPS",
  "SPARE_BOARDS",
  "SPARE_CATALOG",
  "SPARE_CROWD_A",
  "SPARE_CROWD_B",
  "SPARE_DEMAND_A",
  "SPARE_DEMAND_B",
  "SPARE_DUE",
  "SPARE_LAUNCHES_A",
  "SPARE_LAUNCHES_B",
  "SPARE_NEIGHBORHOODS_A",
  "SPARE_NEIGHBORHOODS_B",
  "SPARE_ONE_ACCOUNT",
  "SPARE_PANEL",
  "SPARE_RADAR",
  "SPARE_SHARD",
  "SPARE_TEXTS",
];

/** Nothing leaves this machine: a request that no test answers itself finds the outside world down. */
const nothingOutside = () => new Response("no network in tests", { status: 502 });

/** The statements that fill a database with the catalog of neighborhoods, once it has every migration. */
const makeFills = () =>
  catalogParts(catalogFile()).map(({ fill: { sql, params } }) => ({ sql, params: [...params] }));
let made: ReturnType<typeof makeFills> | undefined;
const fills = () => {
  made ??= makeFills();
  return made;
};

/** The aliases of wrangler.toml. */
const ALIAS = [
  { find: "@modelcontextprotocol/server/_shims", replacement: resolve("src/mcp/library-shims.ts") },
  { find: "entities/decode", replacement: resolve("src/lib/entities/decoder.ts") },
  { find: /^zod$/, replacement: resolve("src/contract/wrapper-zod.ts") },
];

/** A project that extended this file would load it again. */
const OWN = { extends: false, resolve: { alias: ALIAS } } as const;

/** The settings that all projects share. */
const ALIKE: TestProjectInlineConfiguration["test"] = {
  // Modules are loaded once for all files of a worker.
  isolate: false,
  maxWorkers: 2,
  // Generous, to end only what hangs: no machine is too slow to pass.
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // Not in node_modules, which `npm ci` empties.
  fsModuleCachePath: ".cache/modules",
  // What a test logs is shown when it fails: see test/support/logs.ts.
  disableConsoleIntercept: true,
};

/** Tests on the real platform of miniflare: workerd with its D1, Durable Objects, Queues and R2. */
const onPlatform = (test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration => ({
  ...OWN,
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: "./wrangler.toml" },
      // Faults that tests provoke reach their callers; the runtime need not print each of them too.
      verbose: false,
      miniflare: {
        compatibilityFlags: ["service_binding_extra_handlers"],
        outboundService: nothingOutside,
        d1Databases: SPARE_DATABASES,
        r2Buckets: ["EXPORTS"],
        // A test that needs these tokens answers for their issuer.
        serviceBindings: { TOKENS: nothingOutside, SELF: kCurrentWorker },
        bindings: {
          ...SETTINGS,
          CROWD: process.env.CROWD ?? "",
          FAULTS: process.env.FAULTS ?? "",
          TEST_MIGRATIONS: await readD1Migrations("migrations"),
          TEST_CATALOG: fills(),
          TEST_PANEL_MIGRATIONS: await readD1Migrations("panel/migrations"),
        },
      },
    })),
  ],
  test: {
    ...ALIKE,
    setupFiles: ["test/setup.ts", "test/setup-platform.ts"],
    ...test,
  },
});

/** Tests that need no platform. */
const inNode = (test: TestProjectInlineConfiguration["test"]): TestProjectInlineConfiguration => ({
  ...OWN,
  test: {
    ...ALIKE,
    setupFiles: ["test/setup.ts", "test/setup-node.ts"],
    pool: "forks",
    // Aliases apply only to modules that are not left to Node.
    server: { deps: { inline: ["htmlparser2"] } },
    // workerd has them already: toHex, fromBase64.
    execArgv: ["--js-base-64"],
    ...test,
  },
});

const PROJECTS: Readonly<Record<ProjectName, TestProjectInlineConfiguration>> = {
  rules: inNode({
    name: "rules",
    include: filesOf("rules"),
    sequence: { groupOrder: 1 },
  }),
  "long-rules": inNode({
    name: "long-rules",
    include: filesOf("long-rules"),
    sequence: { groupOrder: 1 },
  }),
  service: onPlatform({
    name: "service",
    include: filesOf("service"),
    sequence: { groupOrder: 2 },
  }),
  long: onPlatform({
    name: "long",
    include: filesOf("long"),
    sequence: { groupOrder: 2 },
  }),
  slow: onPlatform({
    name: "slow",
    include: filesOf("slow"),
    // Boards and queues go on working after the last test of a file: the next one must not find their work.
    isolate: true,
    sequence: { groupOrder: 3 },
  }),
  faults: onPlatform({
    name: "faults",
    include: filesOf("faults"),
    // Scheduled jobs look through everything that is stored.
    isolate: true,
    testTimeout: 120_000,
    sequence: { groupOrder: 4 },
  }),
};

/** What `npm test` runs when nobody names a file or a project; `.ci/run` runs the others too. */
const UNASKED = ["rules", "service"];

const asked = parseCLI(["vitest", ...process.argv.slice(2)]);
const isNamed = asked.filter.length > 0 || asked.options.project !== undefined;

export default defineConfig({
  resolve: { alias: ALIAS },
  test: {
    projects: Object.entries(PROJECTS)
      .filter(([name]) => isNamed || UNASKED.includes(name))
      .map(([, project]) => project),
    reporters: [new ProgressReporter()],
    sequence: { sequencer: LongestFirst },
    globalSetup: ["test/runner/build-documents.ts", "test/fuzz/choose-seed.ts"],
  },
});
