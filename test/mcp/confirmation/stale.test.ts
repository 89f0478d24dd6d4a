import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { sampleOf } from "../../contract/samples.ts";
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
import { makeAccount, type TestAccount } from "../../support/api.ts";
import type { Call } from "../../support/contract-client.ts";
import { type Dump, dumpOf } from "../../support/dump.ts";
import { faultyEnv } from "../../support/faulty-env.ts";
import { holdQueues } from "../../support/hold-queues.ts";
import { makeLead } from "../../support/lead.ts";
import { listing } from "../../support/listing.ts";
import { stubFetch } from "../../support/stub-fetch.ts";

stubFetch();
holdQueues();

let account: TestAccount;

beforeAll(async () => {
  account = await makeAccount();
});

type Change = (call: Call) => Promise<unknown>;

const patched = (path: string, body: object): Promise<unknown> => account.api.patch(path, { body });

const ofProperty: Change = ({ params }) =>
  patched(`/properties/${params!.propertyId}`, { title: crypto.randomUUID() });

const ofLead: Change = ({ params }) => patched(`/leads/${params!.leadId}`, { notes: crypto.randomUUID() });

const ofMatch =
  (move: "dismiss" | "restore"): Change =>
  ({ params }) =>
    account.api.post(`/matches/${encodeURIComponent(params!.matchId!)}/${move}`);

/** A client who is the same person as the call's. */
const samePerson: Change = ({ body }) => makeLead(account, { email: (body as { email: string }).email });

/** A concurrent change of the object shown; null if a preview depends on none. */
const CHANGES: Readonly<Record<string, Change | null>> = {
  putPropertyByRef: ({ params }) =>
    account.api.post("/properties", { body: listing({ externalRef: params!.ref }) }),
  // A code taken meanwhile is reported by name.
  createProperty: null,
  patchProperty: ofProperty,
  setPropertyStatus: ofProperty,
  confirmProperties: ({ body }) =>
    patched(`/properties/${(body as { ids: string[] }).ids[0]}`, { title: crypto.randomUUID() }),
  syncFeed: () => account.api.post("/feed/sync"),
  putLeadByRef: samePerson,
  createLead: samePerson,
  patchLead: ofLead,
  setLeadState: ofLead,
  logInteraction: ofLead,
  dismissMatch: ofMatch("dismiss"),
  restoreMatch: ofMatch("restore"),
  setPartnershipStatus: ({ params, body }) =>
    account.api.post(`/partnerships/${params!.partnershipId}/status`, { body }),
  registerLaunchClient: ({ params, body }) =>
    account.api.post(`/launches/${params!.developmentId}/clients`, { body }),
  createPropertyBatch: null,
  createLeadBatch: null,
};

const changing = WRITE_TOOLS.filter(({ operation }) => CHANGES[operation]);

const STALE = {
  kind: "result",
  isError: true,
  result: { code: "confirmation_stale", message: expect.any(String), next: expect.any(String) },
};

const expectStale = (answer: ToolAnswer): void => {
  expect(answer).toEqual(STALE);
  expect(JSON.stringify(answer).toLowerCase()).not.toMatch(/retry|"retryable"/);
};

it("has a change for every tool that writes, or deliberately none", () => {
  expect(Object.keys(CHANGES).sort()).toEqual(WRITE_TOOLS.map(({ operation }) => operation).sort());
});

describe("a confirmation of an object that has changed since", () => {
  it.each(changing)("saves nothing through $operation, now or later", async ({ operation, endpoint }) => {
    const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const confirmed = confirmedBy(await previewed(toolCall));
    await CHANGES[operation]!(toolCall.call);
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
    await patched(`/leads/${leadId}`, { phones: [{ number: "+5541977770001", isWhatsApp: true }] });
    const before = await dumpOf(account.accountId);
    expectStale(await callTool(toolCall, confirmed));
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  // The last moment for a concurrent write.
  it.each(changing)("saves nothing through $operation as it commits", async ({ operation, endpoint }) => {
    const twin = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const undisturbed = faultyEnv(null);
    await callTool(twin, confirmedBy(await previewed(twin)), undisturbed);
    const at = undisturbed.calls.filter((label) => label === "DB.batch").length;
    const toolCall = { key: account.key, endpoint, call: await sampleOf(endpoint, account) };
    const confirmed = confirmedBy(await previewed(toolCall));
    let before: Dump | undefined;
    const how = async (): Promise<void> => {
      await CHANGES[operation]!(toolCall.call);
      before = await dumpOf(account.accountId);
    };
    expectStale(
      await callTool(toolCall, confirmed, faultyEnv({ at, among: "DB.batch", when: "before", how })),
    );
    expect(before).toBeDefined();
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("is stale if an unknown code has become known", async () => {
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

  it("is stale, without a time to retry, if other writes block it for long", async () => {
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
          // It decides on the first, third and fifth batch, and commits between.
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
