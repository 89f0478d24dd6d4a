import { beforeAll, describe, expect, it } from "vitest";
import { MINUTE_MS, SECOND_MS } from "../../../src/lib/clock.ts";
import { sampleOf } from "../../contract/samples.ts";
import {
  ACCEPTED,
  argsOf,
  callTool,
  codeOf,
  confirmedBy,
  formReply,
  previewed,
  type ToolCall,
  type ToolOptions,
  toolName,
  WAYS_TO_CONFIRM,
  WRITE_TOOLS,
} from "../../support/agent.ts";
import { makeKey } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

stubFetch();
holdQueues();

const account = sharedAccount();
const stranger = sharedAccount();
let colleague: string;

beforeAll(async () => {
  colleague = (await makeKey(account.path)).key;
});

/** The same call with a confirmation that differs in one respect. */
const thefts = (own: ToolCall, confirmed: ToolOptions): [string, ToolCall, ToolOptions][] => [
  ["another key of the account", { ...own, key: colleague }, confirmed],
  ["a key of another account", { ...own, key: stranger.key }, confirmed],
  ["a further argument", own, { ...confirmed, args: { ...argsOf(own.call), title: "Outro" } }],
  ["no arguments", own, { ...confirmed, args: { none: true } }],
  ["another tool", own, { ...confirmed, tool: toolName(own.endpoint) === "patch_lead" ? "x" : "patch_lead" }],
];

describe("a confirmation", () => {
  it.each(WAYS_TO_CONFIRM)(
    "of $operation by $way is useless to anyone else, and for anything else",
    async (one) => {
      const { endpoint, way } = one;
      const own = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
      const confirmed = confirmedBy(await previewed(own, { way }), way);
      const before = [await dumpOf(account.accountId), await dumpOf(stranger.accountId)];
      for (const [respect, call, manner] of thefts(own, confirmed)) {
        const faulty = faultyEnv(null);
        const answer = await callTool(call, manner.way ? manner : { ...manner, way }, faulty);
        expect([respect, codeOf(answer)]).toEqual([respect, "confirmation_mismatch"]);
        expect(faulty.calls, "costs no I/O").toEqual([]);
      }
      expect([await dumpOf(account.accountId), await dumpOf(stranger.accountId)]).toEqual(before);
      expect((await callTool(own, confirmed)).kind).toBe("saved");
    },
  );

  it.each(WAYS_TO_CONFIRM)(
    "of $operation by one way is refused by the other, wherever it is put",
    async (one) => {
      const { endpoint } = one;
      const own = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
      const ofForm = await previewed(own, { way: "form" });
      const ofCall = await previewed(own);
      const before = await dumpOf(account.accountId);
      const manners: ToolOptions[] = [
        { confirmation: ofForm },
        { way: "form", confirmation: ofForm },
        { way: "form", confirmation: ofCall },
        { ...formReply(ofForm, ACCEPTED), way: "call" },
        { ...formReply(ofCall, ACCEPTED), way: "call" },
        formReply(ofCall, ACCEPTED),
        { ...formReply(ofForm, ACCEPTED), confirmation: ofCall },
      ];
      for (const manner of manners) {
        const faulty = faultyEnv(null);
        expect(codeOf(await callTool(own, manner, faulty))).toBe("confirmation_mismatch");
        expect(faulty.calls).toEqual([]);
      }
      expect(await dumpOf(account.accountId)).toEqual(before);
    },
  );

  it.each(WAYS_TO_CONFIRM)(
    "of $operation by $way is refused after ten minutes",
    async ({ endpoint, way }) => {
      stopClockAt(Date.now() - (Date.now() % SECOND_MS));
      const own = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
      const confirmed = confirmedBy(await previewed(own, { way }), way);
      moveClock(10 * MINUTE_MS);
      const before = await dumpOf(account.accountId);
      const faulty = faultyEnv(null);
      expect(codeOf(await callTool(own, confirmed, faulty))).toBe("confirmation_expired");
      expect(faulty.calls).toEqual([]);
      expect(await dumpOf(account.accountId)).toEqual(before);
      moveClock(-SECOND_MS);
      expect((await callTool(own, confirmed)).kind).toBe("saved");
    },
  );
});

describe("a form", () => {
  it.each([
    ["declined", { action: "decline" }],
    ["left", { action: "cancel" }],
    ["answered with no", { action: "accept", content: { save: false } }],
    ["accepted without an answer", { action: "accept" }],
    ["accepted with a word", { action: "accept", content: { save: "true" } }],
    ["declined with a yes in it", { action: "decline", content: { save: true } }],
  ])("that is %s saves nothing, and makes no call of the platform", async (_, response) => {
    const [{ endpoint }] = WRITE_TOOLS as [(typeof WRITE_TOOLS)[number]];
    const own = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const state = await previewed(own, { way: "form" });
    const before = await dumpOf(account.accountId);
    const faulty = faultyEnv(null);
    const answer = await callTool(own, formReply(state, response), faulty);
    expect(answer).toEqual({
      kind: "result",
      isError: false,
      result: { saved: false, next: expect.any(String) },
    });
    expect(faulty.calls).toEqual([]);
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});
