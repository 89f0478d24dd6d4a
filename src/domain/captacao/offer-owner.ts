import type { CaptacaoSettings, WriteContext } from "../../call-context.ts";
import { eventFor, guard, guardFresh, NO_EFFECTS, type WritePlan } from "../../db/plan.ts";
import type { CaptacaoDesk } from "../../db/schema/captacao-desks.ts";
import { type CaptacaoOffer, captacaoOfferTable } from "../../db/schema/captacao-offers.ts";
import { type CaptacaoOwner, captacaoOwnerTable } from "../../db/schema/captacao-owners.ts";
import { type Statement, sql } from "../../db/statement.ts";
import type { Fault } from "../../errors/faults.ts";
import { refuseAny, refuseFaults } from "../../errors/refusal.ts";
import { isoTime } from "../../lib/clock.ts";
import { deadlineAfter } from "../../vocabulary/service-clock.ts";
import { cityById } from "../geo/cities.ts";
import { NOT_COUNTED } from "./counted-demand.ts";
import { openDesk } from "./desk.ts";
import type { OfferInput } from "./input.ts";
import { type Loaded, loadForOffer, OPEN_OFFERS } from "./load-for-offer.ts";
import { findPlace, newOwner, placeFaults } from "./new-owner.ts";
import { obstacleOfAccount, obstacleOfOwner } from "./obstacles.ts";
import { isOpen, MAX_OPEN_OFFERS, type OfferedOwner } from "./offered-owner.ts";
import { refuseCaptacao } from "./refuse.ts";
import { offerUpdate } from "./rounds.ts";

type OfferPlan = WritePlan<OfferedOwner, { readonly isNew: boolean }>;

interface OfferContext extends WriteContext {
  readonly captacao: CaptacaoSettings;
}

/** @throws Refusal request_refused if the account gets no new offer of this owner */
const refuse = ({ captacao }: OfferContext, loaded: Loaded, owner: CaptacaoOwner): void => {
  const sought = { purpose: owner.purpose, citySlug: cityById(owner.cityId)?.citySlug ?? "" };
  const obstacle = obstacleOfOwner(captacao, owner) ?? obstacleOfAccount(loaded, sought);
  if (obstacle) throw refuseCaptacao(obstacle);
};

const ownerStatements = (known: CaptacaoOwner | null, owner: CaptacaoOwner): Statement[] =>
  known
    ? [
        sql(
          "UPDATE captacao_owners SET version = version + 1, erase_at = NULL WHERE id = ? AND version = ?",
          owner.id,
          known.version,
        ),
        guardFresh,
      ]
    : [captacaoOwnerTable.insert(owner)];

/** Guards that the settings and the number of open offers still allow the offer. */
const deskStatements = (ctx: OfferContext, desk: CaptacaoDesk): Statement[] => [
  openDesk(ctx.accountId),
  guard(
    "stale",
    "EXISTS (SELECT 1 FROM captacao_desks WHERE account_id = ? AND version = ?)",
    ctx.accountId,
    desk.version,
  ),
  guard("stale", `${OPEN_OFFERS} < ${MAX_OPEN_OFFERS}`, ctx.accountId, ctx.clock.now()),
];

const planOffer = (
  ctx: OfferContext,
  { desk, offer: last, owner: known }: Loaded,
  owner: CaptacaoOwner,
  { priceCents, deadlineMinutes }: OfferInput,
): OfferPlan => {
  const { accountId } = ctx;
  const now = ctx.clock.now();
  const offer: CaptacaoOffer = {
    ...captacaoOfferTable.nulls,
    accountId,
    ownerId: owner.id,
    version: (last?.version ?? 0) + 1,
    status: "OFFERED",
    priceCents,
    deadline: deadlineAfter(now, deadlineMinutes, desk.serviceDays),
    createdAt: now,
  };
  const statements = [
    ...deskStatements(ctx, desk),
    ...ownerStatements(known, owner),
    ...(last ? offerUpdate(last, offer) : [captacaoOfferTable.insert(offer)]),
  ];
  const eventData = { id: owner.id, deadline: isoTime(offer.deadline) };
  return {
    ...NO_EFFECTS,
    data: { owner, offer, demand: NOT_COUNTED },
    result: { isNew: true },
    statements,
    events: [eventFor(accountId, "captacao.offer_received", eventData)],
    subject: owner.id,
  };
};

/** Faults in the well-formed members of an offer that has malformed ones. */
export const findOfferFaults = async (ctx: WriteContext, input: Partial<OfferInput>): Promise<Fault[]> => {
  const { address } = input;
  return placeFaults({ address }, await findPlace(ctx, { address }));
};

/**
 * Offers an owner to an account; an open offer stays as it is (rules 29.15).
 * @throws Refusal of the body's faults; request_refused
 */
export const offerOwner = async (ctx: OfferContext, input: OfferInput): Promise<OfferPlan> => {
  const place = await findPlace(ctx, input);
  refuseAny(placeFaults(input, place));
  const drafted = await newOwner(ctx, input, place);
  const loaded = await loadForOffer(ctx, input.ownerId, drafted);
  const owner = loaded.owner ?? drafted;
  if (!owner) throw refuseFaults([{ in: "body", name: "ownerId", code: "not_found" }]);
  if (loaded.offer && isOpen(loaded.offer, ctx.clock.now())) {
    const data = { owner, offer: loaded.offer, demand: NOT_COUNTED };
    return { ...NO_EFFECTS, data, result: { isNew: false }, subject: owner.id };
  }
  refuse(ctx, loaded, owner);
  return planOffer(ctx, loaded, owner, input);
};
