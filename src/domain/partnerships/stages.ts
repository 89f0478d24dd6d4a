import { PARTNERSHIP_STAGES, type PartnershipStage, RUNNING_STAGES } from "../../vocabulary/value-lists.ts";

const isAmong =
  (stages: readonly PartnershipStage[]) =>
  (stage: PartnershipStage): boolean =>
    stages.includes(stage);

/** Not ended: a pair has at most one such partnership (rules 28.5). */
export const isOpenStage = isAmong(["PENDING", ...RUNNING_STAGES]);

/** The stages of isOpenStage, for a statement: the partial indexes use these words. */
export const OPEN_STAGES_SQL = `(${PARTNERSHIP_STAGES.filter(isOpenStage)
  .map((stage) => `'${stage}'`)
  .join(", ")})`;

/** Accepted, now or earlier: the two accounts know each other's contacts (rules 28.7). */
export const isRevealed = (stage: PartnershipStage): boolean =>
  !isAmong(["PENDING", "DECLINED", "CANCELLED"])(stage);
