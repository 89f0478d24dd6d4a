import type { WriteContext } from "../../call-context.ts";
import { type BasedPlan, basisOf, joinEffects } from "../../db/plan.ts";
import type { RelatedProperty } from "../../db/related-property.ts";
import type { Property } from "../../db/schema/properties.ts";
import { run } from "../../db/statement.ts";
import { Refusal, refuseRequest } from "../../errors/refusal.ts";
import { centsOf, reaisOf } from "../../lib/money.ts";
import { MAX_PRICE, MIN_AMOUNT } from "../../vocabulary/limits.ts";
import type { Availability } from "../../vocabulary/value-lists.ts";
import { byIds } from "./confirm.ts";
import { countedOnce, decodePortfolio, type Portfolio, portfolioStatement } from "./portfolio.ts";
import { type PropertyPlan, planUpdate } from "./record/index.ts";
import { decodeRelated, inTurn } from "./related.ts";
import { planStatus } from "./set-status.ts";

/** As many as fit in one transaction, with their counters, events and consequences. */
export const MAX_CHANGED = 50;

export const CHANGED_FIELDS = ["status", "salePrice", "rentPrice"] as const;
/** To a value, by an amount in reais, or by a percentage; or each back to its own value. */
export const CHANGE_WAYS = ["TO", "AMOUNT", "PERCENT", "BACK"] as const;
type ChangeValue = Availability | number;

interface ManyChanges {
  readonly field: (typeof CHANGED_FIELDS)[number];
  readonly by: (typeof CHANGE_WAYS)[number];
  /** Absent for BACK. */
  readonly value?: ChangeValue | undefined;
  readonly properties: readonly {
    readonly id: string;
    /** The value somebody saw when they decided; absent if they have seen none. */
    readonly from?: ChangeValue | null | undefined;
    /** For BACK: the value it had. */
    readonly to?: ChangeValue | null | undefined;
    /** For BACK: the field did not belong to the dashboard before, and will not again. */
    readonly released?: boolean | undefined;
  }[];
}

/** CONFIRMED: the state stays, and the date of its confirmation is renewed. */
const CHANGE_OUTCOMES = ["CHANGED", "CONFIRMED", "UNCHANGED", "REFUSED"] as const;

interface Back {
  readonly to: ChangeValue | null;
  readonly released: boolean;
}

export interface ChangedItem {
  readonly id: string;
  readonly property: Property | null;
  readonly from: ChangeValue | null;
  readonly to: ChangeValue | null;
  readonly outcome: (typeof CHANGE_OUTCOMES)[number];
  /** What takes the change back exactly; null where nothing does. */
  readonly undo: Back | null;
  readonly refusal: Refusal | null;
}

const PERCENT = 100;

const centsAt = (one: Property, field: "salePrice" | "rentPrice"): number | null =>
  field === "salePrice" ? one.salePriceCents : one.rentPriceCents;

const valueAt = (one: Property, { field }: ManyChanges): ChangeValue | null =>
  field === "status" ? (one.status as Availability) : reaisOf(centsAt(one, field));

/** A price is rounded to cents, as it is stored; one changed by a percentage, to reais. */
const targetValue = (
  { field, by, value }: ManyChanges,
  from: ChangeValue | null,
  own: ManyChanges["properties"][number],
): ChangeValue | null => {
  if (by === "BACK") return own.to ?? null;
  if (field === "status" || typeof value !== "number") return value ?? null;
  if (by === "TO") return reaisOf(centsOf(value));
  if (typeof from !== "number") return null;
  if (by === "AMOUNT") return reaisOf((centsOf(from) ?? 0) + (centsOf(value) ?? 0));
  return Math.round((from * (PERCENT + value)) / PERCENT);
};

const priceTooHigh = (): Refusal =>
  refuseRequest(
    "O preço passaria do máximo de 1 trilhão de reais.",
    "The price would be above the maximum of 1 trillion reais.",
  );

const changedMeanwhile = ({ by }: ManyChanges): Refusal =>
  by === "BACK"
    ? refuseRequest(
        "Alguém alterou este valor depois: ele fica como está.",
        "Somebody has changed this value since then: it stays as it is.",
      )
    : refuseRequest(
        "Alguém alterou este valor depois da prévia. Veja o valor atual e altere de novo.",
        "Somebody has changed this value since the preview. Check the current value and change it again.",
      );

interface Deciding {
  readonly ctx: WriteContext;
  readonly many: ManyChanges;
  readonly portfolio: Portfolio;
}

const NO_REFERENCES = { place: null, suggestions: [], captador: null, ownPhotos: new Set<string>() } as const;

