import { env } from "cloudflare:workers";
import { describe, expect, it, vi } from "vitest";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { Sending, sendArriving } from "../support/arriving.ts";
import { dumpOf } from "../support/dump.ts";
import { eventually } from "../support/eventually.ts";
import type { Answer } from "../support/http.ts";
import { listing } from "../support/listing.ts";
import { expectProblem } from "../support/problem.ts";
import { sandboxOf } from "../support/sandbox.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

const BATCH = "/v1/properties/batch";
const PUT = "/v1/properties/by-ref/AP-1";
const MEGABYTE = 1_000_000;

const revoke = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  expect((await backoffice.delete(`${account.path}/keys/${account.keyId}`)).status).toBe(200);
  return account;
};

const expectRefused = (answer: Answer, code: string): void => expect(expectProblem(answer)).toBe(code);

const keyed = () => ({ "Idempotency-Key": crypto.randomUUID() });

const callsOf = async ({ api }: TestAccount): Promise<number> => (await api.get("/me")).body.data.usage.calls;

describe("a body that never ends", () => {
  it.each([
    { what: "is not read", headers: () => ({}), asked: 0 },
    {
      what: "that is long is not read under an idempotency key either",
      headers: keyed,
      length: 2 * MEGABYTE,
      asked: 0,
    },
    {
      what: "that seems short is glanced at under an idempotency key",
      headers: keyed,
      length: 900,
      asked: 1,
    },
    { what: "of unknown length is glanced at under an idempotency key", headers: keyed, asked: 1 },
  ])("$what before the gate refuses its key", async ({ headers, length, asked }) => {
    const { key } = await revoke();
    const sending = new Sending();
    const declared: Record<string, string> = length === undefined ? {} : { "Content-Length": String(length) };
    const answer = await sendArriving("POST", BATCH, key, sending, { ...headers(), ...declared });
    expectRefused(answer, "unauthorized");
    expect(sending.asked).toBe(asked);
  });

  it("delays no other caller's 401, however many callers hold one open", async () => {
    const { key } = await revoke();
    const held = Array.from({ length: 60 }, () => sendArriving("POST", BATCH, key, new Sending(), keyed()));
    expect((await Promise.all(held)).map(({ status }) => status)).toEqual(Array(60).fill(401));
  });

  it.each(["access", "permission", "rate", "month"])("is not read if the %s refuses the call", async (by) => {
    const account = await makeAccount({
      access: {
        status: by === "access" ? "SUSPENDED" : "ACTIVE",
        limits: {
          ...(by === "rate" && { burst: 1, ratePerSecond: 1 }),
          ...(by === "month" && { monthlyQuota: 1 }),
        },
      },
      key: by === "permission" ? { scopes: ["properties:read"] } : {},
    });
    if (by === "rate" || by === "month") await account.api.get("/reference/property-types");
    const sending = new Sending();
    const answer = await sendArriving("POST", BATCH, account.key, sending);
    expect(answer.body.code).toBe(
      {
        access: "SUSPENDED",
        permission: "access_denied",
        rate: "rate_limited",
        month: "monthly_quota_exceeded",
      }[by],
    );
    expect(sending.asked).toBe(0);
  });

  it("is cut off after its time, whatever trickles in, has no effect and leaves its key free", async () => {
    stopClockAt(Date.now());
    const account = await makeAccount();
    const before = await dumpOf(account.accountId);
    const headers = keyed();
    const timer = vi.spyOn(globalThis, "setTimeout").mockImplementation(((done: () => void, ms: number) => {
      moveClock(ms);
      queueMicrotask(done);
      return 0;
    }) as never);
    const trickle = () => {
      moveClock(SECOND_MS);
      return new TextEncoder().encode(" ");
    };
    const answer = await sendArriving("PUT", PUT, account.key, new Sending(trickle), headers);
    timer.mockRestore();
    expectRefused(answer, "body_timeout");
    expect(answer.headers.get("Retry-After")).toBe("1");
    expect(await dumpOf(account.accountId)).toEqual(before);
    const again = await account.api.put("/properties/by-ref/AP-1", { body: listing(), headers });
    expect(again.status).toBe(201);
  });
});

