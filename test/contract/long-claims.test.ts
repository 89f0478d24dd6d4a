import { beforeEach, describe, expect, it } from "vitest";
import type { Endpoint } from "../../src/contract/endpoint.ts";
import { bodyOf } from "../../src/contract/route.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { Sending, sendArriving } from "../support/arriving.ts";
import { ask, type Call } from "../support/contract-client.ts";
import { dumpOf } from "../support/dump.ts";
import type { Answer } from "../support/http.ts";
import { listing } from "../support/listing.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { operations, sampleOf } from "./samples.ts";

stubFetch();

/** So long that the body is read only after the call was admitted, and its key claimed after that. */
const padded = (body: unknown): string => JSON.stringify(body) + " ".repeat(20_000);

const writes = operations(
  (endpoint) => endpoint.kind === "write" && endpoint.idempotent && bodyOf(endpoint.route) !== null,
);

let account: TestAccount;

beforeEach(async () => {
  account = await makeAccount();
});

const objectsOf = ({ headers }: Answer): number =>
  Number(/objects;desc="(\d+)"/.exec(headers.get("Server-Timing") ?? "")![1]);

const askWith = (key: string, endpoint: Endpoint, call: Call): Promise<Answer> =>
  ask(account.key, endpoint, call, { headers: { "Idempotency-Key": key } });

describe("the claim of a long body", () => {
  it.each(writes)("runs $operation once, replays it, and refuses another body", async ({ endpoint }) => {
    const key = crypto.randomUUID();
    const sample = await sampleOf(endpoint, account);
    const call = { ...sample, body: padded(sample.body) };
    const first = await askWith(key, endpoint, call);
    const written = await dumpOf(account.accountId);
    const second = await askWith(key, endpoint, call);
    const other = await askWith(key, endpoint, { ...call, body: ` ${call.body}` });
    const short = await askWith(key, endpoint, sample);
    expect([first, second].map(({ headers }) => headers.get("Idempotent-Replayed"))).toEqual([null, "true"]);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    expect([other, short].map(({ body }) => body.code)).toEqual(Array(2).fill("idempotency_key_reused"));
    expect(await dumpOf(account.accountId)).toEqual(written);
  });

  it("costs one more hop to the gate, and the claim of a short body costs none", async () => {
    const put = (ref: string, body: unknown) =>
      account.api.put(`/properties/by-ref/${ref}`, { body, headers: { "Idempotency-Key": ref } });
    const short = await put("A", listing());
    const long = await put("B", padded(listing()));
    expect([short.status, long.status]).toEqual([201, 201]);
    expect([objectsOf(short), objectsOf(long)]).toEqual([2, 3]);
  });

  it("is in progress while the first call runs", async () => {
    const headers = { "Idempotency-Key": "both" };
    const put = () => account.api.put("/properties/by-ref/A", { body: padded(listing()), headers });
    const both = await Promise.all([put(), put()]);
    const codes = both.map(({ status, body }) => body.code ?? status).sort();
    expect([JSON.stringify([201, "idempotency_in_progress"]), JSON.stringify([201, 201])]).toContain(
      JSON.stringify(codes),
    );
    expect((await account.api.get("/properties")).body.data).toHaveLength(1);
  });

  it("counts once towards the rate and the month", async () => {
    const limits = { burst: 3, ratePerSecond: 1 };
    const { path } = account;
    await backoffice.put(`${path}/access`, {
      status: "ACTIVE",
      scopes: ["properties:read", "properties:write"],
      limits: { ...limits, monthlyQuota: 100, maxKeys: 5, maxWebhooks: 5 },
    });
    const answers: Answer[] = [];
    for (const ref of ["A", "B", "C"]) {
      const headers = { "Idempotency-Key": ref };
      answers.push(await account.api.put(`/properties/by-ref/${ref}`, { body: padded(listing()), headers }));
    }
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(answers.at(-1)!.headers.get("RateLimit")).toMatch(/^"second";r=[01];/);
  });
});

describe("a message to the agent's tools", () => {
  it("that never ends is not waited for before the gate refuses its key", async () => {
    await backoffice.delete(`${account.path}/keys/${account.keyId}`);
    const answer = await sendArriving("POST", "/mcp", account.key, new Sending());
    expect([answer.status, answer.body.error.data.code]).toEqual([401, "unauthorized"]);
  });

  it("stops at its limit", async () => {
    const sending = new Sending(() => new Uint8Array(1_000_000).fill(32));
    const answer = await sendArriving("POST", "/mcp", account.key, sending);
    expect(answer.body.error.data.code).toBe("payload_too_large");
    expect(sending.asked).toBeLessThanOrEqual(5);
  });
});
