import { execFileSync } from "node:child_process";
import { resolve } from "node:path";
import process from "node:process";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";
import type { InlineConfig } from "vitest/node";

/** The whole environment of the tests, so that none depends on `.dev.vars`. */
const SETTINGS = {
  ENVIRONMENT: "local",
  PUBLIC_URL: "http://api.test",
  MAIL_FROM: "avisos@api.test",
  KEY_SECRET: "test-key-secret-0123456789",
  CURSOR_SECRET: "test-cursor-secret-0123456789",
  BACKOFFICE_TOKEN: "test-backoffice-token",
  IDENTITY_SECRET: "test-identity-secret-0123456789",
  ALLOW_PRIVATE_TARGETS: "true",
};

/**
 * Empty ones beside that of the service, for tests that need several shards or nobody else's rows: what one of them
 * leaves there, no other finds.
 */
const SPARE_DATABASES = [
  "SPARE_BOARDS",
  "SPARE_CROWD_A",
  "SPARE_CROWD_B",
  "SPARE_DEMAND_A",
  "SPARE_DEMAND_B",
  "SPARE_LAUNCHES_A",
  "SPARE_LAUNCHES_B",
  "SPARE_RADAR",
  "SPARE_SHARD",
];

/** Nothing leaves this machine: a request that no test stands in for finds a world that is down. */
const nothingOutside = () => new Response("no network in tests", { status: 502 });

/** The documents that a deployment has beside the Worker: what is built and never kept. */
const buildDocuments = () =>
  execFileSync(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/documents.ts"], {
    stdio: "inherit",
  });

/** Tests on the real platform of miniflare; which ones, and how else they run, is the caller's. */
export const suite = (test: InlineConfig) =>
  defineConfig({
    // As wrangler.toml has it.
    resolve: {
      alias: { "@modelcontextprotocol/server/_shims": resolve("src/mcp/library-shims.ts") },
    },
    plugins: [
      cloudflareTest(async () => {
        buildDocuments();
        return {
          wrangler: { configPath: "./wrangler.toml" },
          // Faults that tests provoke reach their callers; the runtime need not print each of them too.
          verbose: false,
          miniflare: {
            compatibilityFlags: ["service_binding_extra_handlers"],
            outboundService: nothingOutside,
            d1Databases: SPARE_DATABASES,
            bindings: {
              ...SETTINGS,
              CROWD: process.env.CROWD ?? "",
              TEST_MIGRATIONS: await readD1Migrations("migrations"),
            },
          },
        };
      }),
    ],
    test: {
      setupFiles: ["test/setup.ts"],
      // What a test logs is shown when it fails: see test/support/logs.ts.
      disableConsoleIntercept: true,
      // Only what hangs ends by time: no machine is too slow to pass.
      testTimeout: 60_000,
      hookTimeout: 60_000,
      ...test,
    },
  });

export default suite({
  isolate: false,
  maxWorkers: 1,
  include: ["test/**/*.test.ts"],
  exclude: ["test/faults/**"],
  globalSetup: ["test/fuzz/choose-seed.ts"],
});
