import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import type { Job } from "../../../src/db/plan.ts";
import { sendJobs } from "../../../src/domain/outbox/send-jobs.ts";
import { notifyOfLead } from "../../../src/domain/radar/notifications.ts";
import { newId } from "../../../src/lib/id.ts";
import type { JobQueues } from "../../../src/ports/job-queues.ts";
import { RecordingQueue } from "../../support/recording-queue.ts";
import { storedInterest, storedLead } from "../../support/stored-lead.ts";

/** The most cities in a client's search profile. */
const CITIES = 30;

const lookingIn = (first: number) =>
  storedInterest({
    locations: Array.from({ length: CITIES }, (_, at) => ({
      cityId: `${first + at}`,
      neighborhoodSlug: null,
      neighborhood: null,
    })),
  });

/** A sandbox's boards have the longest names. */
const accountId = newId("account").replace("acc-", "acc-demo").slice(0, 20);

/** The jobs of a shared client who now searches in other cities; the next client's cities differ too. */
const farMove = (at: number): Job[] => {
  const before = storedLead({
    id: newId("lead"),
    accountId,
    sharedToNetwork: true,
    interest: lookingIn(3_500_000 + at),
  });
  return notifyOfLead(before, { ...before, interest: lookingIn(4_100_000 + at) });
};

const send = async (queue: RecordingQueue, jobs: readonly Job[]): Promise<void> => {
  await sendJobs(
    { radar: queue as unknown as Queue } as JobQueues,
    "radar",
    { shard: "DB", db: env.DB },
    jobs,
  );
};

describe("jobs on their way to a queue", () => {
  it("are split by bytes: a hundred clients that move exceed one batch", async () => {
    const jobs = Array.from({ length: 100 }, (_, at) => farMove(at)).flat();
    const queue = new RecordingQueue();
    await send(queue, jobs);
    const bytes = JSON.stringify(queue.messages).length;
    expect(bytes).toBeGreaterThan(256_000);
    expect(queue.messages.map((message) => (message as { id: string }).id)).toEqual(
      jobs.map(({ payload }) => (payload as { id: string }).id),
    );
    expect(queue.sendings.length).toBe(Math.ceil(bytes / 190_000));
  });

  it("are split by number if they are small", async () => {
    const light = Array.from({ length: 201 }, (_, at): Job => {
      const [job] = notifyOfLead(null, storedLead({ id: newId("lead"), accountId: `acc-${at}` }));
      return job!;
    });
    const queue = new RecordingQueue();
    await send(queue, light);
    expect(queue.sendings).toEqual([100, 100, 1]);
  });

  it("with the most objects and boards possible still fit into one message", async () => {
    const [one] = farMove(0);
    const alike = Array.from(
      { length: 50 },
      (): Job => ({ ...one!, payload: { ...one!.payload, id: newId("lead") } as Job["payload"] }),
    );
    const queue = new RecordingQueue();
    await send(queue, alike);
    expect(queue.messages).toHaveLength(1);
  });
});
