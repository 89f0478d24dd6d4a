import { addressOf, type PanelContext } from "../../context.ts";
import { admit, networkLimits } from "../rate-limits.ts";

/** By network and hour: whoever registers a new client every minute is no person with an assistant. */
const MAX_HOURLY = { REGISTER: 20, DOCUMENT: 120, BEGIN: 120 } as const;

export type Use = keyof typeof MAX_HOURLY;

/** Counts a use. @returns whether there were too many within the hour */
export const isOverused = async (c: PanelContext, use: Use): Promise<boolean> => {
  const limits = networkLimits(`oauth:${use}`, { address: addressOf(c), limit: MAX_HOURLY[use] });
  return (await admit(c.env.PANEL_DB, limits, c.get("clock").now())) !== null;
};
