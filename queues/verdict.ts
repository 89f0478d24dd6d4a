/** What becomes of a message that was worked on: acknowledged, or delivered again after a while. */
export type Verdict = "done" | { readonly retryInSeconds: number };
