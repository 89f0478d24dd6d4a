import { describe, expect, it } from "vitest";
import { SECOND_MS } from "../../../src/lib/clock.ts";
import { sampleOf } from "../../contract/samples.ts";
import {
  callTool,
  codeOf,
  confirmedBy,
  endpointOf,
  previewed,
  type ToolAnswer,
  type ToolCall,
  type ToolOptions,
  WRITE_TOOLS,
} from "../../support/agent.ts";
import { backoffice, grantAccess, makeAccount, makeKey } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import { type Fault, faultyEnv } from "../../support/faulty-env.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import type { Json } from "../../support/http.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { stubFetch } from "../../support/stub-fetch.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

stubFetch();
holdQueues();

const account = sharedAccount();

const callOf = async (operation: string, of = account): Promise<ToolCall> => {
  const endpoint = endpointOf(operation);
  return { key: of.key, endpoint, call: await sampleOf(endpoint, of) };
};

/** The position, among the calls to the platform, of the batch in which a tool's write commits. */
const commitOf = async (operation: string): Promise<number> => {
  const toolCall = await callOf(operation);
  const undisturbed = faultyEnv(null);
  await callTool(toolCall, confirmedBy(await previewed(toolCall)), undisturbed);
  return undisturbed.calls.filter((label) => label === "DB.batch").length;
};

const callWithFault = async (
  toolCall: ToolCall,
  manner: ToolOptions,
  fault: Pick<Fault, "at" | "when" | "how">,
): Promise<ToolAnswer | "died"> => {
  const faulty = faultyEnv({ ...fault, among: "DB.batch" });
  return Promise.race([callTool(toolCall, manner, faulty), faulty.died]);
};

/** The objects that a saved write changed, each of which has an audit row. */
const objectsOf = (operation: string, saved: ToolAnswer): unknown[] => {
  const data: Json = "body" in saved ? saved.body.data : null;
  return operation === "confirmProperties"
    ? data.filter(({ outcome }: Json) => outcome === "CONFIRMED")
    : [data];
};

describe("eight calls at once with one confirmation", () => {
  it.each(WRITE_TOOLS)("save once through $operation", async ({ operation }) => {
    const toolCall = await callOf(operation);
    const confirmed = confirmedBy(await previewed(toolCall));
    const countAudit = async () => (await dumpOf(account.accountId)).audit!.length;
    const before = await countAudit();
    const answers = await Promise.all(Array.from({ length: 8 }, () => callTool(toolCall, confirmed)));
    const [saved, ...others] = answers.filter(({ kind }) => kind === "saved");
    expect(saved).toMatchObject({ kind: "saved" });
    expect(others).toEqual([]);
    const refusals = answers.filter(({ kind }) => kind !== "saved").map(codeOf);
    expect(refusals).toHaveLength(7);
    for (const code of refusals) expect(["confirmation_used", "idempotency_in_progress"]).toContain(code);
    expect(await countAudit()).toBe(before + objectsOf(operation, saved!).length);
    expect(codeOf(await callTool(toolCall, confirmed))).toBe("confirmation_used");
  });
});

describe("a lost reply", () => {
  it.each(WRITE_TOOLS)("of $operation is followed by a report of what it saved", async ({ operation }) => {
    const at = await commitOf(operation);
    const toolCall = await callOf(operation);
    const confirmed = confirmedBy(await previewed(toolCall));
    expect(await callWithFault(toolCall, confirmed, { at, when: "after", how: "die" })).toBe("died");
    const before = await dumpOf(account.accountId);
    const again = await callTool(toolCall, confirmed);
    expect(again).toMatchObject({ result: { code: "confirmation_used", did: expect.any(Object) } });
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it.each(WRITE_TOOLS)("before the commit leaves $operation unconfirmed", async ({ operation }) => {
    const at = await commitOf(operation);
    stopClockAt(Date.now());
    const toolCall = await callOf(operation);
    const confirmed = confirmedBy(await previewed(toolCall));
    expect(await callWithFault(toolCall, confirmed, { at, when: "before", how: "die" })).toBe("died");
    expect(codeOf(await callTool(toolCall, confirmed))).toBe("idempotency_in_progress");
    moveClock(11 * SECOND_MS);
    expect((await callTool(toolCall, confirmed)).kind).toBe("saved");
    expect(codeOf(await callTool(toolCall, confirmed))).toBe("confirmation_used");
  });
});

describe("a confirmation that was refused temporarily", () => {
  it.each([
    ["busy", "D1_ERROR: D1 DB is overloaded. Requests queued for too long.", "upstream_busy"],
    ["out of reach", "Network connection lost.", "upstream_unavailable"],
    ["slow", "D1 DB storage operation exceeded timeout which caused object to be reset.", "upstream_timeout"],
  ])("because the platform was %s saves afterwards", async (_, message, code) => {
    const at = await commitOf("patchLead");
    const toolCall = await callOf("patchLead");
    const confirmed = confirmedBy(await previewed(toolCall));
    const answer = await callWithFault(toolCall, confirmed, { at, when: "before", how: new Error(message) });
    expect(codeOf(answer as ToolAnswer)).toBe(code);
    expect((await callTool(toolCall, confirmed)).kind).toBe("saved");
  });

  it("reports what it did if the failure hid the commit", async () => {
    const at = await commitOf("patchLead");
    const toolCall = await callOf("patchLead");
    const confirmed = confirmedBy(await previewed(toolCall));
    const lost = new Error("Network connection lost.");
    const answer = await callWithFault(toolCall, confirmed, { at, when: "after", how: lost });
    expect(codeOf(answer as ToolAnswer)).toBe("upstream_unavailable");
    expect(await callTool(toolCall, confirmed)).toMatchObject({
      result: { code: "confirmation_used", did: { outcome: "UPDATED" } },
    });
  });

  it("because the month's calls were used up saves once there is room", async () => {
    const own = await makeAccount();
    const toolCall = await callOf("createLead", own);
    const confirmed = confirmedBy(await previewed(toolCall));
    await grantAccess(own.path, { limits: { monthlyQuota: 1 } });
    const before = await dumpOf(own.accountId);
    const refused = await callTool(toolCall, confirmed);
    expect(refused).toMatchObject({ kind: "refused", status: 429 });
    expect(await dumpOf(own.accountId)).toEqual(before);
    await grantAccess(own.path);
    expect((await callTool(toolCall, confirmed)).kind).toBe("saved");
  });
});

describe("a key that stops working between preview and confirmation", () => {
  it.each(["revoked", "narrowed"])("saves nothing if it is %s", async (how) => {
    const { path, accountId } = account;
    const { key, keyId } = await makeKey(path);
    const toolCall = { ...(await callOf("createLead")), key };
    const confirmed = confirmedBy(await previewed(toolCall));
    if (how === "revoked") await backoffice.delete(`${path}/keys/${keyId}`);
    else await grantAccess(path, { scopes: ["leads:read"] });
    const before = await dumpOf(accountId);
    const refused = await callTool(toolCall, confirmed);
    expect(codeOf(refused)).toBe(how === "revoked" ? "unauthorized" : "access_denied");
    expect(await dumpOf(accountId)).toEqual(before);
    await grantAccess(path);
  });
});
