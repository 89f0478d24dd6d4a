import { DAY_MS } from "../lib/clock.ts";
import { type PartnershipStage, RUNNING_STAGES } from "./value-lists.ts";

/** Time for the client's side to answer a request for an update (rules 28.8). */
export const ANSWER_MS = 15 * DAY_MS;

const BY_CLIENTS_SIDE: readonly PartnershipStage[] = ["CONTACTED", "NEGOTIATING", "PROPOSAL", "WON", "LOST"];

/** A partnership as one of its sides sees it. */
export interface PartnershipPosition {
  readonly status: PartnershipStage;
  readonly isRequester: boolean;
  /** Whether this side has the client. */
  readonly isClients: boolean;
  /** When an update was requested that has not come yet; null if none is awaited. */
  readonly askedAt: number | null;
}

export const isRunning = (stage: PartnershipStage): boolean =>
  (RUNNING_STAGES as readonly PartnershipStage[]).includes(stage);

/** The stages to which a side may move a partnership now, without the current one (rules 28.8). */
export const movesOf = (
  { status, isRequester, isClients, askedAt }: PartnershipPosition,
  now: number,
): readonly PartnershipStage[] => {
  if (status === "PENDING") return isRequester ? ["CANCELLED"] : ["ACCEPTED", "DECLINED"];
  if (!isRunning(status)) return [];
  if (isClients) return BY_CLIENTS_SIDE.filter((stage) => stage !== status);
  return askedAt !== null && askedAt <= now - ANSWER_MS ? ["LOST"] : [];
};
