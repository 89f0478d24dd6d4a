import type { About, Preview } from "../../ports/board-answers.ts";
import { accountBoard, type MatchBoardPort } from "../../ports/match-board.ts";
import { answerOf } from "./ask-board.ts";
import { joinPreviews } from "./preview.ts";

/** An object and its offer or wish as a write leaves it; null: it has none then. */
export interface PreviewQuestion {
  readonly about: About;
  readonly after: object | null;
}

/** What becomes of the matches of objects of the account; null where its board does not answer in time. */
export type AskPreview = (questions: readonly PreviewQuestion[]) => Promise<Preview | null>;

/** For the attempts of one call: what is decided again alike is not asked again, and who was silent is not asked at all. */
export const askPreviewOnce = (board: (name: string) => MatchBoardPort, accountId: string): AskPreview => {
  const name = accountBoard(accountId);
  const answers = new Map<string, Preview>();
  let isSilent = false;
  return async (questions) => {
    const asked = JSON.stringify(questions);
    const known = answers.get(asked);
    if (isSilent || known) return known ?? null;
    const each = () =>
      Promise.all(questions.map(({ about, after }) => board(name).preview(name, about, after)));
    const previews = await answerOf(each);
    isSilent = previews === null;
    if (previews) answers.set(asked, joinPreviews(previews));
    return previews && joinPreviews(previews);
  };
};
