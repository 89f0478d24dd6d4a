import { SECOND_MS } from "../../lib/clock.ts";
import { failureOf, logger } from "../../lib/logger.ts";
import { untilAborted } from "../../lib/wait.ts";
import type { Preview, PreviewQuestion } from "../../ports/board-answers.ts";
import { accountBoard, type MatchBoardPort } from "../../ports/match-board.ts";

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

/** A board that was asleep reads its rows first. */
const ANSWER_MS = SECOND_MS;

/** A board's answer; null if it is late, because the call itself does not wait for it. */
export const answerOf = async <T>(asking: () => Promise<T>, ms = ANSWER_MS): Promise<T | null> => {
  try {
    return await untilAborted(asking(), AbortSignal.timeout(ms));
  } catch (error) {
    logger.warn("board did not answer", { failure: failureOf(error) });
    return null;
  }
};
