import { failureOf } from "../../lib/logger.ts";
import { clean, undo } from "./clean.ts";
import { comparedIn, compareSome, Difference, FIRST, storeCompared } from "./compare.ts";
import { copySome, ROUNDS } from "./copy.ts";
import { finish, freeze, release, setFence } from "./flip.ts";
import { copyRound, KEYS_OF_ROUND } from "./follow-changes.ts";
import { forget } from "./forget.ts";
import {
  AT_ONCE,
  isRevocable,
  type Move,
  type MovePorts,
  type MoveState,
  type Next,
  readOpenMove,
  readPlace,
} from "./move.ts";
import { callOff, prepare } from "./prepare.ts";

/** A copy that never catches up, or an account that is never closed for long enough, stays where it is. */
const MAX_ROUNDS = 100_000;
const MAX_EPOCHS = 40;

/** Follows what changes, compares once all rows are there, and closes the account when little is left. */
const catchUp = async (ports: MovePorts, move: Move): Promise<Next> => {
  if (move.step >= MAX_EPOCHS)
    return callOff(ports, move, "The account could not be closed for long enough.");
  if (!(await setFence(ports, move, "COPYING"))) return callOff(ports, move, "The fence is gone.");
  const from = ports.calmShard(move.fromShard);
  const to = ports.calmShard(move.toShard);
  const place = await readPlace(to, move);
  if (place?.tbl !== ROUNDS) return callOff(ports, move, "The copy is gone.");
  const [round] = JSON.parse(place.after) as [number];
  if (round > MAX_ROUNDS) return callOff(ports, move, "The copy never caught up.");
  // Also during the comparison, so that few changes pile up.
  const followed = await copyRound(from, to, move, ports.clock.now());
  if (followed.count >= KEYS_OF_ROUND) return AT_ONCE;
  const compared = comparedIn(followed.place);
  if (compared?.[0] === "equal") return freeze(ports, move);
  const comparing = { from, to, move, place: followed.place };
  await storeCompared(to, move, followed.place, compared ? await compareSome(comparing, compared) : FIRST);
  return AT_ONCE;
};

type Step = (ports: MovePorts, move: Move) => Promise<Next>;

const STEPS: Readonly<Record<Exclude<MoveState, "DONE" | "CANCELLED">, Step>> = {
  PLANNED: prepare,
  COPYING: copySome,
  CATCHING_UP: catchUp,
  FROZEN: finish,
  FLIPPED: release,
  CLEANING: clean,
};

/**
 * One step of an account's move. Each may be repeated, and continues where the previous one died
 * (docs/adr/0057-the-mover.md).
 * @returns the delay until the next is due; null when none is
 */
export const workMove = async (ports: MovePorts, accountId: string): Promise<Next> => {
  const move = await readOpenMove(ports.directory, accountId);
  if (!move) return forget(ports, accountId);
  if (move.cancelAt !== null) return undo(ports, move);
  try {
    return await STEPS[move.state as keyof typeof STEPS](ports, move);
  } catch (error) {
    if (error instanceof Difference && isRevocable(move)) return callOff(ports, move, error.message);
    throw error;
  }
};

/** Too many failures in a row: the account stays where it is, if it still can. */
export const abandonMove = async (ports: MovePorts, accountId: string, error: unknown): Promise<void> => {
  const move = await readOpenMove(ports.directory, accountId);
  if (move && isRevocable(move)) await callOff(ports, move, JSON.stringify(failureOf(error)));
};
