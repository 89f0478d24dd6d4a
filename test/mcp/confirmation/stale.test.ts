import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { ofOperation, sampleOf } from "../../contract/samples.ts";
import {
  argsOf,
  callTool,
  codeOf,
  confirmedBy,
  endpointOf,
  previewed,
  type ToolAnswer,
  WRITE_TOOLS,
} from "../../support/agent.ts";
import { type Dump, dumpOf } from "../../support/dump.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import { makeLead } from "../../support/lead.ts";
import { listing } from "../../support/listing.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();
holdQueues();

const account = sharedAccount();

const changing = WRITE_TOOLS.flatMap((tool) => {
  const { meanwhile } = ofOperation(tool.endpoint);
  return meanwhile ? [{ ...tool, meanwhile }] : [];
});

const STALE = {
  kind: "result",
  isError: true,
  result: { code: "confirmation_stale", message: expect.any(String), next: expect.any(String) },
};

const expectStale = (answer: ToolAnswer): void => {
  expect(answer).toEqual(STALE);
  expect(JSON.stringify(answer).toLowerCase()).not.toMatch(/retry|"retryable"/);
};

it("a sample of every tool that writes has a change, or deliberately none", () => {
  const incomplete = WRITE_TOOLS.filter(({ endpoint }) => ofOperation(endpoint).meanwhile === undefined);
  expect(incomplete.map(({ operation }) => `${operation}: add \`meanwhile\` to its sample`)).toEqual([]);
});

describe("a confirmation of an object that has changed since", () => {
  it.each(changing)("saves nothing through $operation, now or later", async ({ endpoint, meanwhile }) => {
    const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const confirmed = confirmedBy(await previewed(toolCall));
    await meanwhile(account, toolCall.call);
    const before = await dumpOf(account.accountId);
    expectStale(await callTool(toolCall, confirmed));
    expectStale(await callTool(toolCall, confirmed));
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("registers nobody if the client is not the one shown", async () => {
    const endpoint = endpointOf("registerLaunchClient");
    const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const confirmed = confirmedBy(await previewed(toolCall));
    const { leadId } = toolCall.call.body as { readonly leadId: string };
    await account.api.patch(`/leads/${leadId}`, {
      body: { phones: [{ number: "+5541977770001", isWhatsApp: true }] },
    });
    const before = await dumpOf(account.accountId);
    expectStale(await callTool(toolCall, confirmed));
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  // This is the last moment at which another write can come in between.
  it.each(changing)("saves nothing through $operation as it commits", async ({ endpoint, meanwhile }) => {
    const twin = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const undisturbed = faultyEnv(null);
    await callTool(twin, confirmedBy(await previewed(twin)), undisturbed);
    const at = undisturbed.calls.filter((label) => label === "DB.batch").length;
    const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const confirmed = confirmedBy(await previewed(toolCall));
    let before: Dump | undefined;
    const how = async (): Promise<void> => {
      await meanwhile(account, toolCall.call);
      before = await dumpOf(account.accountId);
    };
    expectStale(
      await callTool(toolCall, confirmed, faultyEnv({ at, among: "DB.batch", when: "before", how })),
    );
    expect(before).toBeDefined();
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("is stale if a code that was unknown now exists", async () => {
    const externalRef = crypto.randomUUID();
    const endpoint = endpointOf("confirmProperties");
    const toolCall = { key: account.key, endpoint, call: { body: { refs: [externalRef] } } };
    const confirmed = confirmedBy(await previewed(toolCall));
    await account.api.post("/properties", { body: listing({ externalRef }) });
    expectStale(await callTool(toolCall, confirmed));
  });

  it("is refused by name if the code of a new property has been taken", async () => {
    const endpoint = endpointOf("createProperty");
    const call = await sampleOf(endpoint, account);
    const toolCall = { key: account.key, endpoint, call };
    const confirmed = confirmedBy(await previewed(toolCall));
    const { externalRef } = argsOf(call);
    await account.api.post("/properties", { body: listing({ externalRef }) });
    const before = await dumpOf(account.accountId);
    expect(codeOf(await callTool(toolCall, confirmed))).toBe("external_ref_exists");
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});

describe("a confirmation of an unchanged object", () => {
  it("is valid after changes to everything else", async () => {
    const endpoint = endpointOf("patchLead");
    const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const confirmed = confirmedBy(await previewed(toolCall));
    await makeLead(account);
    expect((await callTool(toolCall, confirmed)).kind).toBe("saved");
  });

  it("is stale, without a time to retry, if other writes keep blocking it", async () => {
    const endpoint = endpointOf("createLead");
    const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const confirmed = confirmedBy(await previewed(toolCall));
    let batches = 0;
    const contended = new Proxy(env.DB, {
      get: (target, name) => {
        const own: unknown = Reflect.get(target, name);
        if (name !== "batch") return typeof own === "function" ? own.bind(target) : own;
        return async (statements: D1PreparedStatement[]) => {
          batches += 1;
          // The call loads in the first, third and fifth batch, and commits in those between.
          if (batches % 2 === 0) throw new Error("D1_ERROR: stale: SQLITE_CONSTRAINT");
          return target.batch(statements);
        };
      },
    });
    const before = await dumpOf(account.accountId);
    expectStale(await callTool(toolCall, confirmed, faultyEnv(null, { DB: contended })));
    expect(batches).toBeGreaterThan(10);
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});
