import { type BackofficeCall, backofficeEndpoint, ok } from "../../backoffice/endpoint.ts";
import { ACCOUNT_PARAMS } from "../../backoffice/field.ts";
import { doneWith } from "../../contract/route.ts";
import { run, type Statement, sql } from "../../db/statement.ts";
import type { WAITING_DOCS } from "../../documentation/backoffice/waiting.ts";
import { type Account, loadAccount } from "../../domain/accounts/account.ts";
import { brokerAt } from "../../domain/accounts/find-broker.ts";
import { openOffersCount } from "../../domain/captacao/count-open.ts";
import { askedStatement } from "../../domain/partnerships/count-asked.ts";
import { NOTICE_MS } from "../../domain/properties/confirmation.ts";
import { waitingOfAccount } from "../../domain/properties/place-neighborhood.ts";
import { isoTime } from "../../lib/clock.ts";
import {
  BUSINESS_ROLES,
  MEMBER_ROLES,
  type MemberRole,
  SALES_ROLES,
  TECHNICAL_ROLES,
} from "../../vocabulary/member-roles.ts";

const disabledWebhooks = async ({ services }: BackofficeCall, accountId: string): Promise<number> =>
  (await services.log(accountId).listWebhooks()).filter(({ status }) => status === "DISABLED").length;

const offersOf = async ({ directory, clock, meter }: BackofficeCall, accountId: string) => {
  const [[row] = []] = await run(directory, [openOffersCount(accountId, clock.now())], meter);
  return row!.offers as number;
};

/** A broker sees only their own; everybody else on the team sees all. */
const requestsOf = async (call: BackofficeCall, account: Account): Promise<number> => {
  const { directory, meter, member } = call;
  const brokerId = member?.role === "BROKER" ? await brokerAt(call, account, member.email) : null;
  if (member?.role === "BROKER" && brokerId === null) return 0;
  const [[row] = []] = await run(directory, [askedStatement(account.id, brokerId)], meter);
  return row!.asked as number;
};

/** How many are shown at once, and confirmed by one click. */
const MAX_LAPSING = 50;

/** Active properties that go offline within seven days unless somebody confirms them (rules 11.11), soonest first. */
const lapsing = (accountId: string): Statement =>
  sql(
    `SELECT id, external_ref, title, notice_at FROM properties INDEXED BY properties_noticed
     WHERE account_id = ? AND status = 'ACTIVE' AND notice_at IS NOT NULL ORDER BY notice_at LIMIT ?`,
    accountId,
    MAX_LAPSING,
  );

/** Each write updates `feeds.conflicts` and the portfolio's counters, so reading them takes a row each. */
const counters = async (call: BackofficeCall, { id, shard }: Account) => {
  const [[row] = [], waiting = [], noticed = []] = await run(
    call.shard(shard),
    [
      sql(
        `SELECT (SELECT active FROM portfolios WHERE account_id = ?1) AS active,
           (SELECT unplaced FROM portfolios WHERE account_id = ?1) AS unplaced,
           (SELECT conflicts FROM feeds WHERE account_id = ?1) AS conflicts`,
        id,
      ),
      waitingOfAccount(id),
      lapsing(id),
    ],
    call.meter,
  );
  return {
    activeProperties: (row!.active as number | null) ?? 0,
    feedConflicts: (row!.conflicts as number | null) ?? 0,
    unplacedProperties: (row!.unplaced as number | null) ?? 0,
    unknownNeighborhoods: waiting.map(({ text, properties }) => ({
      text: text as string,
      properties: properties as number,
    })),
    lapsingProperties: noticed.map((one) => ({
      id: one.id as string,
      externalRef: one.external_ref as string | null,
      title: one.title as string | null,
      offlineAt: isoTime((one.notice_at as number) + NOTICE_MS),
    })),
  };
};

/** What waits for the account's people; null for what the caller's role does not see. */
export const readWaiting = backofficeEndpoint({
  method: "get",
  path: "/accounts/{accountId}/waiting",
  operationId: "readWaiting",
  tags: ["Usage"],
  params: ACCOUNT_PARAMS,
  responses: { 200: doneWith<typeof WAITING_DOCS.operations.readWaiting.answer>() },
  panel: { roles: MEMBER_ROLES },
  errors: ["not_found"],
  handle: async (call, { params: { accountId } }) => {
    const account = await loadAccount(call, accountId);
    const sees = (roles: readonly MemberRole[]) => !call.member || roles.includes(call.member.role);
    const isBusiness = sees(BUSINESS_ROLES);
    const [disabled, { feedConflicts, lapsingProperties, ...counted }, offers, partnershipRequests] =
      await Promise.all([
        sees(TECHNICAL_ROLES) ? disabledWebhooks(call, accountId) : null,
        counters(call, account),
        isBusiness ? offersOf(call, accountId) : null,
        sees(SALES_ROLES) ? requestsOf(call, account) : null,
      ]);
    const own = { disabledWebhooks: disabled, feedConflicts: isBusiness ? feedConflicts : null };
    const confirms = { lapsingProperties: isBusiness ? lapsingProperties : null };
    return ok({ data: { ...own, ...confirms, offers, partnershipRequests, ...counted } });
  },
});
