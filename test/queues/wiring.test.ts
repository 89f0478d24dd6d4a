import { createExecutionContext, createMessageBatch } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { CONSUMERS, queue } from "../../queues/index.ts";
import { WAITS_SECONDS, waitAfter } from "../../queues/redelivery.ts";
import { LOST_AFTER_MS } from "../../src/jobs/sweep-photos.ts";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { JOB_QUEUES } from "../../src/ports/messages.ts";

const FILES = import.meta.glob("../../wrangler.toml", { query: "?raw", import: "default", eager: true });
const TOML = String(Object.values(FILES)[0]);

/** The settings of each consumer, by its queue. */
const settings = Object.fromEntries(
  TOML.split(/^\[\[?/m)
    .filter((section) => section.startsWith("queues.consumers]]"))
    .map((section) =>
      Object.fromEntries(
        [...section.matchAll(/^(\w+) = "?([^"\n]*)"?$/gm)].map(([, name, value]) => [name, value]),
      ),
    )
    .map((consumer) => [consumer.queue, consumer]),
);

describe("the queues of the deployment", () => {
  it("have a consumer each, and none is without a queue", () => {
    expect(Object.keys(settings).sort()).toEqual(Object.keys(CONSUMERS).sort());
  });

  it("hand over to a queue of dead letters that is consumed", () => {
    for (const name of JOB_QUEUES) expect(settings[name]?.dead_letter_queue).toBe(`${name}-dead`);
    for (const name of JOB_QUEUES) expect(settings).toHaveProperty(`${name}-dead`);
  });

  it("deliver a gallery as often as it has waits", () => {
    expect(Number(settings.photos?.max_retries)).toBe(WAITS_SECONDS.length);
  });

  it("let nothing wait so long that it counts as lost", () => {
    for (const seconds of WAITS_SECONDS) expect(seconds * SECOND_MS).toBeLessThan(LOST_AFTER_MS);
    expect(waitAfter(99) * SECOND_MS).toBeLessThan(LOST_AFTER_MS);
  });

  it("refuse a batch that nobody consumes", async () => {
    const batch = createMessageBatch("unheard-of", []);
    await expect(queue(batch, env, createExecutionContext())).rejects.toThrow("unheard-of");
  });
});
