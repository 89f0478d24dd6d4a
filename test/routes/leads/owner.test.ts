import { describe, expect, it } from "vitest";
import { DAY_MS, isoTime } from "../../../src/lib/clock.ts";
import { backoffice, makeAccount, type TestAccount } from "../../support/api.ts";
import type { Json } from "../../support/http.ts";
import { makeLead, person } from "../../support/lead.ts";
import { query } from "../../support/query.ts";

/** Adds brokers to an account. @returns every member's id, the earliest member first */
const addBrokers = async ({ path }: TestAccount, names: readonly string[]): Promise<string[]> => {
  for (const name of names) {
    const email = `${name.toLowerCase()}@example.com`;
    await backoffice.post(`${path}/team`, { name, email, role: "BROKER" });
  }
  const { body } = await backoffice.get(`${path}/team?limit=100`);
  return body.data.map(({ accountId }: Json) => accountId).reverse();
};

const storedLoads = async ({ accountId }: TestAccount): Promise<number[]> => {
  const results =
    await query`SELECT active_clients FROM team_members WHERE account_id = ${accountId} ORDER BY rowid`;
  return results.map((row) => row.active_clients);
};

/** What the counters should be, counted from the leads themselves. */
const countedLoads = async ({ accountId }: TestAccount): Promise<number[]> => {
  const results = await query`SELECT count(l.id) AS n FROM team_members AS m
    LEFT JOIN leads AS l ON l.owner_account_id = m.id AND l.state = 'ACTIVE'
    WHERE m.account_id = ${accountId} GROUP BY m.rowid ORDER BY m.rowid`;
  return results.map((row) => row.n);
};

describe("the owner of a new lead", () => {
  it("is the person that the request names, by id or e-mail or both", async () => {
    const account = await makeAccount();
    const [, ana] = await addBrokers(account, ["Ana"]);
    const both = { ownerAccountId: ana, ownerEmail: "Ana@Example.com" };
    for (const named of [{ ownerAccountId: ana }, { ownerEmail: "ANA@example.com" }, both]) {
      expect(await makeLead(account, named)).toMatchObject({ ownerAccountId: ana, ownerName: "Ana" });
    }
  });

  it("must be one person if it is named twice", async () => {
    const account = await makeAccount();
    const [owner] = await addBrokers(account, ["Ana"]);
    const { status, body } = await account.api.post("/leads", {
      body: person({ ownerAccountId: owner, ownerEmail: "ana@example.com" }),
    });
    expect([status, body.invalidParams[0].name, body.invalidParams[0].code]).toEqual([
      400,
      "ownerEmail",
      "not_the_same",
    ]);
  });

  it("is never a person of another team", async () => {
    const account = await makeAccount();
    const other = await makeAccount();
    const [stranger] = await addBrokers(other, []);
    const { body } = await account.api.post("/leads", { body: person({ ownerAccountId: stranger }) });
    expect(body.invalidParams).toMatchObject([{ name: "ownerAccountId", code: "not_on_team" }]);
  });

  it("is by default the least loaded member, and among equals the earliest", async () => {
    const account = await makeAccount();
    const team = await addBrokers(account, ["Ana", "Bia", "Caio"]);
    await makeLead(account, { ownerAccountId: team[0] });
    const owners: string[] = [];
    for (let made = 0; made < 7; made += 1) owners.push((await makeLead(account)).ownerAccountId);
    expect(owners).toEqual([team[1], team[2], team[3], ...team]);
    expect(await storedLoads(account)).toEqual([2, 2, 2, 2]);
  });

  it("is chosen so that simultaneous creations are shared evenly", async () => {
    const account = await makeAccount();
    await addBrokers(account, ["Ana", "Bia", "Caio", "Davi"]);
    const answers = await Promise.all(
      Array.from({ length: 40 }, () => account.api.post("/leads", { body: person() })),
    );
    const made = answers.filter(({ status }) => status === 201).length;
    expect(answers.every(({ status, body }) => status === 201 || body.code === "concurrent_write")).toBe(
      true,
    );
    expect(made).toBeGreaterThanOrEqual(36);
    const shares = await storedLoads(account);
    expect(Math.max(...shares) - Math.min(...shares)).toBeLessThanOrEqual(2);
    expect(shares).toEqual(await countedLoads(account));
    expect(shares.reduce((sum, share) => sum + share, 0)).toBe(made);
  });
});

describe("the load of a member", () => {
  it("follows a lead through owner, archive, trash and purge", async () => {
    const account = await makeAccount();
    const [, ana, bia] = await addBrokers(account, ["Ana", "Bia"]);
    const { id } = await makeLead(account, { ownerAccountId: ana });
    const loadsAfter = async (step: Promise<{ status: number }>): Promise<number[]> => {
      expect((await step).status).toBe(200);
      expect(await storedLoads(account)).toEqual(await countedLoads(account));
      return storedLoads(account);
    };
    const { api, path } = account;
    const state = (to: string) => api.post(`/leads/${id}/state`, { body: { state: to } });
    const operate = (verb: string) => backoffice.post(`${path}/leads/${id}/${verb}`);
    expect(await loadsAfter(api.patch(`/leads/${id}`, { body: { ownerAccountId: bia } }))).toEqual([0, 0, 1]);
    expect(await loadsAfter(state("ARCHIVED"))).toEqual([0, 0, 0]);
    expect(await loadsAfter(state("ACTIVE"))).toEqual([0, 0, 1]);
    expect(await loadsAfter(operate("trash"))).toEqual([0, 0, 0]);
    expect(await loadsAfter(operate("restore"))).toEqual([0, 0, 1]);
    await operate("trash");
    expect(await loadsAfter(operate("purge"))).toEqual([0, 0, 0]);
  });

  it("does not count a lead created archived", async () => {
    const account = await makeAccount();
    await makeLead(account, { lastActivityAt: isoTime(Date.now() - 90 * DAY_MS) });
    expect(await storedLoads(account)).toEqual([0]);
  });
});
