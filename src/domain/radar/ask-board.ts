import type { ReadContext } from "../../call-context.ts";
import type { WritePlan } from "../../db/plan.ts";
import type { RelatedProperty, Relatives } from "../../db/related-property.ts";
import type { Lead } from "../../db/schema/leads.ts";
import type { Property } from "../../db/schema/properties.ts";
import { SECOND_MS } from "../../lib/clock.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { untilAborted } from "../../lib/wait.ts";
import type { Principal } from "../../ports/account-gate.ts";
import type { Preview, PreviewQuestion } from "../../ports/board-answers.ts";
import { accountBoard, type MatchBoardPort } from "../../ports/match-board.ts";
import { afterPlans, NO_RELATIVES, readRelated, type States } from "../properties/related.ts";
import { offerOfRelated, wishOf } from "./sides.ts";

/** The future matches of the account's objects; null if its board does not answer in time. */
export type AskPreview = (questions: readonly PreviewQuestion[]) => Promise<Preview | null>;

/** For the attempts of one call: an equal question is not asked twice, and a silent board is not asked again. */
export const askPreviewOnce = (board: (name: string) => MatchBoardPort, accountId: string): AskPreview => {
  const name = accountBoard(accountId);
  const answers = new Map<string, Preview>();
  let isSilent = false;
  return async (questions) => {
    const asked = JSON.stringify(questions);
    const known = answers.get(asked);
    if (isSilent || known) return known ?? null;
    const preview = await answerOf(() => board(name).preview(name, questions));
    isSilent = preview === null;
    if (preview) answers.set(asked, preview);
    return preview;
  };
};

/** Enough for a board that was asleep, and reads its rows first. */
const ANSWER_MS = SECOND_MS;

/** A board's answer; null if it fails or is late, because the call itself does not need it. */
export const answerOf = async <T>(asking: () => Promise<T>, ms = ANSWER_MS): Promise<T | null> => {
  try {
    return await untilAborted(asking(), AbortSignal.timeout(ms));
  } catch (error) {
    logger.warn("board did not answer", { failure: failureOf(error) });
    return null;
  }
};

interface Asking extends Pick<ReadContext, "accountId" | "db" | "meter"> {
  readonly principal: Principal;
  readonly askPreview: AskPreview;
}

type WithPreview<P extends WritePlan<unknown, object>> = P & {
  readonly result: { readonly radar?: Preview | null };
};

/** A key that may not read matches gets no preview. Runs before the commit, so a dry run and the write agree. */
const withPreview = async <P extends WritePlan<unknown, object>>(
  { principal, askPreview }: Asking,
  plan: P,
  questionsOf: () => Promise<PreviewQuestion[]>,
): Promise<WithPreview<P>> => {
  const mayReadMatches = principal.key.scopes.includes("radar:read");
  const radar = mayReadMatches ? await askPreview(await questionsOf()) : null;
  return { ...plan, result: { ...plan.result, radar } };
};

/** Every write of one property loads its relatives too. */
type Written = Property & { readonly relatives?: Relatives };

type PropertyWrite = WritePlan<Written, object> & { readonly states?: States };

/** All properties whose recommendations a write may change: the property, its unit types, or its development. */
const affectedProperties = async (
  call: Asking,
  { data, states = new Map() }: PropertyWrite,
): Promise<RelatedProperty[]> => {
  const written = { ...data, relatives: data.relatives ?? NO_RELATIVES };
  const units = written.relatives.units.flatMap((unit) => {
    const left = states.get(unit.id);
    return left ? [{ ...left, relatives: { development: data, units: [] } }] : [];
  });
  const parent = written.relatives.development;
  const developments = parent && states.size > 0 ? await readRelated(call, [parent.id]) : [];
  return [
    afterPlans(written, states),
    ...units,
    ...developments.map((one) => {
      // A new unit type is not among those read.
      const others = one.relatives.units.filter(({ id }) => id !== data.id);
      return { ...one, relatives: { ...one.relatives, units: [...others, data] } };
    }),
  ];
};

/** The effect of a property's write on its own matches and those of its unit types or development (rules 26.43). */
export const previewProperty = async <P extends PropertyWrite>(
  call: Asking,
  preview: "radar" | undefined,
  plan: P,
): Promise<WithPreview<P>> => {
  if (!preview) return plan;
  return withPreview(call, plan, async () =>
    (await affectedProperties(call, plan)).map((property) => ({
      about: { kind: "property", id: property.id },
      after: offerOfRelated(property),
    })),
  );
};

/** The effect of a client's write on its own matches (rules 26.43). */
export const previewLead = async <P extends WritePlan<Lead, object>>(
  call: Asking,
  preview: "radar" | undefined,
  plan: P,
): Promise<WithPreview<P>> => {
  if (!preview) return plan;
  const question = { about: { kind: "lead", id: plan.data.id }, after: wishOf(plan.data) } as const;
  return withPreview(call, plan, async () => [question]);
};
