import { applyD1Migrations } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";
import { Patience } from "../src/db/background.ts";
import { loadProtocol } from "../src/mcp/load-protocol.ts";
import { loadOnce } from "./support/load-once.ts";

loadOnce();

// Applied once; every later file finds them there. Nothing is reset: each test makes its own account.
await applyD1Migrations(env.DB, env.TEST_MIGRATIONS);

// The bundle of a deployment has it in itself; here a call would have to fetch it, and calls share no fetching.
await loadProtocol();

// To background work a busy machine looks like a busy database: no test rests for it, but those of the rests.
beforeEach(() => {
  vi.spyOn(Patience.prototype, "spend").mockReturnValue(0);
});
