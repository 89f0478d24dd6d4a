import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { offerTo, readyDesk } from "../support/captacao.ts";
import { makeLead } from "../support/lead.ts";
import { makeMatch } from "../support/match.ts";
import { partnershipIn } from "../support/partnership.ts";
import { makeProperty } from "../support/portfolio.ts";

type PathOf = (account: TestAccount) => string | Promise<string>;

const below =
  (rest: string): PathOf =>
  ({ path }) =>
    path + rest;

const afterwards =
  (make: (account: TestAccount) => Promise<unknown>, path: PathOf): PathOf =>
  async (account) => {
    await make(account);
    return path(account);
  };

const ofPartnership =
  (pathOf: (path: string, id: string) => string): PathOf =>
  async (property) => {
    const { id } = await partnershipIn({ client: await makeAccount(), property }, "CONTACTED");
    return pathOf(property.path, id);
  };

const inUnknownPlace = (account: TestAccount) =>
  makeProperty(account, { address: { cityId: "3550308", neighborhood: `Jd. ${crypto.randomUUID()}` } });

const edited = (account: TestAccount) =>
  backoffice.put(`${account.path}/captacao/settings`, { paused: true });

/** A path of each reading operation of the back office, with an object to read. */
export const BACKOFFICE_READS: Readonly<Record<string, PathOf>> = {
  listAccounts: () => "/accounts",
  getAccount: below(""),
  listKeys: below("/keys"),
  listTeam: below("/team"),
  listPropertiesUnderReview: afterwards(makeProperty, () => "/curation/properties"),
  listWaitingNeighborhoods: afterwards(inUnknownPlace, () => "/curation/neighborhoods"),
  exportLead: async (account) => `${account.path}/leads/${(await makeLead(account)).id}/export`,
  listAccountMatches: afterwards(makeMatch, below("/matches")),
  replayMatch: async (account) =>
    `${account.path}/matches/${encodeURIComponent((await makeMatch(account)).id)}/replay`,
  listAccountPartnerships: ofPartnership((path) => `${path}/partnerships`),
  readAccountPartnership: ofPartnership((path, id) => `${path}/partnerships/${id}`),
  listOffers: afterwards(offerTo, below("/captacao/offers")),
  listLedger: afterwards(readyDesk, below("/captacao/ledger")),
  getCaptacaoSettings: below("/captacao/settings"),
  getUsage: below("/usage"),
  listAudit: afterwards(edited, below("/audit")),
  listMail: below("/mail"),
  listShards: async () => "/shards",
};
