import { REQUEST_OPEN_MS } from "../../vocabulary/limits.ts";
import type { PartnershipChange } from "./change.ts";
import type { Holding } from "./holdings.ts";
import type { Partnership, PartnershipSide } from "./partnership.ts";
import { propertyOf, requestingSide } from "./partnership.ts";
import { moveTo } from "./set-status.ts";
import { isOpenStage } from "./stages.ts";

/** What both sides hold now; undefined: not known at this moment. */
export interface Sides {
  readonly client: Holding | undefined;
  readonly property: Holding | undefined;
}

/** What truth makes of a partnership: a change that both sides hear of, or what is just shown otherwise. */
export type Settled =
  | { readonly kind: "announced"; readonly change: PartnershipChange; readonly isPurge: boolean }
  | { readonly kind: "shown"; readonly fields: Partial<Partnership> };

export const sidesIn = (holdings: ReadonlyMap<string, Holding>, partnership: Partnership): Sides => ({
  client: holdings.get(partnership.leadId),
  property: holdings.get(propertyOf(partnership)),
});

const isGone = (holding: Holding | undefined): boolean => holding !== undefined && holding.object === null;

type Member = [field: keyof Partnership, shown: readonly string[]];

/** What a purge takes away, and how the API calls it (rules 28.14). */
const TAKEN: Readonly<Record<PartnershipSide, readonly Member[]>> = {
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

const takeAway = (partnership: Partnership, gone: readonly PartnershipSide[]): PartnershipChange => {
  const members = gone.flatMap((side) => TAKEN[side]).filter(([field]) => partnership[field] !== null);
  return {
    fields: Object.fromEntries(members.map(([field]) => [field, null])),
    changedFields: [...new Set(members.flatMap(([, shown]) => shown))],
  };
};

/** A request dies with the object: taken back by who asked, else declined; what ran is lost. */
const endOf = (partnership: Partnership, gone: readonly PartnershipSide[]) => {
  if (partnership.status !== "PENDING") return "LOST";
  return gone.includes(requestingSide(partnership)) ? "CANCELLED" : "DECLINED";
};

const settlePurge = (
  partnership: Partnership,
  gone: readonly PartnershipSide[],
  now: number,
): Settled | null => {
  const taken = takeAway(partnership, gone);
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

/** When the property left the market; null while it is there (rules 28.13). */
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

/** Nobody has said yes: what is shared no longer is not followed either, as in the match (rules 26.34 and 28.6). */
const isFrozen = ({ status }: Partnership, { client, property }: Sides): boolean =>
  status === "PENDING" && [client, property].some((side) => side?.object?.isShared === false);

/** A request that nobody has answered in time (rules 28.19). */
const isOverdue = ({ status, createdAt }: Partnership, now: number): boolean =>
  status === "PENDING" && createdAt <= now - REQUEST_OPEN_MS;

const differing = (partnership: Partnership, fields: Partial<Partnership>): Partial<Partnership> =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(partnership[field as keyof Partnership]),
    ),
  );

const settleOpen = (partnership: Partnership, sides: Sides): Settled | null => {
  const objects = isFrozen(partnership, sides)
    ? {}
    : { ...objectsNow(sides), offMarketAt: offMarketAt(partnership, sides) };
  const fields = differing(partnership, { ...partiesNow(sides), ...objects });
  if (Object.keys(fields).length === 0) return null;
  if (!("offMarketAt" in fields)) return { kind: "shown", fields };
  return { kind: "announced", isPurge: false, change: { fields, changedFields: ["propertyOffMarketAt"] } };
};

/** Holds a partnership against what its two sides hold now. @returns null where nothing differs */
export const settle = (partnership: Partnership, sides: Sides, now: number): Settled | null => {
  const gone = (["client", "property"] as const).filter((side) => isGone(sides[side]));
  if (gone.length > 0) return settlePurge(partnership, gone, now);
  if (isOverdue(partnership, now))
    return { kind: "announced", isPurge: false, change: moveTo(partnership, "CANCELLED", now) };
  // What has ended stays as it was shown then.
  return isOpenStage(partnership.status) ? settleOpen(partnership, sides) : null;
};
