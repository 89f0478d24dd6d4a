import { describe, expect, it } from "vitest";
import { MAX_CLIENTS } from "../../../src/vocabulary/limits.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import { batchStage } from "../../support/batch-stage.ts";
import { brokenInvariants } from "../../support/invariants.ts";
import { makeLead, person } from "../../support/lead.ts";
import { callTool } from "../../support/mcp.ts";
import { query } from "../../support/query.ts";
import { race, tally } from "../../support/race.ts";

/** Makes the account's counter show this many clients. */
const countAs = ({ accountId }: TestAccount, clients: number): Promise<unknown> =>
  query`UPDATE portfolios SET clients = ${clients} WHERE account_id = ${accountId}`;

const countOf = async ({ api }: TestAccount): Promise<unknown> => (await api.get("/me")).body.data.leads;

const full = async (): Promise<TestAccount> => {
  const account = await makeAccount();
  await countAs(account, MAX_CLIENTS);
  return account;
};

const REMEDY = {
  "pt-BR": /50\.000 clientes.*lixeira/,
  en: /50,000 clients.*trash/,
} as const;

describe("an account with as many clients as it may have", () => {
  it.each([
    ["POST", (account: TestAccount) => account.api.post("/leads", { body: person() })],
    ["PUT by code", (account: TestAccount) => account.api.put("/leads/by-ref/NEW", { body: person() })],
    ["a dry run", (account: TestAccount) => account.api.post("/leads?dryRun=true", { body: person() })],
  ])("is refused one more by %s, with ways to make room", async (_, call) => {
    const account = await full();
    const { status, body } = await call(account);
    expect([status, body.code]).toEqual([422, "request_refused"]);
    expect(body.detail).toMatch(REMEDY["pt-BR"]);
    expect(await countOf(account)).toEqual({ count: MAX_CLIENTS, limit: MAX_CLIENTS });
  });

  it("is refused in English too", async () => {
    const account = await full();
    const headers = { "Accept-Language": "en" };
    const { body } = await account.api.post("/leads", { body: person(), headers });
    expect(body.detail).toMatch(REMEDY.en);
  });

  it("is refused one more by an agent's tool even before confirmation", async () => {
    const account = await full();
    const { isError, text } = await callTool(account.key, "create_lead", person());
    expect(isError).toBe(true);
    expect(text).toContain("request_refused");
    expect(text).toMatch(/50.000 client/);
  });

  it("is refused a new client of a batch, whose other items are written", async () => {
    const stage = await batchStage();
    const { externalRef: _, ...known } = { ...person(), externalRef: "KNOWN" };
    await makeLead(stage, { ...known, externalRef: "KNOWN" });
    await countAs(stage, MAX_CLIENTS);
    const { id } = await stage.post("leads", [
      { ...person(), externalRef: "NEW" },
      { externalRef: "KNOWN", notes: "Ligar amanhã." },
    ]);
    await stage.workAll();
    const { results } = await stage.read("leads", id);
    expect(results[0]).toMatchObject({ outcome: "REJECTED", code: "request_refused" });
    expect(results[0].detail).toMatch(REMEDY["pt-BR"]);
    expect(results[1].outcome).toBe("UPDATED");
  });

  it("can change and link existing clients", async () => {
    const account = await makeAccount();
    const known = person();
    const { id } = await makeLead(account, known);
    await countAs(account, MAX_CLIENTS);
    const changed = await account.api.patch(`/leads/${id}`, { body: { notes: "Ligar amanhã." } });
    const linked = await account.api.put("/leads/by-ref/C-1", { body: known });
    expect([changed.body.result.outcome, linked.body.result.outcome]).toEqual(["UPDATED", "LINKED"]);
  });

  it("restores none from the trash until another goes there", async () => {
    const account = await makeAccount();
    const kept = await makeLead(account);
    const trashed = await makeLead(account);
    const path = `${account.path}/leads`;
    await backoffice.post(`${path}/${trashed.id}/trash`);
    expect(await countOf(account)).toMatchObject({ count: 1 });
    await countAs(account, MAX_CLIENTS);
    const refused = await backoffice.post(`${path}/${trashed.id}/restore`);
    expect([refused.status, refused.body.code]).toEqual([422, "request_refused"]);
    expect(refused.body.detail).toMatch(REMEDY["pt-BR"]);
    await backoffice.post(`${path}/${kept.id}/trash`);
    expect((await backoffice.post(`${path}/${trashed.id}/restore`)).status).toBe(200);
    expect(await countOf(account)).toMatchObject({ count: MAX_CLIENTS });
  });

  it("gets exactly as many as it has room for if creations race", async () => {
    const account = await makeAccount();
    await countAs(account, MAX_CLIENTS - 3);
    const answers = await race(12, (at) =>
      at % 2 === 0
        ? account.api.post("/leads", { body: person() })
        : account.api.put(`/leads/by-ref/C-${at}`, { body: person() }),
    );
    expect(tally(answers)).toEqual({ CREATED: 3, request_refused: 9 });
    for (const { body } of answers.filter(({ status }) => status === 422))
      expect(body.detail).toMatch(REMEDY["pt-BR"]);
  });
});

it("counts clients as they come, go to the trash, return and are removed", async () => {
  const account = await makeAccount();
  const path = `${account.path}/leads`;
  const { id } = await makeLead(account);
  await makeLead(account, { lastActivityAt: "2020-01-01T00:00:00Z" });
  expect(await countOf(account)).toEqual({ count: 2, limit: MAX_CLIENTS });
  await backoffice.post(`${path}/${id}/trash`);
  await backoffice.post(`${path}/${id}/restore`);
  expect(await countOf(account)).toMatchObject({ count: 2 });
  await backoffice.post(`${path}/${id}/trash`);
  await backoffice.post(`${path}/${id}/purge`);
  expect(await countOf(account)).toMatchObject({ count: 1 });
  expect(await brokenInvariants(account.accountId)).toEqual([]);
});
