import { describe, expect, it } from "vitest";
import { callAsMember } from "../../src/panel/member-calls.ts";
import { servicesOf } from "../../src/services.ts";
import { makeAccount } from "../support/api.ts";
import { faultyEnv } from "../support/faulty-env.ts";
import { type Asked, aMember, asMember, doneAsMember } from "../support/member-calls.ts";
import { query } from "../support/query.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

const HOOK = { url: "https://crm.example.com/events" };
const ONCE = "a-form-of-the-dashboard-1";
const MINUTE_MS = 60_000;

const ready = async () => {
  const { accountId, api } = await makeAccount();
  const person = await aMember(accountId, "OWNER");
  const asked: Asked = { operationId: "createWebhook", person, accountId, body: HOOK, once: ONCE };
  return { accountId, person, api, asked };
};

const webhooksOf = async ({ api }: Pick<Awaited<ReturnType<typeof ready>>, "api">) =>
  (await api.get("/webhooks")).body.data;

const rowsOf = async (accountId: string, actor: string): Promise<string[]> => {
  const statement = "SELECT action FROM audit WHERE account_id = ? AND actor = ? ORDER BY seq";
  const results = await query(statement, accountId, actor);
  return results.map(({ action }) => action);
};

describe("a form whose answer has a secret", () => {
  it("makes one webhook if it is sent twice at once, and both answers show its secret", async () => {
    const owner = await ready();
    const [first, second] = await Promise.all([doneAsMember(owner.asked), doneAsMember(owner.asked)]);
    expect(first.secret).toMatch(/^whsec_/);
    expect([second.data.id, second.secret]).toEqual([first.data.id, first.secret]);
    expect(await webhooksOf(owner)).toHaveLength(1);
    expect(await rowsOf(owner.accountId, owner.person.id)).toEqual(["panel.createWebhook"]);
  });

  it("rotates a secret once if it is sent twice at once", async () => {
    const owner = await ready();
    const { data, secret } = await doneAsMember(owner.asked);
    const asked = {
      ...owner.asked,
      operationId: "rotateWebhookSecret",
      once: "another-form-of-the-dashboard",
      params: { webhookId: data.id },
      body: { overlapHours: 1 },
    };
    const [first, second] = await Promise.all([doneAsMember(asked), doneAsMember(asked)]);
    expect(first.secret).not.toBe(secret);
    expect(second.secret).toBe(first.secret);
    const actions = ["panel.createWebhook", "panel.rotateWebhookSecret"];
    expect(await rowsOf(owner.accountId, owner.person.id)).toEqual(actions);
  });

  it("makes another webhook for another form", async () => {
    const owner = await ready();
    await doneAsMember(owner.asked);
    await doneAsMember({ ...owner.asked, once: "another-form-of-the-dashboard" });
    expect(await webhooksOf(owner)).toHaveLength(2);
  });

  it("shows no secret after a minute, and no newer secret before", async () => {
    const owner = await ready();
    stopClockAt(Date.now());
    const { data } = await doneAsMember(owner.asked);
    const { once: _, ...unmarked } = owner.asked;
    const params = { webhookId: data.id };
    await doneAsMember({
      ...unmarked,
      operationId: "rotateWebhookSecret",
      params,
      body: { overlapHours: 1 },
    });
    expect(await doneAsMember(owner.asked)).toMatchObject({ data: { id: data.id }, secret: null });
    const fresh = { ...owner.asked, once: "another-form-of-the-dashboard" };
    expect((await doneAsMember(fresh)).secret).toMatch(/^whsec_/);
    moveClock(MINUTE_MS);
    expect((await doneAsMember(fresh)).secret).toBeNull();
    expect(await webhooksOf(owner)).toHaveLength(2);
  });
});

describe("what a Durable Object does for a person", () => {
  it("is not audited if it is refused", async () => {
    const { person, accountId } = await ready();
    const params = { webhookId: "wh_0123456789abcdef" };
    const answer = await asMember({ operationId: "deleteWebhook", person, accountId, params });
    expect(answer).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
    expect(await rowsOf(accountId, person.id)).toEqual([]);
  });

  it("is audited once wherever the call dies, and is done once if the form is sent again", async () => {
    const noFault = faultyEnv(null);
    const undisturbed = await ready();
    const callThrough = (bindings: Env, asked: Asked) =>
      callAsMember(
        { services: (meter) => servicesOf(bindings, meter), waitUntil: () => undefined },
        { requestId: crypto.randomUUID(), language: "en", address: null, ...asked },
      );
    await callThrough(noFault.env, undisturbed.asked);
    const calls = noFault.calls.length;
    expect(calls).toBeGreaterThan(2);
    for (let at = 1; at <= calls; at += 1)
      for (const when of ["before", "after"] as const) {
        const owner = await ready();
        const faulty = faultyEnv({ at, when, how: "die" });
        await Promise.race([callThrough(faulty.env, owner.asked), faulty.died]);
        const made = await webhooksOf(owner);
        const rows = await rowsOf(owner.accountId, owner.person.id);
        if (made.length > 0) expect([at, when, rows]).toEqual([at, when, ["panel.createWebhook"]]);
        await doneAsMember(owner.asked);
        expect([at, when, (await webhooksOf(owner)).length]).toEqual([at, when, 1]);
        expect(await rowsOf(owner.accountId, owner.person.id)).toEqual(["panel.createWebhook"]);
      }
  });
});
