import type { Endpoint } from "../../../src/contract/endpoint.ts";
import type { PLAYGROUND_DOCS } from "../../../src/documentation/sandbox.ts";
import type { TestAccount } from "../../support/api.ts";
import type { Call } from "../../support/contract-client.ts";
import { send } from "../../support/http.ts";
import { listing } from "../../support/listing.ts";
import { makeNetworkMatch } from "../../support/match.ts";
import { makePartnership } from "../../support/partnership.ts";
import { partnerBeside } from "../../support/sandbox.ts";

type Id = keyof (typeof PLAYGROUND_DOCS)["operations"];

/** A valid call of each operation of `/sandbox`, which changes something. */
export const SANDBOX_SAMPLES: Readonly<Record<Id, (account: TestAccount) => Promise<Call> | Call>> = {
  simulateSandboxEvent: () => ({ body: { type: "batch.done" } }),
  advanceSandboxClock: async ({ api }) => {
    await api.put("/properties/by-ref/RELOGIO-1", { body: listing() });
    return { body: { days: 70 } };
  },
  setSandboxFeed: () => ({ body: { url: `http://localhost:9098/${crypto.randomUUID()}.xml` } }),
  removeSandboxFeed: async ({ key }) => {
    const body = { url: `http://localhost:9098/${crypto.randomUUID()}.xml` };
    await send("PUT", "/sandbox/feed", key, { body });
    return {};
  },
  requestSandboxPartnership: async (account) => {
    const { ofBuyer } = await makeNetworkMatch(await partnerBeside(account), account);
    return { body: { matchId: ofBuyer } };
  },
  moveAsSandboxPartner: async (account) => {
    const partners = { client: account, property: await partnerBeside(account) };
    const { id } = await makePartnership(partners);
    return { body: { partnershipId: id, status: "ACCEPTED" } };
  },
  resetSandbox: async ({ api }) => {
    await api.put("/properties/by-ref/VOLTA-1", { body: listing() });
    return {};
  },
};

export const sandboxSampleOf = async ({ route }: Endpoint, account: TestAccount): Promise<Call> =>
  SANDBOX_SAMPLES[route.operationId as Id](account);
