import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-pool-workers";
import { defineConfig } from "vitest/config";

/** The whole environment of the tests, so that none depends on `.dev.vars`. */
const SETTINGS = {
  ENVIRONMENT: "local",
  PUBLIC_URL: "http://api.test",
  MAIL_FROM: "avisos@api.test",
  KEY_SECRET: "test-key-secret-0123456789",
  CURSOR_SECRET: "test-cursor-secret-0123456789",
  BACKOFFICE_TOKEN: "test-backoffice-token",
  ALLOW_PRIVATE_TARGETS: "true",
};

export default defineConfig({
  plugins: [
    cloudflareTest(async () => ({
      wrangler: { configPath: "./wrangler.toml" },
      miniflare: {
        compatibilityFlags: ["service_binding_extra_handlers"],
        bindings: { ...SETTINGS, TEST_MIGRATIONS: await readD1Migrations("migrations") },
      },
    })),
  ],
  test: {
    isolate: false,
    maxWorkers: 1,
    include: ["test/**/*.test.ts"],
    setupFiles: ["test/setup.ts"],
  },
});
