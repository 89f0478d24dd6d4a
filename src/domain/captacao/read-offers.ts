import type { CaptacaoSettings, ReadContext } from "../../call-context.ts";
import { selectBy } from "../../db/prepared.ts";
import { accounts } from "../../db/schema/accounts.ts";
import type { CaptacaoDesk } from "../../db/schema/captacao-desks.ts";
import { run } from "../../db/statement.ts";
import { orNotFound } from "../../errors/refusal.ts";
import type { CaptacaoTab } from "../../vocabulary/value-lists.ts";
import { type Account, isSubscribed } from "../accounts/account.ts";
import { acceptedOf, deskOf, deskQuery, isInActivation } from "./desk.ts";
import {
  type AcceptancePlace,
  acceptedOwnersQuery,
  isOpen,
  loadOffered,
  type OfferedOwner,
  offeredOwnerOf,
  openOffersQuery,
} from "./offered-owner.ts";

const summaryOf = (
  desk: CaptacaoDesk,
  { isActive }: CaptacaoSettings,
  { pending, subscription }: { readonly pending: number; readonly subscription: Account["subscription"] },
) => {
  const inActivation = isInActivation(desk);
  return {
    pendingCount: pending,
    balanceCents: desk.balanceCents,
    subscriptionActive: isSubscribed({ subscription }),
    platformActive: isActive,
    paused: desk.paused,
    pausedAuto: desk.pausedAuto,
    expiredStreak: desk.expiredStreak,
    autoPauseAfter: desk.autoPauseAfter,
    inActivation,
    leadsToFirstCharge: inActivation ? desk.freeLeads - acceptedOf(desk) : null,
    // False until there is a payment provider.
    rechargePending: false,
    operatingCities: desk.operatingCities,
    purposes: desk.purposes,
    serviceDays: desk.serviceDays,
  };
};

const subscriptionOf = selectBy(accounts, ["id"], ["subscription"]);

/** GET /captacao/offers: what is open now, and the desk's state; one round trip. */
export const listOffers = async (
  { db, meter, accountId, clock }: ReadContext,
  settings: CaptacaoSettings,
): Promise<{ offers: OfferedOwner[]; summary: ReturnType<typeof summaryOf> }> => {
  const [open = [], desks, subscriptions] = await run(
    db,
    [openOffersQuery(accountId, clock.now()), deskQuery(accountId), subscriptionOf({ id: accountId })],
    meter,
  );
  const openCounts = {
    pending: open.length,
    subscription: subscriptions![0]!.subscription as Account["subscription"],
  };
  const desk = deskOf(accountId, desks);
  return { offers: open.map(offeredOwnerOf), summary: summaryOf(desk, settings, openCounts) };
};

/** GET /captacao/offers/{offerId}. @throws Refusal not_found unless it is open for the account, or accepted by it */
export const readOffer = async (ctx: ReadContext, ownerId: string): Promise<OfferedOwner> => {
  const offered = await loadOffered(ctx, ownerId);
  const isShown = offered.offer.status === "ACCEPTED" || isOpen(offered.offer, ctx.clock.now());
  return orNotFound(isShown ? offered : null);
};

interface AcceptedPage {
  readonly owners: OfferedOwner[];
  readonly counts: Readonly<Record<CaptacaoTab, number>>;
  readonly next: AcceptancePlace | null;
}

/** GET /captacao/owners: a page of a tab, the newest acceptance first. */
export const listOwners = async (
  { db, meter, accountId }: ReadContext,
  tab: CaptacaoTab,
  { after, limit }: { readonly after: AcceptancePlace | undefined; readonly limit: number },
): Promise<AcceptedPage> => {
  const [rows = [], desks] = await run(
    db,
    [acceptedOwnersQuery(accountId, tab, after, limit + 1), deskQuery(accountId)],
    meter,
  );
  const owners = rows.slice(0, limit).map(offeredOwnerOf);
  const last = rows.length > limit ? owners.at(-1)!.offer : null;
  const { tabActive, tabCaptured, tabArchived } = deskOf(accountId, desks);
  return {
    owners,
    counts: { ACTIVE: tabActive, CAPTURED: tabCaptured, ARCHIVED: tabArchived },
    next: last && [last.acceptedAt!, last.ownerId],
  };
};