describe("a body of unknown length", () => {
  it.each([
    ["PUT", PUT, MEGABYTE],
    ["POST", BATCH, 4 * MEGABYTE],
    ["PUT", "/uploads/photos", 20 * MEGABYTE],
  ] as const)("stops at the limit of %s %s", async (method, path, limit) => {
    const { key } = await makeAccount();
    const sending = new Sending(() => new Uint8Array(MEGABYTE).fill(32));
    const answer = await sendArriving(method, path, key, sending);
    expectRefused(answer, "payload_too_large");
    expect(sending.asked).toBeLessThanOrEqual(limit / MEGABYTE + 1);
  });

  it("is read up to the back office's limit, and not at all without its token", async () => {
    const bodies = [env.BACKOFFICE_TOKEN, "nobody's"].map((key) => {
      const sending = new Sending(() => new Uint8Array(MEGABYTE).fill(32));
      return { sending, answer: sendArriving("POST", "/backoffice/accounts", key, sending) };
    });
    const refusals = await Promise.all(bodies.map(({ answer }) => answer));
    expect(refusals.map(({ status }) => status)).toEqual([413, 401]);
    expect(bodies.map(({ sending }) => sending.asked)).toEqual([2, 0]);
  });
});

describe("a body that comes after its call was admitted", () => {
  it.each([{}, keyed()])("is written, and counted once", async (headers) => {
    const account = await makeAccount();
    const before = await callsOf(account);
    const sending = new Sending();
    const answer = sendArriving("PUT", PUT, account.key, sending, { ...headers, "Content-Length": "20000" });
    await eventually(() => expect(sending.asked).toBeGreaterThan(0));
    sending.send(JSON.stringify(listing()));
    sending.end();
    expect((await answer).status).toBe(201);
    expect(await callsOf(account)).toBe(before + 1);
  });

  it("claims nothing if the key was revoked meanwhile", async () => {
    const account = await makeAccount();
    const sending = new Sending();
    const headers = { ...keyed(), "Content-Length": "20000" };
    const answer = sendArriving("PUT", PUT, account.key, sending, headers);
    await eventually(() => expect(sending.asked).toBeGreaterThan(0));
    await backoffice.delete(`${account.path}/keys/${account.keyId}`);
    sending.send(JSON.stringify(listing()));
    sending.end();
    expectRefused(await answer, "unauthorized");
  });
});

describe("stalled uploads of one customer", () => {
  it("with its live key and its sandbox's key leave room for another customer", async () => {
    const live = await makeAccount();
    const sandbox = await sandboxOf(live);
    const other = await makeAccount();
    const stall = (key: string) => {
      const sending = new Sending();
      const answer = sendArriving("PUT", "/uploads/photos", key, sending);
      const parts = async () => {
        for (let part = 1; part < 20; part += 1) {
          await eventually(() => expect(sending.asked).toBeGreaterThanOrEqual(part));
          sending.send(new Uint8Array(MEGABYTE));
        }
        await eventually(() => expect(sending.asked).toBeGreaterThanOrEqual(20));
      };
      return { sending, answer, parts };
    };
    const first = stall(live.key);
    await first.parts();
    const second = stall(sandbox.key);
    const refused = await Promise.race([second.answer, second.parts()]);
    expectRefused(refused!, "upstream_busy");
    expect(refused!.headers.get("Retry-After")).toBe("5");
    const third = stall(other.key);
    await third.parts();
    for (const { sending, answer } of [third, first]) {
      sending.end();
      // It was read, and is not a picture.
      expectRefused(await answer, "request_refused");
    }
  });
});
