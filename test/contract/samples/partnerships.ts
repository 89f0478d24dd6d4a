import type { PARTNERSHIP_WORDS } from "../../../src/words/partnerships.ts";
import { makeAccount } from "../../support/api.ts";
import { makePartnership } from "../../support/partnership.ts";
import { type MakeSample, onceThree, plain, type Samples, type Walks } from "./sample.ts";

/** One that a partner has asked the account for. */
const asked: MakeSample = async (account) => {
  const partner = await makeAccount();
  const { id, leadId, matches } = await makePartnership({ client: account, property: partner }, "property");
  return { params: { partnershipId: id }, names: [id, leadId, matches.client] };
};

export const PARTNERSHIP_WALKS: Walks = { listPartnerships: onceThree(async (account) => asked(account)) };

export const PARTNERSHIP_SAMPLES: Samples<keyof typeof PARTNERSHIP_WORDS.operations> = {
  listPartnerships: plain,
  getPartnership: asked,
  setPartnershipStatus: async (account) => ({ ...(await asked(account)), body: { status: "ACCEPTED" } }),
};
