import { describe, expect, it } from "vitest";
import { HOUR_MS } from "../../../src/lib/clock.ts";
import { type WebhookEngine, withEngine } from "../../support/webhook-engine.ts";

const DAY = 24 * HOUR_MS;

const create = ({ webhooks, now }: WebhookEngine) =>
  webhooks.create({ url: "https://receiver.com.br", types: [], description: null, limit: 1 }, now)!;

const signing = ({ webhooks, now }: WebhookEngine, id: string) => webhooks.target(id, now)!.secrets;

describe("secrets of an endpoint", () => {
  it("are 32 random bytes each", () =>
    withEngine((engine) => {
      const { webhook, secret } = create(engine);
      const rotated = engine.webhooks.rotate(webhook.id, 0, engine.now)!.secret;
      for (const text of [secret, rotated]) {
        expect(text).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
        expect(Uint8Array.fromBase64(text!.slice("whsec_".length))).toHaveLength(32);
      }
      expect(secret).not.toBe(rotated);
    }));

  it("sign side by side until the overlap has ended, the new one first", () =>
    withEngine((engine) => {
      const { webhook, secret } = create(engine);
      const rotated = engine.webhooks.rotate(webhook.id, DAY, engine.now)!;
      expect(rotated.webhook).toMatchObject({
        secretRotatedAt: engine.now,
        previousSecretValidUntil: engine.now + DAY,
      });
      engine.now += DAY - 1;
      expect(signing(engine, webhook.id)).toEqual([rotated.secret, secret]);
      engine.now += 1;
      expect(signing(engine, webhook.id)).toEqual([rotated.secret]);
    }));

  it("are valid for as long as promised, even if the next rotation comes sooner", () =>
    withEngine((engine) => {
      const { webhook, secret: first } = create(engine);
      const { secret: second } = engine.webhooks.rotate(webhook.id, DAY, engine.now)!;
      engine.now += HOUR_MS;
      const { secret: third } = engine.webhooks.rotate(webhook.id, DAY, engine.now)!;
      expect(signing(engine, webhook.id)).toEqual([third, second, first]);
      engine.now += DAY - HOUR_MS;
      expect(signing(engine, webhook.id)).toEqual([third, second]);
    }));

  it("all end at once without an overlap", () =>
    withEngine((engine) => {
      const { webhook } = create(engine);
      engine.webhooks.rotate(webhook.id, DAY, engine.now);
      const { secret } = engine.webhooks.rotate(webhook.id, 0, engine.now)!;
      expect(signing(engine, webhook.id)).toEqual([secret]);
    }));

  it("are at most five, however many rotations", () =>
    withEngine((engine) => {
      const { webhook } = create(engine);
      for (let made = 0; made < 9; made += 1) engine.webhooks.rotate(webhook.id, DAY, engine.now);
      expect(signing(engine, webhook.id)).toHaveLength(5);
    }));

  it("are not shown with the endpoint", () =>
    withEngine((engine) => {
      const { webhook, secret } = create(engine);
      engine.webhooks.rotate(webhook.id, DAY, engine.now);
      expect(JSON.stringify(engine.webhooks.list())).not.toContain(secret!.slice("whsec_".length));
      expect(JSON.stringify(engine.webhooks.list())).not.toContain("whsec_");
    }));
});
