import { sequenceOf } from "../../durable-objects/event-log/webhooks/delivery-id.ts";
import type { BackofficeEndpoint } from "../../src/backoffice/endpoint.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { backofficePath } from "../support/backoffice-calls.ts";
import { aCall, callLogOf } from "../support/call-log.ts";
import { offerTo, readyDesk } from "../support/captacao.ts";
import { aConflict } from "../support/conflict.ts";
import { aDeadLetter } from "../support/dead-letter.ts";
import { storeExport } from "../support/exported.ts";
import { storeFailedDelivery } from "../support/failed-delivery.ts";
import { aFailedMail } from "../support/failed-mail.ts";
import { launchStage } from "../support/launches.ts";
import { makeLead } from "../support/lead.ts";
import { makeMatch } from "../support/match.ts";
import { aMove } from "../support/move.ts";
import { aNotice } from "../support/owner-notice.ts";
import { partnershipIn } from "../support/partnership.ts";
import { makeProperty } from "../support/portfolio.ts";
import { query } from "../support/query.ts";
import { makeWebhook } from "../support/receiver.ts";

type PathOf = (account: TestAccount) => string | Promise<string>;

const below =
  (rest: string): PathOf =>
  ({ path }) =>
    path + rest;

const after =
  (make: (account: TestAccount) => Promise<unknown>, path: PathOf): PathOf =>
  async (account) => {
    await make(account);
    return path(account);
  };

/** Stores the report of a sync of the account's feed. */
const aReport = ({ accountId }: TestAccount) => {
  const report = {
    status: "OK",
    fault: null,
    connector: "VRSYNC",
    counts: { UNCHANGED: 1 },
    reasons: { INCOMPLETE: 1 },
    notRead: [{ name: "propertyTax", count: 1 }],
    waiting: [{ field: "type", value: "Garagem", count: 1 }],
    listings: [
      {
        externalRef: "AP1",
        outcome: "UNCHANGED",
        reason: null,
        conflicts: ["title"],
        missing: ["type"],
        unknown: [{ field: "type", value: "Garagem" }],
        refusedPhotos: [{ url: "ftp://a", reason: "scheme_not_allowed" }],
        remarks: [{ code: "price_implausible", field: "salePrice", value: "850" }],
      },
    ],
  };
  return query`INSERT INTO feed_reports (account_id, sync_id, at, report)
    VALUES (${accountId}, ${"fs_0123456789abcdef"}, 1, ${JSON.stringify(report)})`;
};

const aPartnership = async (property: TestAccount) =>
  partnershipIn({ client: await makeAccount(), property }, "CONTACTED");

const inUnknownPlace = (account: TestAccount) =>
  makeProperty(account, { address: { cityId: "3550308", neighborhood: `Jd. ${crypto.randomUUID()}` } });

const settingsChange = (account: TestAccount) =>
  backoffice.put(`${account.path}/captacao/settings`, { paused: true });

const refusedCall = () =>
  aCall({
    status: 400,
    code: "invalid_param",
    faults: [{ in: "body", name: "/address/city", code: "not_found" }],
  });

/** Reads that need an object which their path alone does not create. */
const PREPARED: Readonly<Record<string, PathOf>> = {
  listPropertiesUnderReview: after(makeProperty, () => "/curation/properties"),
  listWaitingNeighborhoods: after(inUnknownPlace, () => "/curation/neighborhoods"),
  listAccountMatches: after(makeMatch, below("/matches")),
  listAccountPartnerships: after(aPartnership, below("/partnerships")),
  listFittingAccounts: after(readyDesk, () => "/captacao/fitting-accounts?cityId=4106902&purpose=VENDA"),
  listOffers: after(offerTo, below("/captacao/offers")),
  listAllOffers: after(offerTo, () => "/captacao/offers"),
  readOwner: async (account) => `/captacao/owners/${(await offerTo(account)).id}`,
  listLedger: after(readyDesk, below("/captacao/ledger")),
  listInteractions: async (account) => {
    const { id } = await makeLead(account);
    await account.api.post(`/leads/${id}/interactions`, { body: { type: "CALL" } });
    return `${account.path}/leads/${id}/interactions`;
  },
  listFeedConflicts: after(aConflict, below("/feed/conflicts")),
  listFeedReports: after(aReport, below("/feed/reports")),
  getFeedReport: after(aReport, below("/feed/reports/fs_0123456789abcdef")),
  listTakenWork: after(
    ({ accountId }) => backoffice.post("/work", { kind: "ACCESS", subject: accountId }),
    () => "/work?kind=ACCESS",
  ),
  listAccountNames: ({ accountId }) => `/account-names?ids=${accountId}`,
  listNames: ({ path, keyId }) => `${path}/names?ids=${keyId}`,
  findAnything: ({ accountId }) => `/search?q=${accountId}`,
  listAllPartnerships: after(aPartnership, () => "/partnerships"),
  listAllLaunches: after(
    () => launchStage(),
    () => "/launches",
  ),
  listNotices: after(aNotice, () => "/notices"),
  listFailedMail: after(aFailedMail, () => "/mail"),
  listDeadLetters: after(aDeadLetter, () => "/dead-letters"),
  listAccountMoves: after(aMove, below("/moves")),
  listMoves: after(aMove, () => "/moves"),
  listExports: after(({ accountId }) => storeExport(accountId), below("/exports")),
  listRestores: after(
    async ({ accountId, path }) =>
      backoffice.post(`${path}/restores`, { exportId: (await storeExport(accountId)).id, replaces: true }),
    below("/restores"),
  ),
  listPhotoChecks: after(({ path }) => backoffice.post(`${path}/photo-checks`), below("/photo-checks")),
  listJobRuns: after(
    () => backoffice.post("/jobs/retention"),
    () => "/jobs/retention/runs",
  ),
  sumWebhookDeliveries: async ({ api, accountId, path }) => {
    const { id } = await makeWebhook(api);
    await storeFailedDelivery(accountId, id);
    return `${path}/webhooks/${id}/delivery-sums?days=14`;
  },
  listFailedDeliveries: async ({ api, accountId, path }) => {
    const { id } = await makeWebhook(api);
    await storeFailedDelivery(accountId, id);
    return `${path}/failed-deliveries`;
  },
  listEventDeliveries: async ({ api, accountId, path }) => {
    const { id } = await makeWebhook(api);
    const sequence = sequenceOf(id, await storeFailedDelivery(accountId, id));
    return `${path}/events/${sequence}/deliveries`;
  },
  listAudit: after(settingsChange, below("/audit")),
  listCalls: after(({ accountId }) => callLogOf(accountId).add([refusedCall()]), below("/calls")),
  sumCalls: after(
    ({ accountId }) => callLogOf(accountId).add([refusedCall()]),
    below("/call-sums?from=2000-01-01&to=2999-12-31"),
  ),
};

/** The path of a reading operation of the platform side, with something to read there. */
export const backofficeRead = (
  { route }: BackofficeEndpoint,
  account: TestAccount,
): Promise<string> | string => PREPARED[route.operationId]?.(account) ?? backofficePath(route, account);
