import { isFull } from "../../src/errors/platform.ts";
import { D1_FAILURES, OBJECT_FAILURES } from "../support/platform-messages.ts";

/** The platform's error messages, by kind of port. */
const MESSAGES = {
  D1: Object.values(D1_FAILURES)
    .flat()
    .map((message) => `D1_ERROR: ${message}`),
  object: Object.values(OBJECT_FAILURES).flat(),
  R2: ["put: We encountered an internal error. Please try again. (10001)", "Network connection lost."],
  queue: ["Queue sendBatch failed: Internal Server Error", "Queue sendBatch failed: Too Many Requests"],
  web: ["Network connection lost.", "internal error; reference = 0123456789abcdef"],
  mail: ["internal error; reference = 0123456789abcdef"],
} as const;

type Kind = keyof typeof MESSAGES;

const KINDS: readonly [RegExp, Kind][] = [
  [/^DB(_S\d+)?\./, "D1"],
  [/^(ACCOUNT_GATE|EVENT_LOG|MATCH_BOARD)\./, "object"],
  [/^(PHOTOS|FEEDS)\./, "R2"],
  [/_QUEUE\./, "queue"],
  [/^WEB\./, "web"],
  [/^EMAIL\./, "mail"],
];

const kindOf = (label: string): Kind => {
  const found = KINDS.find(([pattern]) => pattern.test(label));
  if (!found) throw new Error(`${label} belongs to no known port.`);
  return found[1];
};

const thrownCount: Record<Kind, number> = { D1: 0, object: 0, R2: 0, queue: 0, web: 0, mail: 0 };

/** Error messages that no call has received yet. */
export const messagesNotThrown = (...kinds: readonly Kind[]): string[] =>
  kinds.flatMap((kind) => MESSAGES[kind].slice(thrownCount[kind]));

/**
 * The next failure of a call's port: over a walk, each port fails in every way it can.
 * @param neverFull omits the failures of a full database
 */
export const failureAt = (label: string, neverFull = false): Error => {
  const kind = kindOf(label);
  const messages = MESSAGES[kind];
  const message = messages[thrownCount[kind] % messages.length]!;
  thrownCount[kind] += 1;
  const error = new Error(message);
  if (neverFull && isFull(error)) return failureAt(label, neverFull);
  // The platform marks the failures of objects that may be retried.
  return kind === "object" && message === "Network connection lost."
    ? Object.assign(error, { retryable: true })
    : error;
};
