import type { WriteContext } from "../../call-context.ts";
import { type BasedPlan, basisOf, NO_EFFECTS } from "../../db/plan.ts";
import { type Refusal, refuseRequest } from "../../errors/refusal.ts";
import { movesOf, type PartnershipPosition } from "../../vocabulary/partnership-moves.ts";
import type { PartnershipStage } from "../../vocabulary/value-lists.ts";
import { changeEffects, type PartnershipChange } from "./change.ts";
import {
  loadPartnership,
  type Partnership,
  type PartnershipSide,
  requestingSide,
  sideOf,
} from "./partnership.ts";

export interface PartnershipWriteResult {
  readonly outcome: "STATUS_SET" | "UNCHANGED";
  readonly dryRun: boolean;
}

/** A partnership after a move, and its stored stage, which a dry run keeps. */
export interface Moved {
  readonly partnership: Partnership;
  readonly storedStage: PartnershipStage;
}

const positionOf = (partnership: Partnership, side: PartnershipSide): PartnershipPosition => ({
  status: partnership.status,
  isRequester: side === requestingSide(partnership),
  isClients: side === "client",
  askedAt: partnership.updateAskedAt,
});

const SIDE_WORDS = { client: "cliente", property: "imóvel" } as const satisfies Record<
  PartnershipSide,
  string
>;

/** Names the side that moves: in a sandbox it is not always the caller's. */
const refuse = (side: PartnershipSide, from: PartnershipStage, to: PartnershipStage): Refusal =>
  refuseRequest(
    `O lado do ${SIDE_WORDS[side]} não pode mudar a parceria de ${from} para ${to} agora.`,
    `The ${side}'s side cannot move the partnership from ${from} to ${to} now.`,
  );

/** A move answers an open request for an update: the client's side has reported (rules 28.11). */
export const moveTo = (before: Partnership, status: PartnershipStage, now: number): PartnershipChange => ({
  fields: { status, lastProgressAt: now, updateAskedAt: null },
  changedFields: ["status", "lastProgressAt", ...(before.updateAskedAt === null ? [] : ["updateAskedAt"])],
});

/**
 * POST /partnerships/{partnershipId}/status. Of two simultaneous moves one wins, and the other is decided again
 * (rules 28.10).
 * @throws Refusal not_found, request_refused
 */
export const setPartnershipStatus = async (
  ctx: WriteContext,
  id: string,
  status: PartnershipStage,
): Promise<BasedPlan<Moved, PartnershipWriteResult>> => {
  const before = await loadPartnership(ctx, id);
  const { dryRun } = ctx;
  const rest = { subject: id, basis: basisOf("partnerships", before) };
  if (before.status === status) {
    const data = { partnership: before, storedStage: status };
    return { ...NO_EFFECTS, data, result: { outcome: "UNCHANGED", dryRun }, ...rest };
  }
  const now = ctx.clock.now();
  const side = sideOf(before, ctx.accountId);
  if (!movesOf(positionOf(before, side), now).includes(status)) throw refuse(side, before.status, status);
  const { after, effects } = changeEffects(before, moveTo(before, status, now), now);
  const data = { partnership: after, storedStage: dryRun ? before.status : status };
  return { ...effects, data, result: { outcome: "STATUS_SET", dryRun }, ...rest };
};
