import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import { app as first } from "../../src/app.ts";
import type { CallTally } from "../../src/contract/call-gatherer.ts";
import { backoffice, grantAccess, registerAccount, type TestAccount } from "../support/api.ts";
import { acceptTerms, anOwner, credit } from "../support/captacao.ts";
import { type Answer, answerOf, type Method, type Options, requestOf } from "../support/http.ts";
import { listing } from "../support/listing.ts";
import { BackgroundTasks } from "../support/serve-with.ts";
import { stopClockAt } from "../support/time.ts";

/** A second copy of the service, with its own modules and caches, on the same databases and objects. */
let second: typeof first;
/** The second copy's tally, which would hold each call until its counts are reported. */
let Tally: typeof CallTally;

beforeAll(async () => {
  vi.resetModules();
  ({ app: second } = await import("../../src/app.ts"));
  ({ CallTally: Tally } = await import("../../src/contract/call-gatherer.ts"));
});

let account: TestAccount;

beforeEach(async () => {
  vi.spyOn(Tally.prototype, "add").mockReturnValue(undefined);
  account = await registerAccount();
});

const send = async (
  app: typeof first,
  method: Method,
  path: string,
  options: Options = {},
): Promise<Answer> => {
  const background = new BackgroundTasks();
  const request = requestOf(method, `/v1${path}`, account.key, options);
  const answer = await answerOf(await app.fetch(request, env, background.context), path);
  await background.ended();
  return answer;
};

const statuses = async (method: Method, path: string): Promise<number[]> => [
  (await send(first, method, path)).status,
  (await send(second, method, path)).status,
];

it("two isolates run side by side", () => {
  expect(second).not.toBe(first);
});

it("two isolates both refuse a key from the moment it is revoked", async () => {
  expect(await statuses("GET", "/me")).toEqual([200, 200]);
  await backoffice.delete(`${account.path}/keys/${account.keyId}`);
  expect(await statuses("GET", "/me")).toEqual([401, 401]);
});

it("two isolates both follow a grant from the moment it changes", async () => {
  expect(await statuses("GET", "/properties")).toEqual([200, 200]);
  await grantAccess(account.path, { scopes: ["leads:read"] });
  expect(await statuses("GET", "/properties")).toEqual([403, 403]);
  await grantAccess(account.path);
  expect(await statuses("GET", "/properties")).toEqual([200, 200]);
});

it("two isolates both serve an account over a limit as soon as it is raised", async () => {
  stopClockAt(Date.now());
  await grantAccess(account.path, { limits: { ratePerSecond: 1, burst: 1 } });
  await send(first, "GET", "/me");
  expect(await statuses("GET", "/properties")).toEqual([429, 429]);
  await grantAccess(account.path);
  vi.setSystemTime(Date.now() + 1_000);
  expect(await statuses("GET", "/properties")).toEqual([200, 200]);
});

it("two isolates share one answer under a key", async () => {
  const options = { body: listing(), headers: { "Idempotency-Key": "once" } };
  const made = await send(first, "POST", "/properties", options);
  const again = await send(second, "POST", "/properties", options);
  expect([made.status, again.status, again.text]).toEqual([201, 201, made.text]);
  expect(again.headers.get("Idempotent-Replayed")).toBe("true");
  expect((await send(second, "GET", "/properties")).body.data).toHaveLength(1);
});

it("two isolates debit an owner once, whichever of them is called", async () => {
  await credit(account, 20_000);
  const { body } = await backoffice.post(`${account.path}/captacao/offers`, anOwner());
  const path = `/captacao/offers/${body.data.id}/accept`;
  expect(await statuses("POST", path)).toEqual([403, 403]);
  await acceptTerms(account);
  const answers = await Promise.all([send(first, "POST", path), send(second, "POST", path)]);
  expect(answers.map((answer) => answer.body.result.outcome).sort()).toEqual([
    "ACCEPTED",
    "ALREADY_ACCEPTED",
  ]);
  const ledger = await backoffice.get(`${account.path}/captacao/ledger`);
  expect(ledger.body.data.map(({ kind }: { kind: string }) => kind).sort()).toEqual(["ACCEPT", "CREDIT"]);
});
