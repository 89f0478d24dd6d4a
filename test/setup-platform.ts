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

// A deployment bundles this module; here a call would have to load it, and calls cannot share a load.
await loadProtocol();

// Background work would mistake a busy machine for a busy database: only tests of pauses let it pause.
beforeEach(() => {
  vi.spyOn(Patience.prototype, "spend").mockReturnValue(0);
});

// Calls are logged seconds later, when their test has ended: only tests of the log of calls let them be logged.
const logNothing = (): void => {
  vi.spyOn(CallGatherer.prototype, "add").mockReturnValue(undefined);
  vi.spyOn(CallGatherer.prototype, "count").mockReturnValue(undefined);
  vi.spyOn(CallTally.prototype, "add").mockReturnValue(undefined);
};
// If calls before a file's first test were tallied, the tally would be held during all its tests.
beforeAll(logNothing);
beforeEach(logNothing);

// Movers would go on for half a minute, and be counted among the calls of the next file.
afterAll(leaveNoMoves);
