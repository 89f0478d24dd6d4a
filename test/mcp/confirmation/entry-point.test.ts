import { describe, expect, it } from "vitest";
import { AS_SENT } from "../../../src/contract/call.ts";
import { operations, sampleOf } from "../../contract/samples.ts";
import { callInMode } from "../../support/agent.ts";
import { makeAccount } from "../../support/api.ts";
import { dumpOf } from "../../support/dump.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();
holdQueues();

const writes = operations(({ kind }) => kind === "write");
const actions = writes.filter(({ endpoint }) => "act" in endpoint);

describe("the agents' entry point", () => {
  it.each(writes)("refuses $operation if the call neither previews nor confirms", async ({ endpoint }) => {
    const account = await makeAccount();
    const call = await sampleOf(endpoint, account);
    const before = await dumpOf(account.accountId);
    const unshown = callInMode({ key: account.key, endpoint, call }, AS_SENT);
    await expect(unshown).rejects.toThrow("is called without its confirmation");
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it.each(actions)("does not preview $operation, even when asked", async ({ endpoint }) => {
    const account = await makeAccount();
    const call = await sampleOf(endpoint, account);
    const before = await dumpOf(account.accountId);
    const { status } = await callInMode({ key: account.key, endpoint, call }, { step: "preview" });
    expect(status).toBe(500);
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});
