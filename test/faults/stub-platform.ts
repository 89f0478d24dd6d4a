import { env } from "cloudflare:workers";
import { beforeEach, vi } from "vitest";
import { moveClock, stopClockAt } from "../support/time.ts";
import { deadline, forgetPages, outside } from "./stub-web.ts";

export interface HeldMessage {
  readonly accountId: string;
  readonly [member: string]: unknown;
}

const held: HeldMessage[] = [];

/** Takes an account's messages from all queues. */
export const takeMessages = (accountId: string): HeldMessage[] => {
  const own = held.filter((message) => message.accountId === accountId);
  for (const message of own) held.splice(held.indexOf(message), 1);
  return own;
};

/** Whether a message with this member waits in a queue for the account. */
export const isWaiting = (accountId: string, member: string): boolean =>
  held.some((message) => message.accountId === accountId && member in message);

/**
 * Lets nothing run by itself during the calling file's tests: queues keep their messages, receivers answer 204, and
 * the clock moves only by waiting.
 */
export const stubPlatform = (): void => {
  beforeEach(() => {
    stopClockAt(Date.now());
    vi.spyOn(console, "log").mockImplementation(() => undefined);
    held.length = 0;
    forgetPages();
    const queues = Object.getPrototypeOf(env.PHOTO_QUEUE) as Queue<HeldMessage>;
    vi.spyOn(queues, "sendBatch").mockImplementation(async (messages) => {
      held.push(...[...messages].map(({ body }) => body));
      return undefined as never;
    });
    vi.spyOn(scheduler, "wait").mockImplementation(async (ms) => moveClock(ms));
    vi.spyOn(AbortSignal, "timeout").mockImplementation(deadline);
    vi.spyOn(globalThis, "fetch").mockImplementation(outside);
  });
};
