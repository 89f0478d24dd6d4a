import { env } from "cloudflare:workers";
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { CallGatherer, CallTally } from "../src/contract/call-gatherer.ts";
import { Patience } from "../src/db/background.ts";
import { loadProtocol } from "../src/mcp/load-protocol.ts";
import { ceilings, refuseAsThePlatform } from "./platform/strict.ts";
import "./support/all-parts.ts";
import { loadOnce } from "./support/load-once.ts";
import { leaveNoMoves } from "./support/move.ts";
import { prepareDatabase } from "./support/prepare-database.ts";

loadOnce();

// Applied once for all files. Nothing is reset: each test creates its own account.
await prepareDatabase(env.DB);

// Modules are loaded once for all files of a worker, this one for each of them.
const { strictly } = globalThis as { strictly?: true };
if (!strictly) refuseAsThePlatform();
Object.assign(globalThis, { strictly: true });

beforeEach(({ task }) => {
  task.file.meta.largest = ceilings.largest;
});

// A refusal that the service survives still fails the test.
afterEach(() => {
  expect(ceilings.refused.splice(0)).toEqual([]);
});

// A deployment bundles it; here a call would have to load it, and calls cannot share a load.
await loadProtocol();

// Background work mistakes a busy machine for a busy database: only the tests of pauses pause for it.
beforeEach(() => {
  vi.spyOn(Patience.prototype, "spend").mockReturnValue(0);
});

// Calls are logged seconds later, when their test has ended: no test logs any, except those of the log.
const logNothing = (): void => {
  vi.spyOn(CallGatherer.prototype, "add").mockReturnValue(undefined);
  vi.spyOn(CallGatherer.prototype, "count").mockReturnValue(undefined);
  vi.spyOn(CallTally.prototype, "add").mockReturnValue(undefined);
};
// Work before the first test of a file would hold the tally for all of them.
beforeAll(logNothing);
beforeEach(logNothing);

// Movers go on for half a minute, and would be counted among the calls of the next file.
afterAll(leaveNoMoves);
