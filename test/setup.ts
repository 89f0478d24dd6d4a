import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { afterEach, vi } from "vitest";

// Applied once; every later file finds them there. Nothing is reset: each test makes its own account.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

// Here and not where something is stood in for: modules are loaded once for all files, this one for each of them.
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});
