import { isRevocable, type Move } from "../../domain/moves/move.ts";
import { isoOrNull, isoTime } from "../../lib/clock.ts";

export const viewMove = (move: Move) => ({
  id: move.id,
  accountId: move.accountId,
  from: move.fromShard,
  to: move.toShard,
  state: move.state,
  canBeCancelled: isRevocable(move),
  frozenMs: move.frozenMs,
  failure: move.error,
  begunAt: isoTime(move.startedAt),
  changedAt: isoTime(move.changedAt),
  cancelledAt: isoOrNull(move.cancelAt),
});
