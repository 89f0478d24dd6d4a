import type { CaptacaoSettings } from "../../call-context.ts";
import type { CaptacaoDesk } from "../../db/schema/captacao-desks.ts";
import type { CaptacaoOffer } from "../../db/schema/captacao-offers.ts";
import type { CaptacaoOwner } from "../../db/schema/captacao-owners.ts";
import { MAX_OPEN_OFFERS } from "./offered-owner.ts";
import type { CaptacaoObstacle } from "./refuse.ts";

/** The facts of an owner that decide who may get the offer. */
export interface Sought extends Pick<CaptacaoOwner, "purpose"> {
  readonly citySlug: string;
}

/** Why nobody gets an offer of this owner. @param owner null if about to be entered */
export const obstacleOfOwner = (
  { isActive }: Pick<CaptacaoSettings, "isActive">,
  owner: Pick<CaptacaoOwner, "acceptedBy" | "erasedAt"> | null,
): CaptacaoObstacle | null => {
  if (owner && owner.acceptedBy !== null) return "taken";
  if (owner && owner.erasedAt !== null) return "erased";
  return isActive ? null : "inactive";
};

interface Desk {
  readonly desk: CaptacaoDesk;
  /** The account's last offer of this owner. */
  readonly offer: CaptacaoOffer | null;
  readonly open: number;
}

/** Why this account gets no new offer of an owner with these facts (rules 29.10, 29.15). */
export const obstacleOfAccount = (
  { desk, offer, open }: Desk,
  { citySlug, purpose }: Sought,
): CaptacaoObstacle | null => {
  const { operatingCities, purposes } = desk;
  if (offer?.status === "OFFERED") return "ending";
  if (desk.paused || desk.pausedAuto) return "paused";
  if (operatingCities.length > 0 && !operatingCities.includes(citySlug)) return "outside";
  if (purposes.length > 0 && !purposes.includes(purpose)) return "outside";
  return open >= MAX_OPEN_OFFERS ? "full" : null;
};
