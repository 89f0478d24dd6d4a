import { addressOf, type PanelContext } from "../../context.ts";
import { admit, networkLimits } from "../rate-limits.ts";

/** Per network and hour: a person with an assistant does not register a new client every few minutes. */
const MAX_HOURLY = { REGISTER: 20, DOCUMENT: 120, BEGIN: 120 } as const;

export type Use = keyof typeof MAX_HOURLY;

/** Counts a use. @returns whether there were too many within the hour */
export const isOverused = async (c: PanelContext, use: Use): Promise<boolean> => {
  const limits = networkLimits(`oauth:${use}`, { address: addressOf(c), limit: MAX_HOURLY[use] });
  return (await admit(c.env.PANEL_DB, limits, c.get("clock").now())) !== null;
};
