import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Endpoint, PlannedWrite } from "../../src/contract/endpoint.ts";
import { DAY_MS, MINUTE_MS } from "../../src/lib/clock.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { ask, type Call, withQuery } from "../support/contract-client.ts";
import { dumpOf } from "../support/dump.ts";
import type { Answer } from "../support/http.ts";
import { stubFetch } from "../support/stub-fetch.ts";
import { stopClockAt } from "../support/time.ts";
import { operations, sampleOf } from "./samples.ts";

stubFetch();

let account: TestAccount;

/** Gives each test its own account, so that it compares only what it made itself. */
const ownAccount = (): void => {
  beforeEach(async () => {
    account = await makeAccount();
  });
};

const protectedWrites = operations((endpoint) => endpoint.kind === "write" && endpoint.idempotent);

const newKey = (): string => `retry ${crypto.randomUUID()}`;

const askWith = (key: string, endpoint: Endpoint, call: Call): Promise<Answer> =>
  ask(account.key, endpoint, call, { headers: { "Idempotency-Key": key } });

const isReplay = ({ headers }: Answer): boolean => headers.get("Idempotent-Replayed") === "true";

describe("the same request with the same key", () => {
  ownAccount();

  it.each(protectedWrites)("runs $operation once and replays its answer", async ({ endpoint }) => {
    const key = newKey();
    const call = await sampleOf(endpoint, account);
    const first = await askWith(key, endpoint, call);
    const written = await dumpOf(account.accountId);
    const second = await askWith(key, endpoint, call);
    expect([isReplay(first), isReplay(second)]).toEqual([false, true]);
    expect([second.status, second.text]).toEqual([first.status, first.text]);
    for (const header of ["Location", "Content-Type", "Content-Language"]) {
      expect(second.headers.get(header)).toBe(first.headers.get(header));
    }
    expect(second.headers.get("X-Request-Id")).not.toBe(first.headers.get("X-Request-Id"));
    expect(await dumpOf(account.accountId)).toEqual(written);
  });

  it.each(protectedWrites)("replays $operation in the language of the first answer", async ({ endpoint }) => {
    const key = newKey();
    const call = await sampleOf(endpoint, account);
    const first = await askWith(key, endpoint, call);
    const headers = { "Idempotency-Key": key, "Accept-Language": "en" };
    const second = await ask(account.key, endpoint, call, { headers });
    expect([second.text, second.headers.get("Content-Language")]).toEqual([first.text, "pt-BR"]);
  });

  it.each(protectedWrites)("counts each replay of $operation towards the month", async ({ endpoint }) => {
    const key = newKey();
    const call = await sampleOf(endpoint, account);
    await askWith(key, endpoint, call);
    const before = (await account.api.get("/me")).body.data.usage.calls;
    for (let sent = 0; sent < 3; sent += 1) expect(isReplay(await askWith(key, endpoint, call))).toBe(true);
    expect((await account.api.get("/me")).body.data.usage.calls).toBe(before + 3);
  });

  it.each(protectedWrites)("replays a lasting refusal of $operation", async ({ endpoint }) => {
    const key = newKey();
    const call = withQuery(await sampleOf(endpoint, account), "nonsense=1");
    const first = await askWith(key, endpoint, call);
    const second = await askWith(key, endpoint, call);
    expect([first.status, isReplay(first), isReplay(second)]).toEqual([400, false, true]);
    const { requestId, ...problem } = first.body;
    expect(second.body).toEqual({ ...problem, requestId: second.headers.get("X-Request-Id") });
    expect(second.body.requestId).not.toBe(requestId);
  });

  it.each(protectedWrites)(
    "replays a refusal of $operation in the language asked for",
    async ({ endpoint }) => {
      const call = withQuery(await sampleOf(endpoint, account), "nonsense=1");
      const inEnglish = (key: string) =>
        ask(account.key, endpoint, call, { headers: { "Idempotency-Key": key, "Accept-Language": "en" } });
      const key = newKey();
      expect((await askWith(key, endpoint, call)).headers.get("Content-Language")).toBe("pt-BR");
      const replayed = await inEnglish(key);
      const first = await inEnglish(newKey());
      expect([isReplay(replayed), isReplay(first)]).toEqual([true, false]);
      const requestId = expect.any(String);
      expect({ ...replayed.body, requestId }).toEqual({ ...first.body, requestId });
      expect(replayed.headers.get("Content-Language")).toBe("en");
    },
  );

  it.each(protectedWrites.filter(({ endpoint }) => "render" in endpoint))(
    "renders the answer of $operation only once",
    async ({ endpoint }) => {
      const render = vi.spyOn(endpoint as PlannedWrite, "render");
      const call = await sampleOf(endpoint, account);
      render.mockClear();
      await askWith(newKey(), endpoint, call);
      expect(render).toHaveBeenCalledTimes(1);
    },
  );

  it.each(protectedWrites)("runs $operation once when sent twice simultaneously", async ({ endpoint }) => {
    const key = newKey();
    const call = await sampleOf(endpoint, account);
    const answers = await Promise.all([askWith(key, endpoint, call), askWith(key, endpoint, call)]);
    const ran = answers.filter((answer) => answer.status < 300 && !isReplay(answer));
    expect(ran).toHaveLength(1);
    const [other] = answers.filter((answer) => answer !== ran[0]);
    if (isReplay(other!)) expect(other!.text).toBe(ran[0]!.text);
    else expect(other!.body).toMatchObject({ code: "idempotency_in_progress", retryable: true });
  });

  it.each(protectedWrites)("is remembered by $operation for 24 hours", async ({ endpoint }) => {
    const key = newKey();
    const call = await sampleOf(endpoint, account);
    await askWith(key, endpoint, call);
    stopClockAt(Date.now() + DAY_MS - MINUTE_MS);
    expect(isReplay(await askWith(key, endpoint, call))).toBe(true);
    vi.setSystemTime(Date.now() + 2 * MINUTE_MS);
    const anew = await askWith(key, endpoint, call);
    expect(isReplay(anew)).toBe(false);
    // The first call's object may make the same request fail; that refusal is temporary, and so is not stored.
    expect(isReplay(await askWith(key, endpoint, call))).toBe(anew.status < 400);
  });

  it.each(protectedWrites)(
    "may be used for another request of $operation a day later",
    async ({ endpoint }) => {
      const key = newKey();
      await askWith(key, endpoint, await sampleOf(endpoint, account));
      stopClockAt(Date.now() + DAY_MS + MINUTE_MS);
      const later = await askWith(key, endpoint, await sampleOf(endpoint, account));
      expect([later.status < 300, isReplay(later)]).toEqual([true, false]);
    },
  );
});

