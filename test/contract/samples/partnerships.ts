import type { PARTNERSHIP_DOCS } from "../../../src/documentation/partnerships.ts";
import { makeAccount } from "../../support/api.ts";
import { makePartnership, move } from "../../support/partnership.ts";
import { sending } from "../refusals/refusal.ts";
import { type MakeSample, plain, type Samples, sharedThree } from "./sample.ts";

/** A partnership that a partner has requested from the account. */
const requestedPartnership: MakeSample = async (account) => {
  const partner = await makeAccount();
  const { id, leadId, matches } = await makePartnership({ client: account, property: partner }, "property");
  return { params: { partnershipId: id }, names: [id, leadId, matches.client] };
};

export const PARTNERSHIP_SAMPLES: Samples<keyof typeof PARTNERSHIP_DOCS.operations> = {
  listPartnerships: { call: plain, walk: sharedThree(async (account) => requestedPartnership(account)) },
  getPartnership: { call: requestedPartnership },
  setPartnershipStatus: {
    call: async (account) => ({ ...(await requestedPartnership(account)), body: { status: "ACCEPTED" } }),
    meanwhile: ({ api }, { params, body }) =>
      api.post(`/partnerships/${params!.partnershipId}/status`, { body }),
    refusals: [
      {
        code: "request_refused",
        why: "the partner accepts",
        arrange: async () => {
          const client = await makeAccount();
          const property = await makeAccount();
          const { id } = await makePartnership({ client, property });
          const send = sending("post", "/partnerships/{id}/status", { status: "CONTACTED" })(client, id);
          return { send, lift: () => move(property, id, "ACCEPTED") };
        },
      },
    ],
  },
};
