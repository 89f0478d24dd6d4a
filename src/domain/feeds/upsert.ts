import { StaleWrite } from "../../db/commit.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import { loadContexts, type WriteContext } from "../properties/context.ts";
import { planPut } from "../properties/put-by-ref.ts";
import type { PropertyPlan } from "../properties/update.ts";
import type { WriteScope } from "../scope.ts";
import type { ChangedListing, SkippedListing } from "./survey.ts";
import { added, assertStands, commitStep, type SyncScope, type Tally } from "./sync-scope.ts";

/** Listings decided and committed together: a batch of D1 stays small. */
export const TOGETHER = 25;

export interface Decided {
  readonly listing: ChangedListing;
  readonly plan: PropertyPlan;
}

export interface Decisions {
  readonly decided: Decided[];
  readonly skipped: SkippedListing[];
}

const isActive = (property: WriteContext["property"]): number => (property?.status === "ACTIVE" ? 1 : 0);

/** Plans each listing through the verb of the API, as if those before it had been written. */
export const decideListings = async (
  scope: WriteScope,
  listings: readonly ChangedListing[],
): Promise<Decisions> => {
  const contexts = await loadContexts(
    scope,
    listings.map(({ ref, input }) => ({ target: { ref }, input })),
  );
  const decided: Decided[] = [];
  const skipped: SkippedListing[] = [];
  let grown = 0;
  for (const [at, listing] of listings.entries()) {
    const context = contexts[at]!;
    const portfolio = { ...context.portfolio, active: context.portfolio.active + grown };
    try {
      const plan = planPut(scope, { ...context, portfolio }, listing.ref, listing.input);
      grown += isActive(plan.data) - isActive(context.property);
      decided.push({ listing, plan });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      skipped.push({ ref: listing.ref, reason: error.code });
    }
  }
  return { decided, skipped };
};

const hasConflict = ({ plan }: Decided): boolean => plan.result.conflicts.length > 0;

const isNoted = (one: Decided): boolean => {
  const { fingerprint, known } = one.listing;
  return known.fingerprint === fingerprint && known.missing === 0 && known.conflicted === hasConflict(one);
};

const noteStatement = (accountId: string, decided: readonly Decided[]): Statement =>
  sql(
    `INSERT INTO feed_listings (account_id, ref, property_id, fingerprint, conflicted)
     SELECT ?, value ->> 'ref', value ->> 'propertyId', value ->> 'fingerprint', value ->> 'conflicted'
     FROM json_each(?) WHERE true
     ON CONFLICT (account_id, ref) DO UPDATE SET property_id = excluded.property_id,
       fingerprint = excluded.fingerprint, conflicted = excluded.conflicted, missing = 0, missed_in = NULL`,
    accountId,
    JSON.stringify(
      decided.map((one) => ({
        ref: one.listing.ref,
        propertyId: one.plan.data.id,
        fingerprint: one.listing.fingerprint,
        conflicted: hasConflict(one) ? 1 : 0,
      })),
    ),
  );

const counted = (tally: Tally, decided: readonly Decided[]): Tally => {
  const having = (outcome: string): number =>
    decided.filter(({ plan }) => plan.result.outcome === outcome).length;
  const created = added(tally, "created", having("CREATED"));
  const updated = added(created, "updated", having("UPDATED"));
  return added(updated, "confirmed", having("CONFIRMED"));
};

export interface Upserted {
  readonly tally: Tally;
  readonly skipped: readonly SkippedListing[];
  /** Listings whose properties are as the feed has them now. */
  readonly applied: number;
}

const attempt = async (
  scope: SyncScope,
  listings: readonly ChangedListing[],
  tally: Tally,
): Promise<Upserted> => {
  const { decided, skipped } = await decideListings(scope, listings);
  const writes = decided.filter(({ plan }) => plan.statements.length > 0);
  const notes = decided.filter((one) => !isNoted(one));
  const next = counted(tally, decided);
  if (writes.length + notes.length > 0) {
    const also = notes.length > 0 ? [noteStatement(scope.accountId, notes)] : [];
    await commitStep(
      scope,
      writes.map(({ plan }) => plan),
      also,
      next,
    );
  }
  return { tally: next, skipped, applied: decided.length };
};

/**
 * Writes listings in one transaction; where others change the same properties meanwhile, each in its own.
 * @throws SyncOvertaken
 */
export const upsertListings = async (
  scope: SyncScope,
  listings: readonly ChangedListing[],
  tally: Tally,
): Promise<Upserted> => {
  try {
    return await attempt(scope, listings, tally);
  } catch (error) {
    if (!(error instanceof StaleWrite || error instanceof Refusal)) throw error;
    await assertStands(scope);
    if (listings.length === 1) {
      const reason = error instanceof Refusal ? error.code : "concurrent_write";
      return { tally, skipped: [{ ref: listings[0]!.ref, reason }], applied: 0 };
    }
  }
  const skipped: SkippedListing[] = [];
  let [so, applied] = [tally, 0];
  for (const listing of listings) {
    const one = await upsertListings(scope, [listing], so);
    skipped.push(...one.skipped);
    [so, applied] = [one.tally, applied + one.applied];
  }
  return { tally: so, skipped, applied };
};