/** Requests that each differ from the sample in one respect. */
const otherRequests = async (endpoint: Endpoint, call: Call): Promise<[string, Endpoint, Call][]> => {
  const same = protectedWrites.filter((other) => other.endpoint !== endpoint);
  const elsewhere = same.find((other) => other.endpoint.route.path !== endpoint.route.path);
  const here = same.filter((other) => other.endpoint.route.path === endpoint.route.path);
  return [
    ["query", endpoint, withQuery(call, "dryRun=false")],
    ...(call.body === undefined
      ? []
      : [["body", endpoint, { ...call, body: {} }] satisfies [string, Endpoint, Call]]),
    ...(call.params === undefined
      ? []
      : [["path", endpoint, await sampleOf(endpoint, account)] satisfies [string, Endpoint, Call]]),
    ...here.map((other): [string, Endpoint, Call] => ["method", other.endpoint, call]),
    ["route", elsewhere!.endpoint, await sampleOf(elsewhere!.endpoint, account)],
  ];
};

describe("another request with the same key", () => {
  ownAccount();

  it.each(protectedWrites)("of $operation is refused", async ({ endpoint }) => {
    const key = newKey();
    const call = await sampleOf(endpoint, account);
    await askWith(key, endpoint, call);
    const others = await otherRequests(endpoint, call);
    const before = await dumpOf(account.accountId);
    for (const [respect, other, request] of others) {
      const { status, body } = await askWith(key, other, request);
      expect([respect, status, body.code]).toEqual([respect, 422, "idempotency_key_reused"]);
    }
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it.each(protectedWrites)("of $operation is accepted from another account", async ({ endpoint }) => {
    const key = newKey();
    const other = await makeAccount();
    await askWith(key, endpoint, await sampleOf(endpoint, account));
    const call = await sampleOf(endpoint, other);
    const answer = await ask(other.key, endpoint, call, { headers: { "Idempotency-Key": key } });
    expect([answer.status < 300, isReplay(answer)]).toEqual([true, false]);
  });
});

describe("an answer that is not stored is", () => {
  ownAccount();

  it.each(protectedWrites)("a dry run of $operation", async ({ endpoint }) => {
    const key = newKey();
    const call = await sampleOf(endpoint, account);
    const dry = withQuery(call, "dryRun=true");
    const answers = [
      await askWith(key, endpoint, dry),
      await askWith(key, endpoint, dry),
      await askWith(key, endpoint, call),
    ];
    expect(answers.map(isReplay)).toEqual([false, false, false]);
    expect(answers.map(({ body }) => body.result.dryRun)).toEqual([true, true, false]);
  });

  it.each(protectedWrites)("a temporary refusal of $operation", async ({ endpoint }) => {
    const key = newKey();
    const call = await sampleOf(endpoint, account);
    const headers = { "Idempotency-Key": key };
    expect((await ask(null, endpoint, call, { headers })).status).toBe(401);
    expect(isReplay(await askWith(key, endpoint, call))).toBe(false);
  });
});

describe("the format of a key", () => {
  ownAccount();

  it.each(protectedWrites)("of $operation is 1 to 100 printable ASCII characters", async ({ endpoint }) => {
    const call = await sampleOf(endpoint, account);
    const before = await dumpOf(account.accountId);
    for (const key of ["", "x".repeat(101), "a\tb", "a\u007fb"]) {
      const { status, body } = await askWith(key, endpoint, call);
      expect([key, status, body.code]).toEqual([key, 400, "invalid_idempotency_key"]);
    }
    expect(await dumpOf(account.accountId)).toEqual(before);
    for (const key of [newKey().padEnd(100, "~"), `${newKey()} !"#$%&'()*+,-./:;<=>?@[\\]^_\`{|}~`]) {
      expect((await askWith(key, endpoint, await sampleOf(endpoint, account))).status, key).toBeLessThan(300);
    }
  });

  it("has no letter beyond ASCII", async () => {
    const [{ endpoint }] = protectedWrites as [(typeof protectedWrites)[number]];
    const { body } = await askWith("\u00e9", endpoint, await sampleOf(endpoint, account));
    expect(body.code).toBe("invalid_idempotency_key");
  });

  it.each(operations(({ kind }) => kind === "read"))(
    "does not matter to $operation, a read",
    async ({ endpoint }) => {
      const call = await sampleOf(endpoint, account);
      const answers = [await askWith("", endpoint, call), await askWith("a", endpoint, call)];
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    },
  );
});
