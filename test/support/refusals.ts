import type { Answer } from "./http.ts";

/** Enough to explain a failure; a failing race has dozens. */
const KEPT = 3;
const SHOWN_CHARS = 2_000;

let kept: string[] = [];

/** Records a refusal for the running test's failure message. */
export const noteRefusal = (request: string, { status, text }: Pick<Answer, "status" | "text">): void => {
  if (status < 400) return;
  const shown = text.length > SHOWN_CHARS ? `${text.slice(0, SHOWN_CHARS)}…` : text;
  kept = [...kept, `${request} was answered ${status} ${shown}`].slice(-KEPT);
};

export const forgetRefusals = (): void => {
  kept = [];
};

/** A failure message followed by its test's last refusals. */
export const withRefusals = (message: string): string => [message, ...kept].join("\n\n");
