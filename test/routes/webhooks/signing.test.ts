import { Webhook } from "standardwebhooks";
import { beforeEach, describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../../support/api.ts";
import {
  type Arrival,
  deliveriesOf,
  makeWebhook,
  type Receiver,
  receiver,
  status,
} from "../../support/receiver.ts";
import { moveClock, stopClockAt } from "../../support/time.ts";

let api: TestAccount["api"];
let web: Receiver;
let hook: { id: string; secret: string };

beforeEach(async () => {
  stopClockAt(Date.now());
  web = receiver();
  api = (await makeAccount()).api;
  hook = await makeWebhook(api);
});

const rotate = (body?: unknown) =>
  api.post(`/webhooks/${hook.id}/rotate-secret`, body === undefined ? {} : { body });
const test = async (): Promise<Arrival> => {
  await api.post(`/webhooks/${hook.id}/test`);
  return web.arrivals.at(-1)!;
};
const accepts = (secret: string, { body, headers }: Arrival): boolean => {
  try {
    new Webhook(secret).verify(body, Object.fromEntries(headers));
    return true;
  } catch {
    return false;
  }
};

describe("POST /webhooks/{webhookId}/test", () => {
  it("delivers a signed webhook.test now, and reports the answer", async () => {
    const { status: code, body } = await api.post(`/webhooks/${hook.id}/test`);
    expect(code).toBe(200);
    expect(body).toEqual({
      data: { delivered: true, statusCode: 200, error: null, ms: 0 },
      result: { outcome: "TESTED", dryRun: false },
    });
    const [arrival] = web.arrivals;
    expect(accepts(hook.secret, arrival!)).toBe(true);
    expect(JSON.parse(arrival!.body)).toEqual({
      type: "webhook.test",
      timestamp: new Date().toISOString(),
      data: { webhookId: hook.id, message: expect.stringContaining("Teste") },
    });
    expect(arrival!.id).toMatch(/^evt_/);
  });

  it.each([
    { answer: () => status(500), result: { statusCode: 500, error: "http_status" } },
    {
      answer: () => status(302, { location: "https://x.com.br" }),
      result: { statusCode: 302, error: "redirect_not_followed" },
    },
    {
      answer: () => Promise.reject(new Error("10.0.0.1")),
      result: { statusCode: null, error: "network_error" },
    },
    { answer: () => status(410), result: { statusCode: 410, error: "http_status" } },
  ])("reports $result, and has no other effect", async ({ answer, result }) => {
    web.answer = answer;
    for (let made = 0; made < 6; made += 1) {
      const { body } = await api.post(`/webhooks/${hook.id}/test`);
      expect(body.data).toEqual({ delivered: false, ms: 0, ...result });
    }
    const [webhook] = (await api.get("/webhooks")).body.data;
    expect(webhook).toMatchObject({ status: "ACTIVE", disabledReason: null });
    expect(await deliveriesOf(api, hook.id)).toEqual([]);
    expect((await api.get("/events")).body.events).toEqual([]);
  });

  it("sends nothing on a dry run", async () => {
    const { body } = await api.post(`/webhooks/${hook.id}/test?dryRun=true`);
    expect(body.result).toEqual({ outcome: "WOULD_TEST", dryRun: true });
    expect(web.arrivals).toEqual([]);
  });

  it("works for a disabled endpoint, in the caller's language", async () => {
    await api.patch(`/webhooks/${hook.id}`, { body: { status: "DISABLED" } });
    await api.post(`/webhooks/${hook.id}/test`, { headers: { "Accept-Language": "en" } });
    expect(JSON.parse(web.arrivals[0]!.body).data.message).toContain("test");
  });
});

describe("POST /webhooks/{webhookId}/rotate-secret", () => {
  it("gives a new secret once, and both sign for 24 hours", async () => {
    const { status: code, body } = await rotate();
    expect(code).toBe(200);
    expect(body.result).toEqual({ outcome: "ROTATED", dryRun: false });
    expect(Date.parse(body.data.previousSecretValidUntil) - Date.parse(body.data.secretRotatedAt)).toBe(
      24 * HOUR_MS,
    );
    moveClock(24 * HOUR_MS - 1_000);
    const during = await test();
    expect([accepts(hook.secret, during), accepts(body.secret, during)]).toEqual([true, true]);
    moveClock(1_000);
    const after = await test();
    expect([accepts(hook.secret, after), accepts(body.secret, after)]).toEqual([false, true]);
    expect((await api.get("/webhooks")).text).not.toContain("whsec_");
  });

  it("ends the previous secret at once if the overlap is 0", async () => {
    const { body } = await rotate({ overlapHours: 0 });
    const arrival = await test();
    expect([accepts(hook.secret, arrival), accepts(body.secret, arrival)]).toEqual([false, true]);
  });

  it("changes nothing on a dry run, and shows no secret", async () => {
    const { body } = await api.post(`/webhooks/${hook.id}/rotate-secret?dryRun=true`);
    expect(body).toMatchObject({ secret: null, result: { outcome: "ROTATED", dryRun: true } });
    expect(accepts(hook.secret, await test())).toBe(true);
    expect((await api.get("/webhooks")).body.data[0].secretRotatedAt).toBeNull();
  });

  it.each([-1, 25, "24", null])("refuses an overlap of %o hours", async (overlapHours) => {
    const { status: code, body } = await rotate({ overlapHours });
    expect({ code, problem: body.code }).toEqual({ code: 400, problem: "invalid_param" });
  });
});
