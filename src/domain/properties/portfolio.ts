import { guard, guardFresh } from "../../db/plan.ts";
import type { Property } from "../../db/schema/properties.ts";
import { type Row, type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { DAY_MS } from "../../lib/clock.ts";
import { ptEn } from "../../lib/language.ts";
import { isStorageGuard } from "../records/storage-limit.ts";

/** Deletions within any 24 hours stay within 20 % of the portfolio, with a floor of 10 (rules 11.9). */
const SHRINK_WINDOW_MS = DAY_MS;
const SHRINK_SHARE = 0.2;
const SHRINK_FLOOR = 10;

export interface Portfolio {
  readonly active: number;
  readonly kept: number;
  readonly deletedTotal: number;
  /** The bytes of all properties, in every state. */
  readonly bytes: number;
  /** The portfolio 24 hours ago. */
  readonly windowKept: number;
  readonly windowDeletedTotal: number;
}

const PAST = `(SELECT %s FROM portfolio_history WHERE account_id = p.account_id AND at <= ?
  ORDER BY at DESC LIMIT 1)`;

const pastValue = (column: string): string => `coalesce(${PAST.replace("%s", column)}, 0)`;

export const portfolioStatement = (accountId: string, now: number): Statement =>
  sql(
    `SELECT active, kept, deleted_total, property_bytes, ${PAST.replace("%s", "json_array(kept, deleted_total)")} AS past
     FROM portfolios AS p WHERE account_id = ?`,
    now - SHRINK_WINDOW_MS,
    accountId,
  );

export const decodePortfolio = (row: Row | undefined): Portfolio => {
  const [windowKept, windowDeletedTotal] = JSON.parse((row?.past as string | null) ?? "[0, 0]") as [
    number,
    number,
  ];
  return {
    active: (row?.active as number) ?? 0,
    kept: (row?.kept as number) ?? 0,
    deletedTotal: (row?.deleted_total as number) ?? 0,
    bytes: (row?.property_bytes as number) ?? 0,
    windowKept,
    windowDeletedTotal,
  };
};

const isActive = (property: Property | null): number => (property?.status === "ACTIVE" ? 1 : 0);
const isKept = (property: Property | null): number => (property && property.status !== "DELETED" ? 1 : 0);

/** @throws Refusal shrink_guard when so many more deletions would pass the ceiling */
export const assertMayShrink = (portfolio: Portfolio, more = 1): void => {
  const deleted = portfolio.deletedTotal - portfolio.windowDeletedTotal;
  const ceiling = Math.max(SHRINK_FLOOR, portfolio.windowKept * SHRINK_SHARE);
  if (deleted + more > ceiling) throw new Refusal("shrink_guard");
};

/** @throws Refusal plan_limit_reached when one more ACTIVE property would pass the quota */
export const assertMayGrow = (portfolio: Portfolio, limit: number): void => {
  if (portfolio.active + 1 <= limit) return;
  throw new Refusal("plan_limit_reached", {
    detail: ptEn(
      `O plano permite ${limit} imóveis ativos, e a conta já tem ${portfolio.active}.`,
      `The plan allows ${limit} active properties, and the account already has ${portfolio.active}.`,
    ),
  });
};

const shrinkGuard = (accountId: string, now: number): Statement =>
  guard(
    "shrink_guard",
    `deleted_total - ${pastValue("deleted_total")} <= max(${SHRINK_FLOOR}, ${pastValue("kept")} * ${SHRINK_SHARE})
     FROM portfolios AS p WHERE account_id = ?`,
    now - SHRINK_WINDOW_MS,
    now - SHRINK_WINDOW_MS,
    accountId,
  );

/** If the quota fills meanwhile, a write with unrequested growth is decided again, without the growth. */
const growGuard = ({
  accountId,
  limit,
  incidental,
}: Pick<PortfolioStep, "accountId" | "limit" | "incidental">): Statement =>
  guard(
    incidental ? "stale" : "plan_limit_reached",
    "active <= ? FROM portfolios WHERE account_id = ?",
    limit,
    accountId,
  );

/** The current portfolio, for tomorrow's guard. While the floor is its ceiling, only deletions matter. */
const REMEMBER = `INSERT INTO portfolio_history (account_id, at, kept, deleted_total)
  SELECT account_id, ?, kept, deleted_total FROM portfolios
  WHERE account_id = ? AND (? > 0 OR max(kept, kept - ?) * ${SHRINK_SHARE} > ${SHRINK_FLOOR})
  ON CONFLICT (account_id, at) DO UPDATE SET kept = excluded.kept, deleted_total = excluded.deleted_total`;

const rememberStatement = (accountId: string, now: number, step = { kept: 0, deleted: 1 }): Statement =>
  sql(REMEMBER, now, accountId, step.deleted, step.kept);

/** Archiving listings that left a feed is no deletion, but obeys the same ceiling (rules 19.16). */
export const archivingStatements = (accountId: string, count: number, now: number): Statement[] => [
  sql("UPDATE portfolios SET deleted_total = deleted_total + ? WHERE account_id = ?", count, accountId),
  shrinkGuard(accountId, now),
  rememberStatement(accountId, now),
];

/** The weight of a new property; triggers weigh its later changes. */
const WEIGHT = "coalesce((SELECT weight FROM properties WHERE seq = last_insert_rowid() AND id = ?), 0)";

const COUNT = `UPDATE portfolios SET active = active + ?, kept = kept + ?, deleted_total = deleted_total + ?,
  last_place = last_place + ?, property_bytes = property_bytes + ${WEIGHT}
  WHERE account_id = ? AND property_bytes < ? AND active < ?`;

type Counts = readonly [active: number, kept: number, deleted: number, created: number];

/** The positions of these parameters in a count. */
const CREATED_AT = 4;
const ACCOUNT_AT = 5;
const CEILING_AT = 6;
const LIMIT_AT = 7;

const UNLIMITED = Number.MAX_SAFE_INTEGER;

/** A new property comes before its count, which changes nothing where there is no room for it. */
interface Created {
  readonly id: string | null;
  readonly ceiling: number;
  /** The quota of ACTIVE properties; a new property is ACTIVE. */
  readonly limit: number;
}

const NONE: Created = { id: null, ceiling: UNLIMITED, limit: UNLIMITED };

const count = (counts: Counts, accountId: string, { id, ceiling, limit }: Created = NONE): Statement =>
  sql(COUNT, ...counts, id, accountId, ceiling, limit);

interface PortfolioStep {
  readonly accountId: string;
  readonly before: Property | null;
  readonly after: Property | null;
  readonly limit: number;
  readonly now: number;
  /** The request did not ask for the growth: the property comes back by itself. */
  readonly incidental?: true;
  /** A deletion by the dashboard. */
  readonly uncounted?: true;
  /** No new property is added once the account's properties have this many bytes. */
  readonly ceiling?: number;
}

/**
 * The counters of a change, a new property's place, and the guards against simultaneous changes. Deletions by the
 * dashboard and by the end of the trash are the owner's own: the shrink guard applies to API and feed.
 */
export const portfolioStatements = (step: PortfolioStep): Statement[] => {
  const { accountId, before, after, now, uncounted = false } = step;
  const active = isActive(after) - isActive(before);
  const kept = isKept(after) - isKept(before);
  if (active === 0 && kept === 0) return [];
  const deleted = kept < 0 && after !== null && !uncounted ? 1 : 0;
  const { ceiling = UNLIMITED, limit } = step;
  const statements =
    before === null
      ? [count([active, kept, deleted, 1], accountId, { id: after!.id, ceiling, limit }), guardFresh]
      : [count([active, kept, deleted, 0], accountId)];
  if (active > 0 && before !== null) statements.push(growGuard(step));
  if (deleted > 0) statements.push(shrinkGuard(accountId, now));
  if (kept !== 0) statements.push(rememberStatement(accountId, now, { kept, deleted }));
  return statements;
};

const isGuard = ({ sql: text }: Statement): boolean =>
  text === REMEMBER || (text.startsWith("INSERT INTO write_guard") && text.includes("portfolios"));

/** The sum of all counts, without the places, which are taken one by one. */
const sumOf = (counted: readonly Statement[]): Counts => {
  const sum = (at: number): number =>
    counted.reduce((total, { params }) => total + (params[at] as number), 0);
  return [sum(0), sum(1), sum(2), 0];
};

/** The part of a count that stays per object: the next created object takes the next place. */
const placeOf = ({ params }: Statement): Statement[] =>
  params[3] === 0
    ? []
    : [
        sql(
          `UPDATE portfolios SET last_place = last_place + 1, property_bytes = property_bytes + ${WEIGHT}
           WHERE account_id = ? AND property_bytes < ?`,
          params[CREATED_AT],
          params[ACCOUNT_AT],
          params[CEILING_AT],
        ),
      ];

/** Each kind of guard once, on the portfolio after all changes. */
const guardsOf = (statements: readonly Statement[], [, kept, deleted]: Counts): Statement[] => {
  const kinds = new Map(statements.map((statement) => [statement.sql, statement]));
  const last = kinds.get(REMEMBER);
  kinds.delete(REMEMBER);
  if (!last) return [...kinds.values()];
  const [now, accountId] = last.params as [number, string];
  return [...kinds.values(), rememberStatement(accountId, now, { kept, deleted })];
};

/**
 * The statements of several changes of one account in one transaction: the portfolio is counted once for all of them,
 * after their rows, because a transaction holds a limited number of statements. The storage guard comes first.
 */
export const countedOnce = (given: readonly Statement[]): Statement[] => {
  const quotaGuard = given.filter(isStorageGuard).slice(0, 1);
  const statements = given.filter((one) => !isStorageGuard(one));
  const counted = statements.filter(({ sql: text }) => text === COUNT);
  if (counted.length < 2) return [...quotaGuard, ...statements];
  const sum = sumOf(counted);
  const accountId = counted[0]!.params[ACCOUNT_AT] as string;
  const rest = statements.filter((one) => !isGuard(one));
  const rows = rest.flatMap((one) => (one.sql === COUNT ? placeOf(one) : [one]));
  // A separate count would have checked the quota.
  const limit = Math.min(...counted.map(({ params }) => params[LIMIT_AT] as number));
  const created = limit < UNLIMITED ? [growGuard({ accountId, limit })] : [];
  const guards = [...created, ...statements.filter(isGuard)];
  return [...quotaGuard, ...rows, count(sum, accountId), ...guardsOf(guards, sum)];
};
