import type { AnswerTo } from "../../api/operations.ts";
import type { PanelContext } from "../../context.ts";
import { Funnel } from "../../kit/funnel.tsx";
import { FUNNEL } from "./texts.ts";

type Counts = AnswerTo<"countOpportunities">["data"];

const sumOf = (counts: readonly number[]): number => counts.reduce((sum, one) => sum + one, 0);

/** From opportunities found to deals closed; left out if Radar has found nothing. */
export const RadarFunnel = ({ c, counts }: { readonly c: PanelContext; readonly counts: Counts }) => {
  const { NEW, FAVORITED, ARCHIVED, REQUESTED } = counts.matches;
  const { ACCEPTED, LEAD_REGISTERED, CONTACTED, NEGOTIATING, PROPOSAL, WON, LOST } = counts.partnerships;
  const stage = (title: (typeof FUNNEL)[keyof typeof FUNNEL], ...parts: readonly number[]) => ({
    title,
    count: sumOf(parts),
    isCut: parts.some((one) => one >= counts.most),
  });
  const stages = [
    stage(FUNNEL.found, NEW, FAVORITED, ARCHIVED, REQUESTED),
    stage(FUNNEL.favorited, FAVORITED, REQUESTED),
    stage(FUNNEL.requested, REQUESTED),
    stage(FUNNEL.partnership, ACCEPTED, LEAD_REGISTERED, CONTACTED, NEGOTIATING, PROPOSAL, WON, LOST),
    stage(FUNNEL.won, WON),
  ];
  return stages[0]!.count === 0 ? null : <Funnel c={c} title={FUNNEL.title} stages={stages} />;
};
