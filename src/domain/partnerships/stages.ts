import { PARTNERSHIP_STAGES, type PartnershipStage } from "../../vocabulary/value-lists.ts";

/** Between a yes and the end, in any order (rules 28.8). */
const RUNNING_STAGES = [
  "ACCEPTED",
  "LEAD_REGISTERED",
  "CONTACTED",
  "NEGOTIATING",
  "PROPOSAL",
] as const satisfies readonly PartnershipStage[];

const isAmong =
  (stages: readonly PartnershipStage[]) =>
  (stage: PartnershipStage): boolean =>
    stages.includes(stage);

export const isRunning = isAmong(RUNNING_STAGES);

/** Not ended yet: a pair has one such partnership at the most (rules 28.5). */
export const isOpenStage = isAmong(["PENDING", ...RUNNING_STAGES]);

/** The stages of isOpenStage, for a statement: the partial indexes hold them in these words. */
export const OPEN_STAGES_SQL = `(${PARTNERSHIP_STAGES.filter(isOpenStage)
  .map((stage) => `'${stage}'`)
  .join(", ")})`;

/** Said yes to, now or once: the two accounts know how to reach each other (rules 28.7). */
export const isRevealed = (stage: PartnershipStage): boolean =>
  !isAmong(["PENDING", "DECLINED", "CANCELLED"])(stage);
