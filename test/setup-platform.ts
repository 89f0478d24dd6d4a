import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";
import { Patience } from "../src/db/background.ts";
import { loadProtocol } from "../src/mcp/load-protocol.ts";
import { loadOnce } from "./support/load-once.ts";

loadOnce();

// Applied once for all files. Nothing is reset: each test creates its own account.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

// A deployment bundles it; here a call would have to load it, and calls cannot share a load.
await loadProtocol();

// Background work takes a busy machine for a busy database: no test pauses for it, except those of the pauses.
beforeEach(() => {
  vi.spyOn(Patience.prototype, "spend").mockReturnValue(0);
});
