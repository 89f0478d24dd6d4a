import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { makeAccount } from "../support/api.ts";
import { ask, pathOf, withQuery } from "../support/contract-client.ts";
import { answerOf, send } from "../support/http.ts";
import { UUID } from "../support/problem.ts";
import { sharedAccount } from "../support/shared-account.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { operations, sampleOf } from "./samples.ts";

stubFetch();

const account = sharedAccount(() =>
  makeAccount({
    access: { limits: { ratePerSecond: 77, burst: 5_000, monthlyQuota: 90_000 } },
  }),
);

const reads = operations(({ kind }) => kind === "read");

/** Headers that differ in every call. */
const PER_CALL = ["x-request-id", "ratelimit", "server-timing", "date"];

const lasting = (headers: Headers): Record<string, string> =>
  Object.fromEntries([...headers].filter(([name]) => !PER_CALL.includes(name)));

describe("every answer", () => {
  it.each(operations())("of $operation is uncacheable and has its own id", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const answers = [
      await ask(account.key, endpoint, call),
      await ask(account.key, endpoint, withQuery(call, "nonsense=1")),
      await ask(null, endpoint, call),
    ];
    const ids = answers.map(({ headers }) => headers.get("X-Request-Id"));
    expect(new Set(ids).size).toBe(answers.length);
    for (const [at, { headers }] of answers.entries()) {
      expect(ids[at]).toMatch(UUID);
      expect(headers.get("Cache-Control")).toBe("no-store");
      expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
      expect(headers.get("Vary")).toBe("Authorization, Accept-Language");
      expect(headers.get("Access-Control-Allow-Origin")).toBeNull();
    }
  });

  it("has an id, outside the operations too", async () => {
    for (const path of [
      "/",
      "/health",
      "/docs/openapi.json",
      "/v1/nothing",
      "/backoffice/accounts",
      "/photos/a/b",
    ]) {
      expect((await send("GET", path, null)).headers.get("X-Request-Id"), path).toMatch(UUID);
    }
  });

  it("gives the service's address from its settings, whatever the Host", async () => {
    const { key } = account;
    const forwarded = { "X-Forwarded-Host": "evil.example", "X-Original-URL": "/backoffice/accounts" };
    const request = new Request("http://evil.example/v1/nothing", {
      headers: { Authorization: `Bearer ${key}`, ...forwarded },
    });
    const answer = await answerOf(await exports.default.fetch(request), "GET /v1/nothing");
    expect(answer.body.type).toBe(`${env.PUBLIC_URL}/docs/erros/route-not-found`);
    expect(JSON.stringify([...answer.headers])).not.toContain("evil");
  });

  it("never adopts an id from the request", async () => {
    const given = crypto.randomUUID();
    const { headers } = await account.api.get("/me", { headers: { "X-Request-Id": given } });
    expect(headers.get("X-Request-Id")).not.toBe(given);
  });
});

/** `"second";r=10;t=0, "month";…` as numbers by policy and parameter. */
const parse = (field: string | null): Record<string, Record<string, number>> =>
  Object.fromEntries(
    (field ?? "").split(", ").map((item) => {
      const [name = "", ...params] = item.split(";");
      const pairs = params.map((param) => param.split("=")).map(([key = "", value]) => [key, Number(value)]);
      return [JSON.parse(name) as string, Object.fromEntries(pairs)];
    }),
  );

describe("the limits", () => {
  it.each(operations())("are in every admitted answer of $operation", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const first = await ask(account.key, endpoint, call);
    expect(parse(first.headers.get("RateLimit-Policy"))).toMatchObject({
      second: { q: 77, w: 1, burst: 5_000 },
      month: { q: 90_000 },
    });
    const second = await ask(account.key, endpoint, withQuery(call, "nonsense=1"));
    const [before, after] = [first, second].map(({ headers }) => parse(headers.get("RateLimit")));
    const used = endpoint.kind === "read" && endpoint.freeOfQuota ? 0 : 1;
    expect(before!.month!.r! - after!.month!.r!).toBe(used);
  });
});

describe("HEAD", () => {
  it.each(reads)("answers $operation like GET, without its body", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    for (const key of [account.key, null]) {
      const get = await ask(key, endpoint, call);
      const head = await send("HEAD", pathOf(endpoint, call), key);
      expect([head.status, head.text]).toEqual([get.status, ""]);
      expect(lasting(head.headers)).toEqual(lasting(get.headers));
    }
  });
});
