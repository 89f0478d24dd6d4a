import type { WritePlan } from "../../db/plan.ts";
import type { Lead } from "../../db/schema/leads.ts";
import type { Property } from "../../db/schema/properties.ts";
import type { Principal } from "../../ports/account-gate.ts";
import type { About, Preview } from "../../ports/board-answers.ts";
import { accountBoard, type MatchBoardPort } from "../../ports/match-board.ts";
import { NO_RELATIVES, type Relatives } from "../properties/record/relatives.ts";
import { answerOf } from "./ask-board.ts";
import { type Offer, offerOf } from "./offer.ts";
import { wishOf } from "./wish.ts";

interface Asking {
  readonly accountId: string;
  readonly principal: Principal;
  board(name: string): MatchBoardPort;
}

type WithPreview<P extends WritePlan<unknown, object>> = P & {
  readonly result: { readonly radar?: Preview | null };
};

/** A key that reads no matches learns nothing of them. Before the commit, so that a dry run and the write tell the same: the board has yet to learn of it. */
const withPreview = async <P extends WritePlan<unknown, object>>(
  { accountId, principal, board }: Asking,
  plan: P,
  about: About,
  after: object | null,
): Promise<WithPreview<P>> => {
  const name = accountBoard(accountId);
  const mayKnow = principal.key.scopes.includes("radar:read");
  const radar = mayKnow ? await answerOf(() => board(name).preview(name, about, after)) : null;
  return { ...plan, result: { ...plan.result, radar } };
};

/** Every write of one property decides on it with its relatives. */
type Written = Property & { readonly relatives?: Relatives };

const offerIn = (property: Written): Offer | null => {
  const { development, units } = property.relatives ?? NO_RELATIVES;
  return offerOf(property, { development, hasReadyUnits: units.some(({ radar }) => radar === "READY") });
};

/** What a write of a property does to its own matches (rules 26.40). */
export const previewProperty = async <P extends WritePlan<Written, object>>(
  call: Asking,
  preview: "radar" | undefined,
  plan: P,
): Promise<WithPreview<P>> =>
  preview ? withPreview(call, plan, { kind: "property", id: plan.data.id }, offerIn(plan.data)) : plan;

/** What a write of a client does to its own matches (rules 26.40). */
export const previewLead = async <P extends WritePlan<Lead, object>>(
  call: Asking,
  preview: "radar" | undefined,
  plan: P,
): Promise<WithPreview<P>> =>
  preview ? withPreview(call, plan, { kind: "lead", id: plan.data.id }, wishOf(plan.data)) : plan;
