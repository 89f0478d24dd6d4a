import type { MATCH_DOCS } from "../../../src/documentation/matches.ts";
import type { TestAccount } from "../../support/api.ts";
import type { Call } from "../../support/contract-client.ts";
import { makeLead } from "../../support/lead.ts";
import { makeMatch, recommended, storedMatch, storeMatch } from "../../support/match.ts";
import { makeProperty } from "../../support/portfolio.ts";
import { favoriteIsTakenBack, pairIsFound } from "../refusals/counterparts.ts";
import { type MakeSample, type Meanwhile, plain, type Samples, threeOf } from "./sample.ts";

const ofMatch =
  (overrides: Parameters<typeof makeMatch>[1], call: Call = {}): MakeSample =>
  async (account) => {
    const { id, propertyId, leadId } = await makeMatch(account, overrides);
    return { ...call, params: { matchId: id }, names: [id, propertyId, leadId] };
  };

/** Three clients of one property. */
const clientsOf = async (account: TestAccount): Promise<string> => {
  const { id: propertyId } = await recommended(account);
  for (const score of [90, 80, 80]) {
    const { id: leadId } = await makeLead(account);
    await storeMatch(storedMatch(account.accountId, { propertyId, leadId, score }));
  }
  return propertyId;
};

/** Three properties for one client. */
const propertiesFor = async (account: TestAccount): Promise<string> => {
  const { id: leadId } = await makeLead(account);
  for (const score of [70, 100, 100]) {
    const { id: propertyId } = await makeProperty(account);
    await storeMatch(storedMatch(account.accountId, { propertyId, leadId, score }));
  }
  return leadId;
};

const ofProperty: MakeSample = async (account) => {
  const propertyId = await clientsOf(account);
  return { params: { propertyId }, names: [propertyId] };
};

const ofLead: MakeSample = async (account) => {
  const leadId = await propertiesFor(account);
  return { params: { leadId }, names: [leadId] };
};

const movedMatch =
  (move: "dismiss" | "restore"): Meanwhile =>
  ({ api }, { params }) =>
    api.post(`/matches/${encodeURIComponent(params!.matchId!)}/${move}`);

export const MATCH_SAMPLES: Samples<keyof typeof MATCH_DOCS.operations> = {
  listMatches: { call: plain, walk: threeOf(makeMatch) },
  listPropertyMatches: { call: ofProperty, walk: ofProperty },
  listLeadMatches: { call: ofLead, walk: ofLead },
  dismissMatch: {
    call: ofMatch({}),
    meanwhile: movedMatch("dismiss"),
    refusals: [pairIsFound("dismiss"), favoriteIsTakenBack("dismiss")],
  },
  restoreMatch: {
    call: ofMatch({ status: "ARCHIVED", touched: true }),
    meanwhile: movedMatch("restore"),
    refusals: [pairIsFound("restore"), favoriteIsTakenBack("restore")],
  },
};
