import type { CaptacaoSettings } from "../../call-context.ts";
import { selectBy } from "../../db/prepared.ts";
import { type CaptacaoDesk, captacaoDeskTable } from "../../db/schema/captacao-desks.ts";
import { type CaptacaoOwner, captacaoOwners, captacaoOwnerTable } from "../../db/schema/captacao-owners.ts";
import { type Row, run, type Statement, sql } from "../../db/statement.ts";
import { refuseFaults } from "../../errors/refusal.ts";
import type { Position } from "../../lib/cursor.ts";
import { IS_SANDBOX_SQL, LIVE, sandboxAccountsOf } from "../../lib/id.ts";
import { type Account, accountTable } from "../accounts/account.ts";
import { cityById } from "../geo/cities.ts";
import type { OperatorContext } from "../operator.ts";
import { acceptedOf } from "./desk.ts";
import { OPEN_OFFERS } from "./load-for-offer.ts";
import { obstacleOfAccount, obstacleOfOwner, type Sought } from "./obstacles.ts";
import { refuseCaptacao } from "./refuse.ts";

type Reading = Pick<OperatorContext, "directory" | "meter" | "clock">;

/** An account that may get the offer, and whether it can accept it at once. */
export interface FittingAccount {
  readonly account: Account;
  readonly desk: CaptacaoDesk;
  readonly open: number;
  readonly freeLeadsLeft: number;
  readonly hasAcceptedTerms: boolean;
}

interface Page {
  readonly after: Position | null;
  readonly limit: number;
}

/** The most desks that a page looks at: an account gets one when it is first set up, credited or offered an owner. */
const MAX_DESKS = 10_000;

const desk = captacaoDeskTable.joined("d");
const account = accountTable.joined("a");

const FREE_LEFT = "free_leads - tab_active - tab_captured - tab_archived";
/** SQL: whether the account could accept at once, with current terms and a free acceptance or credit. */
const READY = `(terms_version IS ? AND (${FREE_LEFT} > 0 OR balance_cents > 0))`;

const BEFORE_ALL: Position = [-2, 0, ""];

const spaceCondition = (space: string): Statement =>
  space === LIVE
    ? sql(`account_id NOT ${IS_SANDBOX_SQL}`)
    : sql("account_id IN (SELECT value FROM json_each(?))", JSON.stringify(sandboxAccountsOf(space)));

interface Search extends Sought {
  readonly space: string;
  readonly ownerId: string | null;
  readonly termsVersion: string;
}

/** Accounts ready to accept come first, then those with the most credit. */
const fittingStatement = (search: Search, now: number, { after, limit }: Page): Statement => {
  const place = spaceCondition(search.space);
  const [ready, balance, accountId] = after ?? BEFORE_ALL;
  return sql(
    `SELECT ${desk.columns}, ${account.columns}, d.ready, ${OPEN_OFFERS.replace("?", "d.account_id")} AS open
     FROM (
       SELECT *, ${READY} AS ready FROM (SELECT * FROM captacao_desks LIMIT ${MAX_DESKS})
       WHERE NOT paused AND NOT paused_auto AND ${place.sql}
         AND (operating_cities = '[]' OR EXISTS (SELECT 1 FROM json_each(operating_cities) WHERE value = ?))
         AND (purposes = '[]' OR EXISTS (SELECT 1 FROM json_each(purposes) WHERE value = ?))
         AND account_id NOT IN (SELECT account_id FROM captacao_offers WHERE owner_id = ? AND status = 'OFFERED')
         AND (-ready, -balance_cents, account_id) > (?, ?, ?)
       ORDER BY -ready, -balance_cents, account_id LIMIT ?
     ) AS d CROSS JOIN accounts AS a ON a.id = d.account_id
     ORDER BY -d.ready, -d.balance_cents, d.account_id`,
    now,
    search.termsVersion,
    ...place.params,
    search.citySlug,
    search.purpose,
    search.ownerId ?? "",
    ready,
    balance,
    accountId,
    limit,
  );
};

const ownerById = selectBy(captacaoOwners, ["id"]);

/** A known owner, or one about to be entered. */
export type Offering =
  | { readonly ownerId: string }
  | { readonly cityId: string; readonly purpose: CaptacaoOwner["purpose"] };

const soughtBy = async (
  { directory, meter }: Reading,
  settings: CaptacaoSettings,
  offering: Offering,
): Promise<Omit<Search, "termsVersion">> => {
  if (!("ownerId" in offering)) {
    const citySlug = cityById(offering.cityId)?.citySlug;
    if (citySlug === undefined) throw refuseFaults([{ in: "query", name: "cityId", code: "not_found" }]);
    const obstacle = obstacleOfOwner(settings, null);
    if (obstacle) throw refuseCaptacao(obstacle);
    return { citySlug, purpose: offering.purpose, space: LIVE, ownerId: null };
  }
  const [rows] = await run(directory, [ownerById({ id: offering.ownerId })], meter);
  const owner = captacaoOwnerTable.first(rows);
  if (!owner) throw refuseFaults([{ in: "query", name: "ownerId", code: "not_found" }]);
  const obstacle = obstacleOfOwner(settings, owner);
  if (obstacle) throw refuseCaptacao(obstacle);
  const { id: ownerId, purpose, space, cityId } = owner;
  return { ownerId, purpose, space: space ?? LIVE, citySlug: cityById(cityId)?.citySlug ?? "" };
};

const fittingOf = (row: Row, termsVersion: string): FittingAccount => {
  const own = desk.decode(row)!;
  return {
    account: account.decode(row)!,
    desk: own,
    open: row.open as number,
    freeLeadsLeft: Math.max(own.freeLeads - acceptedOf(own), 0),
    hasAcceptedTerms: own.termsVersion === termsVersion,
  };
};

/**
 * A page of the accounts for which an offer of an owner would not be refused (rules 29.30), those ready to accept
 * first. One trip, or two for a known owner.
 * @throws Refusal invalid_param, request_refused, invalid_cursor
 */
export const fittingAccounts = async (
  reading: Reading,
  settings: CaptacaoSettings,
  offering: Offering,
  { after, limit }: Page,
): Promise<{ accounts: FittingAccount[]; next: Position | null }> => {
  const { termsVersion } = settings;
  const search = { ...(await soughtBy(reading, settings, offering)), termsVersion };
  const statement = fittingStatement(search, reading.clock.now(), { after, limit: limit + 1 });
  const [rows = []] = await run(reading.directory, [statement], reading.meter);
  const page = rows.slice(0, limit);
  const accounts = page
    .map((row) => fittingOf(row, termsVersion))
    .filter((candidate) => obstacleOfAccount({ ...candidate, offer: null }, search) === null);
  const last = rows.length > limit ? page.at(-1)! : null;
  const { balanceCents = 0, accountId = "" } = last ? desk.decode(last)! : {};
  return { accounts, next: last && [-(last.ready as number), -balanceCents, accountId] };
};
