import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { eventually } from "./eventually.ts";
import type { Json } from "./http.ts";
import { query } from "./query.ts";

const waiting = async (): Promise<string[]> => {
  const results = await query`SELECT DISTINCT outbox.id FROM outbox, json_each(jobs) AS job
    WHERE job.value ->> 'queue' = 'photos'`;
  return results.map(({ id }) => id);
};

/** Holds the photo jobs of the calling file's tests, so that no gallery arrives meanwhile. */
export const holdPhotos = (): Json[] => {
  const held: Json[] = [];
  let before: string[] = [];
  beforeEach(async () => {
    vi.spyOn(env.PHOTO_QUEUE, "sendBatch").mockImplementation(async (messages) => {
      for (const { body } of messages) held.push(body);
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    });
    before = await waiting();
  });
  // A job may leave the outbox after its write was answered: the queue is held until the last job has left.
  afterEach(() =>
    eventually(async () => expect((await waiting()).filter((id) => !before.includes(id))).toEqual([])),
  );
  return held;
};
