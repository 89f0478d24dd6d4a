import type { Answer } from "./http.ts";

/** Enough to tell what went wrong; a failing test of a race has dozens. */
const KEPT = 3;
const SHOWN_CHARS = 2_000;

let kept: string[] = [];

/** Remembers an answer that refuses, for the failure message of the test under way. */
export const noteRefusal = (request: string, { status, text }: Pick<Answer, "status" | "text">): void => {
  if (status < 400) return;
  const shown = text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
  kept = [...kept, `${request} was answered ${status} ${shown}`].slice(-KEPT);
};

export const forgetRefusals = (): void => {
  kept = [];
};

/** A failure message with the last refusals that its test was answered behind it. */
export const withRefusals = (message: string): string => [message, ...kept].join("\n\n");