const planOf = (
  { ctx, many, portfolio }: Deciding,
  before: RelatedProperty,
  to: ChangeValue | null,
  isReleased: boolean,
): PropertyPlan => {
  if (many.field === "status") return planStatus(ctx, before, portfolio, to as Availability);
  if (to === null && many.by !== "BACK")
    throw refuseRequest("O imóvel não tem este preço.", "The property does not have this price.");
  if (to !== null && (to as number) < MIN_AMOUNT)
    throw refuseRequest("O preço ficaria em zero ou abaixo.", "The price would be zero or less.");
  if (to !== null && (to as number) > MAX_PRICE) throw priceTooHigh();
  const loaded = { ...NO_REFERENCES, property: before, portfolio, likelyRef: null, feedManaged: false };
  return planUpdate(ctx, loaded, before, { [many.field]: to }, isReleased ? [many.field] : []);
};

const outcomeOf = ({ result: { outcome } }: PropertyPlan): ChangedItem["outcome"] =>
  outcome === "UNCHANGED" || outcome === "CONFIRMED" ? outcome : "CHANGED";

/** No person can restore a state that the service or a feed had set. */
const backFrom = (
  before: Property,
  plan: PropertyPlan,
  { from, to }: Pick<ChangedItem, "from" | "to">,
  { field }: ManyChanges,
): Back | null => {
  const isGiven = before.inactiveReason !== null && before.inactiveReason !== "MANUAL";
  if (outcomeOf(plan) !== "CHANGED" || from === to || (field === "status" && isGiven)) return null;
  return { to: from, released: field !== "status" && !before.dashboardFields.includes(field) };
};

interface Decision {
  readonly item: ChangedItem;
  readonly plan: PropertyPlan | null;
}

const decide = (deciding: Deciding, before: RelatedProperty): Decision => {
  const { many } = deciding;
  const now = valueAt(before, many);
  const own = many.properties.find(({ id }) => id === before.id)!;
  const from = own.from === undefined ? now : own.from;
  const to = targetValue(many, from, own);
  const item = { id: before.id, property: before, from, to, undo: null, refusal: null };
  // A repeated request finds the change done.
  const isDone = (to !== null || many.by === "BACK") && now === to;
  if (isDone && many.field !== "status") return { item: { ...item, outcome: "UNCHANGED" }, plan: null };
  try {
    if (!isDone && now !== from) throw changedMeanwhile(many);
    const plan = planOf(deciding, before, to, own.released === true);
    return { item: { ...item, outcome: outcomeOf(plan), undo: backFrom(before, plan, item, many) }, plan };
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    return { item: { ...item, outcome: "REFUSED", refusal }, plan: null };
  }
};

const isActive = (one: Property): number => (one.status === "ACTIVE" ? 1 : 0);

/**
 * Changes the state or a price of up to 50 properties in one transaction, each from the value somebody saw. A property
 * that has changed since, or whose own rules refuse the change, stays as it is and says why.
 */
export const changeMany = async (
  ctx: WriteContext,
  many: ManyChanges,
): Promise<BasedPlan<ChangedItem[], null>> => {
  const { accountId } = ctx;
  const ids = [...new Set(many.properties.map(({ id }) => id))];
  const statements = [byIds(accountId, ids), portfolioStatement(accountId, ctx.clock.now())];
  const [rows = [], counted] = await run(ctx.db, statements, ctx.meter);
  const found = new Map(decodeRelated(rows).map((property) => [property.id, property]));
  let portfolio = decodePortfolio(counted?.[0]);
  const decisions = new Map<string, Decision>();
  const inOrder = ids.flatMap((id) => found.get(id) ?? []);
  inTurn(inOrder, (before) => {
    const decision = decide({ ctx, many, portfolio }, before);
    const { plan } = decision;
    decisions.set(before.id, decision);
    if (!plan) return {};
    portfolio = { ...portfolio, active: portfolio.active + isActive(plan.data) - isActive(before) };
    return plan;
  });
  const missing = (id: string): ChangedItem => {
    const refusal = new Refusal("not_found");
    return { id, property: null, from: null, to: null, outcome: "REFUSED", undo: null, refusal };
  };
  const effects = joinEffects([...decisions.values()].flatMap(({ plan }) => plan ?? []));
  return {
    ...effects,
    statements: countedOnce(effects.statements),
    data: ids.map((id) => decisions.get(id)?.item ?? missing(id)),
    result: null,
    subject: null,
    basis: inOrder.flatMap((property) => basisOf("properties", property)),
  };
};
