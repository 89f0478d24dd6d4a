import { runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";
import { answersCeiling } from "../../src/vocabulary/limits.ts";
import { makeAccount, type TestAccount } from "../support/api.ts";
import { gateOf as gate } from "../support/gate.ts";
import type { Answer } from "../support/http.ts";
import { makeLead, person } from "../support/lead.ts";

const QUOTA = 10_000;

const stage = () => makeAccount({ access: { limits: { monthlyQuota: QUOTA } } });

const gateOf = ({ accountId }: TestAccount) => gate(accountId);

/** Fills the store of kept answers, except for this many bytes. */
const fill = (account: TestAccount, left = 0): Promise<unknown> =>
  runInDurableObject(gateOf(account), (_, { storage }) =>
    storage.sql.exec("UPDATE kept SET bytes = ?", answersCeiling(account.accountId, QUOTA) - left).toArray(),
  );

const measuredBytes = (account: TestAccount): Promise<unknown> =>
  runInDurableObject(gateOf(account), (_, { storage }) =>
    storage.sql.exec("SELECT coalesce(sum(octet_length(body) + 512), 0) AS bytes FROM idempotency").one(),
  );

const put = ({ api }: TestAccount, key?: string): Promise<Answer> =>
  api.put(`/leads/by-ref/${key}`, {
    body: person(),
    headers: key === undefined ? {} : { "Idempotency-Key": key },
  });

it("accepts no new Idempotency-Key while the kept answers fill their store, but replays them", async () => {
  const account = await stage();
  const other = await stage();
  const body = person();
  const send = (key: string) =>
    account.api.put("/leads/by-ref/C-1", { body, headers: { "Idempotency-Key": key } });
  const first = await send("one");
  await fill(account);
  const refused = await send("two");
  expect([refused.status, refused.body.code]).toEqual([429, "storage_full"]);
  expect(refused.body.detail).toMatch(/94 MB.*24 horas/);
  const seconds = Number(refused.headers.get("Retry-After"));
  expect(seconds).toBeGreaterThan(86_000);
  expect(seconds).toBeLessThanOrEqual(86_400);
  const replayed = await send("one");
  expect(replayed.text).toBe(first.text);
  expect(replayed.headers.get("Idempotent-Replayed")).toBe("true");
  expect((await account.api.put("/leads/by-ref/C-1", { body })).status).toBe(200);
  expect((await put(other, "one")).status).toBe(201);
  await fill(account, 1);
  expect((await send("two")).status).toBe(200);
});

it("refuses a new key in English too", async () => {
  const account = await stage();
  await fill(account);
  const headers = { "Idempotency-Key": "one", "Accept-Language": "en" };
  const { body } = await account.api.post("/leads", { body: person(), headers });
  expect(body.detail).toMatch(/94 MB.*24 hours/);
});

it("counts the bytes of each answer as it is stored and deleted", async () => {
  const account = await stage();
  for (const key of ["one", "two"]) await put(account, key);
  const { id } = await makeLead(account);
  await account.api.patch(`/leads/${id}`, {
    body: { notes: "Ligar amanhã." },
    headers: { "Idempotency-Key": "three" },
  });
  const usage = async () => (await account.api.get("/me")).body.data.storage.answers;
  const before = await usage();
  expect(before).toEqual({
    ...((await measuredBytes(account)) as object),
    limit: answersCeiling(account.accountId, QUOTA),
  });
  expect(before.bytes).toBeGreaterThan(1_000);
  await gateOf(account).forget([id]);
  const after = await usage();
  expect(after.bytes).toBeLessThan(before.bytes);
  expect({ bytes: after.bytes }).toEqual(await measuredBytes(account));
});
