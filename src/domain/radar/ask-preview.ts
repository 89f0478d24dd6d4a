import type { Preview, PreviewQuestion } from "../../ports/board-answers.ts";
import { accountBoard, type MatchBoardPort } from "../../ports/match-board.ts";
import { answerOf } from "./ask-board.ts";

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
