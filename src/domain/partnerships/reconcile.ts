import { REQUEST_OPEN_MS } from "../../vocabulary/limits.ts";
import { isOpenStage } from "../../vocabulary/value-lists.ts";
import type { PartnershipChange } from "./change.ts";
import type { Holding } from "./holdings.ts";
import { type Partnership, type PartnershipSide, propertyOf, requestingSide } from "./partnership.ts";
import { moveTo } from "./set-status.ts";

/** The current objects of both sides; undefined if unknown at this moment. */
export interface Sides {
  readonly client: Holding | undefined;
  readonly property: Holding | undefined;
}

/** How the current objects change a partnership: with an event for both sides, or only in the data shown. */
export type Reconciled =
  | { readonly kind: "announced"; readonly change: PartnershipChange; readonly isPurge: boolean }
  | { readonly kind: "shown"; readonly fields: Partial<Partnership> };

export const sidesIn = (holdings: ReadonlyMap<string, Holding>, partnership: Partnership): Sides => ({
  client: holdings.get(partnership.leadId),
  property: holdings.get(propertyOf(partnership)),
});

const isGone = (holding: Holding | undefined): boolean => holding !== undefined && holding.object === null;

type Member = [field: keyof Partnership, shown: readonly string[]];

/** The data that a purge removes, and their names in the API (rules 28.14). */
const PURGED: Readonly<Record<PartnershipSide, readonly Member[]>> = {
  client: [
    ["message", ["message"]],
    ["facts", ["summary", "reasons"]],
    ["clientCard", ["client"]],
  ],
  property: [
    ["message", ["message"]],
    ["facts", ["summary", "reasons"]],
    ["propertyCard", ["property"]],
  ],
};

const withoutPurged = (partnership: Partnership, gone: readonly PartnershipSide[]): PartnershipChange => {
  const members = gone.flatMap((side) => PURGED[side]).filter(([field]) => partnership[field] !== null);
  return {
    fields: Object.fromEntries(members.map(([field]) => [field, null])),
    changedFields: [...new Set(members.flatMap(([, shown]) => shown))],
  };
};

/** A request ends with the object: withdrawn by the asking side, else declined; a running partnership is lost. */
const endOf = (partnership: Partnership, gone: readonly PartnershipSide[]) => {
  if (partnership.status !== "PENDING") return "LOST";
  return gone.includes(requestingSide(partnership)) ? "CANCELLED" : "DECLINED";
};

const reconcilePurge = (
  partnership: Partnership,
  gone: readonly PartnershipSide[],
  now: number,
): Reconciled | null => {
  const taken = withoutPurged(partnership, gone);
  const end = isOpenStage(partnership.status)
    ? moveTo(partnership, endOf(partnership, gone), now)
    : { fields: {}, changedFields: [] };
  const changedFields = [...end.changedFields, ...taken.changedFields];
  if (changedFields.length === 0) return null;
  return {
    kind: "announced",
    isPurge: true,
    change: { fields: { ...end.fields, ...taken.fields }, changedFields },
  };
};

/** When the property left the market; null while it is available (rules 28.13). */
const offMarketAt = ({ offMarketAt: known }: Partnership, { property }: Sides): number | null => {
  if (property?.object?.kind !== "property") return known;
  return property.object.isActive ? null : (known ?? property.object.updatedAt);
};

const partiesNow = ({ client, property }: Sides): Partial<Partnership> => ({
  ...(client && { clientParty: client.party }),
  ...(property && { propertyParty: property.party }),
});

const objectsNow = ({ client, property }: Sides): Partial<Partnership> => ({
  ...(client?.object?.kind === "lead" && { clientCard: client.object.card }),
  ...(property?.object?.kind === "property" && { propertyCard: property.object.card }),
});

/** Before acceptance, an object no longer shared is not followed either, as in the match (rules 26.34 and 28.6). */
const isFrozen = ({ status }: Partnership, { client, property }: Sides): boolean =>
  status === "PENDING" && [client, property].some((side) => side?.object?.isShared === false);

/** A request not answered in time (rules 28.19). */
const isOverdue = ({ status, createdAt }: Partnership, now: number): boolean =>
  status === "PENDING" && createdAt <= now - REQUEST_OPEN_MS;

const differing = (partnership: Partnership, fields: Partial<Partnership>): Partial<Partnership> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(partnership[field as keyof Partnership]),
    ),
  );

const reconcileOpen = (partnership: Partnership, sides: Sides): Reconciled | null => {
  const objects = isFrozen(partnership, sides)
    ? {}
    : { ...objectsNow(sides), offMarketAt: offMarketAt(partnership, sides) };
  const fields = differing(partnership, { ...partiesNow(sides), ...objects });
  if (Object.keys(fields).length === 0) return null;
  if (!("offMarketAt" in fields)) return { kind: "shown", fields };
  return { kind: "announced", isPurge: false, change: { fields, changedFields: ["propertyOffMarketAt"] } };
};

/** Compares a partnership with its two current objects. @returns null if nothing differs */
export const reconcile = (partnership: Partnership, sides: Sides, now: number): Reconciled | null => {
  const gone = (["client", "property"] as const).filter((side) => isGone(sides[side]));
  if (gone.length > 0) return reconcilePurge(partnership, gone, now);
  if (isOverdue(partnership, now))
    return { kind: "announced", isPurge: false, change: moveTo(partnership, "CANCELLED", now) };
  // An ended partnership stays as last shown.
  return isOpenStage(partnership.status) ? reconcileOpen(partnership, sides) : null;
};
