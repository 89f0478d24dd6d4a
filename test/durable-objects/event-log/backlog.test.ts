import { describe, expect, it } from "vitest";
import { SLICE_ROWS } from "../../../durable-objects/event-log/webhooks/backlog.ts";
import { type WebhookEngine, withEndpoint } from "../../support/webhook-engine.ts";

const MANY = 12 * SLICE_ROWS;
/** One slice of each kind, and the endpoint's own rows. */
const AT_ONCE = 2 * SLICE_ROWS + 20;
const DISABLED = { status: "DISABLED" } as const;
const ACTIVE = { status: "ACTIVE" } as const;

/** Runs the alarm as long as one is set. @returns the most rows that one run changed, and the number of runs */
const runAlarms = (engine: WebhookEngine): { most: number; alarms: number } => {
  let most = 0;
  let alarms = 0;
  while (engine.wakeAt <= engine.now) {
    engine.wakeAt = Number.POSITIVE_INFINITY;
    most = Math.max(
      most,
      engine.changesBy(() => engine.webhooks.writeDown(engine.now)),
    );
    alarms += 1;
  }
  return { most, alarms };
};

const changesOf = (
  engine: WebhookEngine,
  id: string,
  change: Parameters<WebhookEngine["webhooks"]["change"]>[1],
) => engine.changesBy(() => engine.webhooks.change(id, change, engine.now));

describe("an endpoint with very many open deliveries", () => {
  it("is disabled at once, and they are skipped in slices", () =>
    withEndpoint((engine, id) => {
      engine.fill(id, MANY, "RETRYING");
      engine.fill(id, MANY, "PENDING");
      expect(changesOf(engine, id, DISABLED)).toBeLessThanOrEqual(AT_ONCE);
      expect(engine.claim(id)).toBeNull();
      expect(engine.countsByStatus.PENDING).toBeGreaterThan(0);
      const { most, alarms } = runAlarms(engine);
      expect(most).toBeLessThanOrEqual(AT_ONCE);
      expect(alarms).toBeGreaterThan(MANY / SLICE_ROWS - 2);
      expect(engine.countsByStatus).toEqual({ SKIPPED: 2 * MANY });
    }));

  it("leases none of them when it is enabled before all are written", () =>
    withEndpoint((engine, id) => {
      engine.fill(id, MANY, "RETRYING");
      engine.fill(id, MANY, "PENDING");
      changesOf(engine, id, DISABLED);
      changesOf(engine, id, ACTIVE);
      const [newest] = engine.deliveries(id);
      expect(newest).toMatchObject({ status: "SKIPPED", nextAttemptAt: null });
      engine.webhooks.retry(id, newest!.id, engine.now);
      const later = engine.append();
      expect(engine.claim(id)).toBeNull();
      runAlarms(engine);
      expect(engine.work(id).sort()).toEqual([newest!.eventId, later].sort());
      expect(engine.countsByStatus).toEqual({ SKIPPED: 2 * MANY - 1, DELIVERED: 2 });
    }));

  it("is disabled again while the first time is being written", () =>
    withEndpoint((engine, id) => {
      engine.fill(id, MANY, "PENDING");
      changesOf(engine, id, DISABLED);
      changesOf(engine, id, ACTIVE);
      engine.append();
      changesOf(engine, id, DISABLED);
      runAlarms(engine);
      expect(engine.countsByStatus).toEqual({ SKIPPED: MANY + 1 });
    }));

  it("is removed at once, and they are deleted in slices", () =>
    withEndpoint((engine, id) => {
      const other = engine.endpoint();
      engine.fill(id, MANY, "PENDING");
      expect(engine.changesBy(() => engine.webhooks.remove(id, engine.now))).toBeLessThanOrEqual(AT_ONCE);
      engine.append();
      expect(engine.work(other)).toHaveLength(1);
      expect(runAlarms(engine).most).toBeLessThanOrEqual(AT_ONCE);
      expect(engine.countsByStatus).toEqual({ DELIVERED: 1 });
    }));
});

describe("redeliverSince of very many deliveries", () => {
  it("opens them in slices, each once", () =>
    withEndpoint((engine, id) => {
      engine.fill(id, MANY, "SKIPPED");
      engine.fill(id, 10, "DELIVERED");
      const since = engine.now;
      engine.now += 1;
      expect(changesOf(engine, id, { redeliverSince: since })).toBeLessThanOrEqual(AT_ONCE);
      expect(engine.claim(id)!.deliveries).toHaveLength(6);
      expect(runAlarms(engine).most).toBeLessThanOrEqual(AT_ONCE);
      expect(engine.countsByStatus).toEqual({ PENDING: MANY, DELIVERED: 10 });
    }));

  it("waits for deliveries being given up, and opens those too", () =>
    withEndpoint((engine, id) => {
      engine.fill(id, MANY, "PENDING");
      changesOf(engine, id, DISABLED);
      changesOf(engine, id, { ...ACTIVE, redeliverSince: engine.now });
      runAlarms(engine);
      expect(engine.countsByStatus).toEqual({ PENDING: MANY });
      expect(engine.claim(id)!.deliveries).toHaveLength(6);
    }));

  it("ends when the endpoint is disabled", () =>
    withEndpoint((engine, id) => {
      engine.fill(id, MANY, "SKIPPED");
      changesOf(engine, id, { redeliverSince: engine.now });
      changesOf(engine, id, DISABLED);
      runAlarms(engine);
      expect(engine.countsByStatus).toEqual({ SKIPPED: MANY });
    }));
});
