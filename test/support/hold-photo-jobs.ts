import { env } from "cloudflare:workers";
import { afterEach, beforeEach, expect, vi } from "vitest";
import type { Json } from "./http.ts";

/** Commits in the outbox that ask for photos. */
const waiting = async (): Promise<string[]> => {
  const { results } = await env.DB.prepare(
    `SELECT DISTINCT outbox.id FROM outbox, json_each(jobs) AS job WHERE job.value ->> 'queue' = 'photos'`,
  ).all<{ id: string }>();
  return results.map(({ id }) => id);
};

/** Keeps the photo jobs of the calling file's tests from their queue, so that no gallery arrives while one runs. */
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
  // A job leaves the outbox beside the reply of its write: the queue is held until the last of them has.
  afterEach(() =>
    vi.waitFor(async () => expect((await waiting()).filter((id) => !before.includes(id))).toEqual([])),
  );
  return held;
};
