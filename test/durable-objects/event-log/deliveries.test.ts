import { describe, expect, it } from "vitest";
import { WAITS_MS } from "../../../durable-objects/event-log/webhooks/schedule.ts";
import { HOUR_MS, isoTime } from "../../../src/lib/clock.ts";
import { FAILS, withEndpoint, withEngine } from "../../support/webhook-engine.ts";

describe("a delivery", () => {
  it("is due at once, with the body of its event", () =>
    withEndpoint((engine, id) => {
      const eventId = engine.append("property.created", { id: "prop-1", externalRef: "ção" });
      expect(engine.only(id)).toMatchObject({
        eventId,
        status: "PENDING",
        attempts: 0,
        nextAttemptAt: engine.now,
      });
      const [claimed] = engine.claim(id)!.deliveries;
      const data = { id: "prop-1", externalRef: "ção" };
      expect(claimed!.body).toBe(
        JSON.stringify({ type: "property.created", timestamp: isoTime(engine.now), data }),
      );
      expect(engine.reminded).toEqual([id]);
    }));

  it.each([200, 201, 204, 299])("is DELIVERED by the answer %s", (statusCode) =>
    withEndpoint((engine, id) => {
      engine.append();
      engine.work(id, () => ({ statusCode, ms: 30 }));
      const at = engine.now + 30;
      expect(engine.only(id)).toMatchObject({
        status: "DELIVERED",
        deliveredAt: at,
        nextAttemptAt: null,
        attempts: 1,
      });
    }),
  );

  it.each([
    { statusCode: 301, error: "redirect_not_followed" },
    { statusCode: 400, error: "http_status" },
    { statusCode: 503, error: "http_status" },
    { statusCode: null, error: "timeout" },
    { statusCode: null, error: "private_address" },
  ])("is RETRYING after $error $statusCode", (answer) =>
    withEndpoint((engine, id) => {
      engine.append();
      engine.work(id, () => answer);
      expect(engine.only(id)).toMatchObject({
        status: "RETRYING",
        lastStatusCode: answer.statusCode,
        lastError: answer.error,
        attemptLog: [{ at: engine.now, ...answer, ms: 0 }],
      });
    }),
  );

  it.each([0, 1])("shows the true time of each next attempt, with jitter %s", (chance) =>
    withEndpoint((engine, id) => {
      engine.append();
      for (const wait of WAITS_MS) {
        engine.work(id, () => ({ ...FAILS(), ms: 250 }), chance);
        const { status, nextAttemptAt } = engine.only(id);
        expect({ status, nextAttemptAt }).toEqual({
          status: "RETRYING",
          nextAttemptAt: engine.now + 250 + wait * (1 + chance / 10),
        });
        expect(engine.wakeAt).toBeLessThanOrEqual(nextAttemptAt!);
        engine.now = nextAttemptAt! - 1;
        expect(engine.work(id)).toEqual([]);
        engine.now += 1;
      }
      engine.work(id, FAILS);
      expect(engine.only(id)).toMatchObject({ status: "FAILED", attempts: 7, nextAttemptAt: null });
    }),
  );

  it("sends the same id and bytes on every attempt and round", () =>
    withEndpoint((engine, id) => {
      engine.append();
      const sent = new Set<string>();
      for (let round = 0; round < 2; round += 1) {
        for (let work = engine.claim(id); work; work = engine.claim(id)) {
          sent.add(JSON.stringify(work.deliveries.map(({ attempt: _, ...same }) => same)));
          engine.settle(id, work, FAILS);
          engine.now = engine.only(id).nextAttemptAt ?? engine.now;
        }
        engine.webhooks.retry(id, engine.only(id).id, engine.now);
      }
      expect(engine.only(id).attempts).toBe(14);
      expect(sent.size).toBe(1);
    }));

  it("keeps the last fifty attempts of its log", () =>
    withEndpoint((engine, id) => {
      engine.append();
      for (let round = 0; round < 9; round += 1) {
        engine.workOff(id, FAILS);
        engine.webhooks.change(id, { status: "ACTIVE" }, engine.now);
        engine.webhooks.retry(id, engine.only(id).id, engine.now);
      }
      const { attempts, attemptLog } = engine.only(id);
      expect({ attempts, logged: attemptLog.length }).toEqual({ attempts: 63, logged: 50 });
      expect(attemptLog.map(({ at }) => at)).toEqual(attemptLog.map(({ at }) => at).sort());
    }));

  it("is made once for an event, however often that is reported", () =>
    withEndpoint((engine, id) => {
      const eventId = engine.append();
      const event = { sequence: 1, id: eventId, type: "property.created", createdAt: 0, data: "{}" };
      engine.webhooks.fanOut([event, event], engine.scopes, engine.now);
      engine.work(id);
      engine.webhooks.fanOut([{ ...event, id: "other" }], engine.scopes, engine.now);
      expect(engine.only(id)).toMatchObject({ eventId, status: "DELIVERED" });
    }));
});

describe("the deliveries of an endpoint", () => {
  it.each([
    { types: [], wanted: ["property.created", "lead.created"] },
    { types: ["lead.created"], wanted: ["lead.created"] },
    { types: ["lead.deleted"], wanted: [] },
  ])("are of the types $types it asked for", ({ types, wanted }) =>
    withEngine((engine) => {
      const id = engine.endpoint(types);
      for (const type of ["property.created", "lead.created"]) engine.append(type);
      expect(engine.deliveries(id).map(({ type }) => type)).toEqual([...wanted].reverse());
    }),
  );

  it("follow the grant at the time of the event", () =>
    withEngine((engine) => {
      const id = engine.endpoint([]);
      engine.scopes = ["properties:read"];
      engine.append("lead.created");
      engine.append("property.created");
      engine.append("batch.done", { type: "leads" });
      engine.append("batch.done", { type: "properties" });
      engine.scopes = [];
      engine.append("property.created");
      expect(engine.deliveries(id).map(({ type }) => type)).toEqual(["batch.done", "property.created"]);
    }));

  it("go to its new address once it has changed", () =>
    withEndpoint((engine, id) => {
      engine.append();
      engine.work(id, FAILS);
      engine.webhooks.change(id, { url: "https://receiver.com.br/b" }, engine.now);
      engine.now = engine.only(id).nextAttemptAt!;
      expect(engine.claim(id)!.url).toBe("https://receiver.com.br/b");
    }));

  it("are deleted with the beginning of the log, and nothing else", () =>
    withEndpoint((engine, id) => {
      engine.append();
      engine.now += HOUR_MS;
      engine.append();
      expect(engine.webhooks.forgetUntil(1)).toBe(true);
      expect(engine.only(id).eventId).toBe("evt_2");
      expect(engine.claim(id)!.deliveries[0]!.body).toContain("property.created");
      expect(engine.webhooks.forgetUntil(2)).toBe(true);
      expect(engine.storedDeliveries).toBe(0);
    }));

  it("are deleted with the endpoint, including a post under way", () =>
    withEndpoint((engine, id) => {
      engine.append();
      const work = engine.claim(id)!;
      expect(engine.webhooks.remove(id, engine.now)).toMatchObject({ id });
      expect(engine.settle(id, work, () => ({ statusCode: 410 }), { more: true })).toBeNull();
      expect(engine.webhooks.deliveriesOf(id, { status: null, before: null, limit: 10 })).toBeNull();
      expect(engine.claim(id)).toBeNull();
      expect(engine.published).toEqual([]);
      expect(engine.storedDeliveries).toBe(0);
    }));
});
