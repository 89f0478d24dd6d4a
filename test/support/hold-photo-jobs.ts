import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Json } from "./http.ts";

/** Photo jobs in the outbox that are younger than an entry of it. */
const waiting = async (since: number): Promise<number> => {
  const jobs = "SELECT count(*) AS n FROM outbox WHERE kind = 'job' AND type = 'photos' AND seq > ?";
  return (await env.DB.prepare(jobs).bind(since).first<number>("n")) ?? 0;
};

/** Keeps the photo jobs of the calling file's tests from their queue, so that no gallery arrives while one runs. */
export const holdPhotos = (): Json[] => {
  const held: Json[] = [];
  let since = 0;
  beforeEach(async () => {
    vi.spyOn(env.PHOTO_QUEUE, "sendBatch").mockImplementation(async (messages) => {
      for (const { body } of messages) held.push(body);
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    });
    since = (await env.DB.prepare("SELECT max(seq) AS seq FROM outbox").first<number>("seq")) ?? since;
  });
  // A job leaves the outbox beside the reply of its write: the queue is held until the last of them has.
  afterEach(() => vi.waitFor(async () => expect(await waiting(since)).toBe(0)));
  return held;
};
