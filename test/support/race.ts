import type { Answer } from "./http.ts";

/** Makes this many calls at once. @returns the answers in the order of the calls */
export const race = (count: number, call: (at: number) => Promise<Answer>): Promise<Answer[]> =>
  Promise.all(Array.from({ length: count }, (_, at) => call(at)));

/** The number of answers with each outcome or error code. */
export const tally = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const { body } of answers) {
    const word: string = body.code ?? body.result.outcome;
    counts[word] = (counts[word] ?? 0) + 1;
  }
  return counts;
};
