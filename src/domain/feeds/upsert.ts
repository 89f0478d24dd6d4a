import type { WriteContext } from "../../call-context.ts";
import { StaleWrite } from "../../db/commit.ts";
import type { Property } from "../../db/schema/properties.ts";
import { type Statement, sql } from "../../db/statement.ts";
import { Refusal } from "../../errors/refusal.ts";
import {
  type ListingOutcome,
  outcomeOf,
  type Remark,
  type ReportOutcome,
} from "../../vocabulary/feed-report.ts";
import { loadProperties, type PropertyPlan, showFields } from "../properties/record/index.ts";
import { afterPlans } from "../properties/related.ts";
import { planPut } from "../properties/write.ts";
import { conflictStatements, type Withheld } from "./conflicts.ts";
import type { ChangedListing, SkippedListing } from "./diff-feed.ts";
import { IDENTITY, isOther as isAnother } from "./identity.ts";
import {
  addCount,
  assertNotOvertaken,
  commitStep,
  isSpent,
  type SyncContext,
  type Tally,
} from "./sync-context.ts";

/** Listings decided and committed together: a batch of D1 stays small. */
export const LISTINGS_PER_COMMIT = 25;

export interface Decided {
  readonly listing: ChangedListing;
  readonly plan: PropertyPlan;
  /** Fields that were edited by hand for another property, with their values; null if the code names the same one. */
  readonly lost: ReadonlyMap<string, unknown> | null;
}

export interface Decisions {
  readonly decided: Decided[];
  readonly skipped: SkippedListing[];
  /** How many properties are ACTIVE once they are written. */
  readonly active: number;
}

const isActive = (property: Property | null): number => (property?.status === "ACTIVE" ? 1 : 0);

const reasonOf = ({ code, details }: Refusal): string => (details.fullStore ? "STORE_FULL" : code);

/** The property as if none of its fields had been edited by hand. */
const ownedByFeed = <P extends Property>(property: P): P => ({ ...property, dashboardFields: [] });

const heldOf = (property: Property | null): ReadonlyMap<string, unknown> =>
  new Map(
    Object.entries(property ? showFields(property) : {}).filter(([field]) =>
      property?.dashboardFields.includes(field),
    ),
  );

/**
 * Plans each listing as the API's PUT would, as if the earlier ones had been written.
 * @param active how many properties are ACTIVE, if earlier listings were only planned
 * @param isTrusted whether codes name the same properties as before, whatever their marks say
 */
export const decideListings = async (
  ctx: WriteContext,
  listings: readonly ChangedListing[],
  active: number | null = null,
  isTrusted = false,
): Promise<Decisions> => {
  const inputs = listings.map(({ input }) => input);
  const before = await loadProperties(
    ctx,
    listings.map(({ ref }, at) => ({ target: { ref }, input: inputs[at]! })),
  );
  const decided: Decided[] = [];
  const states = new Map<string, Property | null>();
  const skipped: SkippedListing[] = [];
  const first = active ?? before[0]?.portfolio.active ?? 0;
  let grown = 0;
  for (const [at, listing] of listings.entries()) {
    const loaded = before[at]!;
    const property = loaded.property && afterPlans(loaded.property, states);
    const portfolio = { ...loaded.portfolio, active: first + grown };
    try {
      const isOther = !isTrusted && isAnother(listing.known.marks, listing.marks);
      const own = isOther && property ? ownedByFeed(property) : property;
      const plan = planPut(ctx, { ...loaded, property: own, portfolio }, listing.ref, inputs[at]!);
      grown += isActive(plan.data) - isActive(loaded.property);
      for (const [id, state] of plan.states ?? []) states.set(id, state);
      decided.push({ listing, plan, lost: isOther ? heldOf(property) : null });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      skipped.push({ ref: listing.ref, reason: reasonOf(error) });
    }
  }
  return { decided, skipped, active: first + grown };
};

const hasConflict = ({ plan }: Decided): boolean => plan.result.conflicts.length > 0;

/** Withheld values; if the code names another property, all that were edited by hand. */
const withheldIn = ({ plan, lost }: Decided): ReadonlyMap<string, unknown> =>
  lost ? new Map([[IDENTITY, Object.fromEntries(lost)]]) : (plan.withheld ?? new Map());

/** The withheld values of listings that have a conflict, or had one. */
const withheldOf = (decided: readonly Decided[]): Withheld[] =>
  decided
    .filter((one) => hasConflict(one) || one.listing.known.conflicted || one.lost !== null)
    .map((one) => ({
      ref: one.listing.ref,
      propertyId: one.plan.data.id,
      values: withheldIn(one),
    }));

const isNoted = (one: Decided): boolean => {
  const { fingerprint, known, isUnpriced, dated } = one.listing;
  return (
    !isUnpriced &&
    known.marks !== null &&
    (known.dated !== null || dated === null) &&
    known.fingerprint === fingerprint &&
    known.missing === 0 &&
    known.conflicted === hasConflict(one)
  );
};

