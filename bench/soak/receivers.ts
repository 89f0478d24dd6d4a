import { type Receiver, startReceiver } from "../receiver.ts";

/** The kinds of receivers, by the first segment of their path. */
const ANSWERS = {
  healthy: { status: 204, afterMs: 0 },
  slow: { status: 204, afterMs: 1_500 },
  failing: { status: 500, afterMs: 0 },
  gone: { status: 410, afterMs: 0 },
} as const;

export type Behavior = keyof typeof ANSWERS;

const behaviorOf = (path: string): Behavior => {
  const name = path.split("/")[1] ?? "";
  return name in ANSWERS ? (name as Behavior) : "healthy";
};

/** Whether every event for such a receiver has to arrive. */
export const arrives = (behavior: Behavior): boolean => ANSWERS[behavior].status === 204;

export const startReceivers = (): Promise<Receiver> => startReceiver((path) => ANSWERS[behaviorOf(path)]);
