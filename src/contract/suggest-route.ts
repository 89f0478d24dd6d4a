import type { RefusalDetails } from "../errors/refusal.ts";
import { ptEn } from "../lib/language.ts";
import { nearest } from "./accepted-names.ts";

/**
 * A hint for a path whose beginning is unknown: `v1/property`, or `properties` without its version.
 * @param beginnings the known beginnings of paths; only those of `/v1` are suggested
 */
export const suggestRoute = (beginning: string, beginnings: readonly string[]): RefusalDetails => {
  const ofCallers = beginnings.filter((one) => one.startsWith("v1/"));
  const meant = beginnings.includes(beginning) ? undefined : nearest(beginning, ofCallers);
  if (meant === undefined) return {};
  return { detail: ptEn(`Você quis dizer /${meant}?`, `Did you mean /${meant}?`) };
};