const noteStatement = ({ accountId, syncId }: SyncContext, decided: readonly Decided[]): Statement =>
  sql(
    `INSERT INTO feed_listings (account_id, ref, property_id, fingerprint, conflicted, unpriced, unpriced_in, marks, dated)
     SELECT ?1, value ->> 'ref', value ->> 'propertyId', value ->> 'fingerprint', value ->> 'conflicted',
       value ->> 'unpriced', iif(value ->> 'unpriced' = 0, NULL, ?2), value -> 'marks', value ->> 'dated'
     FROM json_each(?3) WHERE true
     ON CONFLICT (account_id, ref) DO UPDATE SET property_id = excluded.property_id,
       fingerprint = excluded.fingerprint, conflicted = excluded.conflicted, missing = 0, missed_in = NULL,
       unpriced = excluded.unpriced, unpriced_in = excluded.unpriced_in, marks = excluded.marks,
       dated = coalesce(dated, excluded.dated)`,
    accountId,
    syncId,
    JSON.stringify(
      decided.map((one) => ({
        ref: one.listing.ref,
        propertyId: one.plan.data.id,
        fingerprint: one.listing.fingerprint,
        conflicted: hasConflict(one) ? 1 : 0,
        marks: one.listing.marks,
        dated: one.listing.dated,
        unpriced: one.listing.isUnpriced ? one.listing.known.unpriced + 1 : 0,
      })),
    ),
  );

const addCounts = (tally: Tally, decided: readonly Decided[]): Tally => {
  const countOf = (outcome: string): number =>
    decided.filter(({ plan }) => plan.result.outcome === outcome).length;
  const created = addCount(tally, "created", countOf("CREATED"));
  const updated = addCount(created, "updated", countOf("UPDATED"));
  return addCount(updated, "confirmed", countOf("CONFIRMED"));
};

interface Upserted {
  readonly tally: Tally;
  readonly skipped: readonly SkippedListing[];
  readonly outcomes: readonly ListingOutcome[];
  /** The number of listings processed, from the first on. */
  readonly worked: number;
}

/** Remarks that only the write can add; the reader has reported unknown types, cities and prices already. */
export const remarksOfWrite = ({
  outcome,
  warnings,
}: Pick<PropertyPlan["result"], "outcome" | "warnings">): Remark[] =>
  warnings.flatMap(({ name: field, code, value = null }): Remark[] => {
    if (code === "by_postal_code") return [{ code, field: "address.neighborhood", value }];
    if (code === "gallery_emptied") return [{ code, field, value }];
    if (code === "price_implausible" || outcome === "CREATED") return [];
    return [{ code: "left_recommendations", field, value: code }];
  });

const outcomesOf = (decided: readonly Decided[], skipped: readonly SkippedListing[]): ListingOutcome[] => [
  ...skipped.map(({ ref, reason }) => outcomeOf(ref, "SKIPPED", { reason })),
  ...decided.map(({ listing: { ref }, plan: { result }, lost }) =>
    outcomeOf(ref, result.outcome as ReportOutcome, {
      conflicts: lost ? [...result.conflicts, IDENTITY] : result.conflicts,
      remarks: remarksOfWrite(result),
    }),
  ),
];

const attempt = async (
  ctx: SyncContext,
  listings: readonly ChangedListing[],
  tally: Tally,
): Promise<Upserted> => {
  const { decided, skipped } = await decideListings(ctx, listings, null, ctx.isTrusted);
  const writes = decided.filter(({ plan }) => plan.statements.length > 0);
  const notes = decided.filter((one) => !isNoted(one));
  const next = addCounts(tally, decided);
  const conflicts = await conflictStatements(ctx, withheldOf(decided));
  const outcomes = outcomesOf(decided, skipped);
  const reported = { workedTo: listings.at(-1)!.end ?? null, skipped: skipped.length, outcomes };
  if (writes.length + notes.length + conflicts.length > 0) {
    const noted = notes.length > 0 ? [noteStatement(ctx, notes)] : [];
    const also = [...noted, ...conflicts];
    await commitStep(
      ctx,
      writes.map(({ plan }) => plan),
      also,
      next,
      reported,
    );
  } else ctx.unreported.keep(ctx.unreported.followedBy(reported));
  return { tally: next, skipped, outcomes, worked: listings.length };
};

/**
 * Writes listings in one transaction; if their properties change meanwhile, each in its own, until the message's
 * statements are spent.
 * @throws SyncOvertaken
 */
export const upsertListings = async (
  ctx: SyncContext,
  listings: readonly ChangedListing[],
  tally: Tally,
): Promise<Upserted> => {
  try {
    return await attempt(ctx, listings, tally);
  } catch (error) {
    if (!(error instanceof StaleWrite || error instanceof Refusal)) throw error;
    await assertNotOvertaken(ctx);
    if (listings.length === 1) {
      const reason = error instanceof Refusal ? reasonOf(error) : "concurrent_write";
      const skipped = [{ ref: listings[0]!.ref, reason }];
      const outcomes = outcomesOf([], skipped);
      ctx.unreported.keep(
        ctx.unreported.followedBy({ workedTo: listings[0]!.end ?? null, skipped: 1, outcomes }),
      );
      return { tally, skipped, outcomes, worked: 1 };
    }
  }
  const skipped: SkippedListing[] = [];
  const outcomes: ListingOutcome[] = [];
  let current = tally;
  for (const [worked, listing] of listings.entries()) {
    if (worked > 0 && isSpent(ctx)) return { tally: current, skipped, outcomes, worked };
    const one = await upsertListings(ctx, [listing], current);
    skipped.push(...one.skipped);
    outcomes.push(...one.outcomes);
    current = one.tally;
  }
  return { tally: current, skipped, outcomes, worked: listings.length };
};
