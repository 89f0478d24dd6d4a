import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";

/** States that need attention, are over, or went wrong; any other state is normal. */
const TONES: Readonly<Record<string, "waiting" | "ended" | "bad">> = {
  PENDING: "waiting",
  REQUESTED: "waiting",
  QUEUED: "waiting",
  RUNNING: "waiting",
  RETRYING: "waiting",
  INACTIVE: "ended",
  ARCHIVED: "ended",
  DELETED: "ended",
  SOLD: "ended",
  RENTED: "ended",
  LOST: "ended",
  DECLINED: "ended",
  CANCELLED: "ended",
  SKIPPED: "ended",
  FAILED: "bad",
  EMPTY: "bad",
  TRUNCATED: "bad",
  NOT_A_FEED: "bad",
  TOO_LARGE: "bad",
  TOO_MANY_LISTINGS: "bad",
  UNREACHABLE: "bad",
  SHRINK_GUARD: "bad",
};

interface StateParts {
  readonly c: PanelContext;
  readonly is: string;
  readonly of: Readonly<Record<string, Sentence>>;
}

/** The state of an object in a list: its words, on a color that repeats them. */
export const State = ({ c, is, of }: StateParts) => (
  <span class={["badge", TONES[is]].filter(Boolean).join(" ")}>{of[is] ? c.get("t")(of[is]) : is}</span>
);
