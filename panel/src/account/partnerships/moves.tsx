import type { Sentence } from "../../../../src/lib/language.ts";
import { movesOf } from "../../../../src/vocabulary/partnership-moves.ts";
import type { PartnershipStage } from "../../../../src/vocabulary/value-lists.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelContext, sameInBoth } from "../../context.ts";
import { IdempotencyKey } from "../../kit/fields.tsx";
import { PARTNERSHIPS } from "./texts.ts";

export type Partnership = AnswerTo<"readAccountPartnership">["data"];

/** Keyed by the API's stage. */
export type Stages = Readonly<Record<string, Sentence>>;

export const partnershipsBase = (c: PanelContext): string => inAccount(c, "/partnerships");

/** The stages' labels, as the API gives them in the reader's language. */
export const stagesOf = ({ data }: AnswerTo<"listPartnershipStatuses">): Stages =>
  Object.fromEntries(data.map(({ value, label }) => [value, sameInBoth(label)]));

export const titleOf = (c: PanelContext, partnership: Partnership): string =>
  partnership.property?.title ?? partnership.developmentTitle ?? c.get("t")(PARTNERSHIPS.untitled);

/** The stages to which the account may move the partnership now. */
export const movesNow = (c: PanelContext, partnership: Partnership): readonly PartnershipStage[] =>
  movesOf(
    {
      status: partnership.status,
      isRequester: partnership.ourSide === "REQUESTER",
      isClients: partnership.canMoveFunnel,
      askedAt: partnership.updateAskedAt === null ? null : Date.parse(partnership.updateAskedAt),
    },
    c.get("clock").now(),
  );

/** The label of the button for each answer to a request. */
const ANSWERS: Readonly<Record<string, Sentence>> = {
  ACCEPTED: PARTNERSHIPS.accept,
  DECLINED: PARTNERSHIPS.decline,
  CANCELLED: PARTNERSHIPS.cancel,
};

/** Moves that end or refuse the partnership: their buttons do not stand out. */
const UNEMPHASIZED: ReadonlySet<string> = new Set(["DECLINED", "CANCELLED", "LOST"]);

interface MovesParts {
  readonly c: PanelContext;
  readonly partnership: Partnership;
  readonly stages: Stages;
}

/** A button for each move that is allowed now. */
export const Moves = ({ c, partnership, stages }: MovesParts) => {
  const t = c.get("t");
  const moves = movesNow(c, partnership);
  return moves.length === 0 ? null : (
    <form method="post" action={`${partnershipsBase(c)}/${partnership.id}/status`} class="act">
      <IdempotencyKey value={undefined} />
      <div class="row">
        {moves.map((stage, at) => (
          <button
            type="submit"
            class={at === 0 && !UNEMPHASIZED.has(stage) ? "main" : "plain"}
            name="/status"
            value={stage}
          >
            {t(ANSWERS[stage] ?? stages[stage]!)}
          </button>
        ))}
      </div>
    </form>
  );
};
