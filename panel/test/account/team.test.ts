import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../../test/support/api.ts";
import { aMember, doneAsMember } from "../../../test/support/member-calls.ts";
import { enter, idempotencyKeyIn, signedIn } from "../browser.ts";

const teamOf = async ({ path }: Pick<TestAccount, "path">) =>
  (await backoffice.get(`${path}/team`)).body.data;

const aTeam = async () => {
  const account = await makeAccount();
  const rui = { name: "Rui Alves", email: "rui@example.com", role: "BROKER", creci: "38577-F RJ" };
  const { body } = await backoffice.post(`${account.path}/team`, rui);
  const id: string = body.data.accountId;
  const { browser, base } = await enter(account, "MANAGER");
  const member = async () =>
    (await teamOf(account)).find(({ accountId }: { accountId: string }) => accountId === id);
  return { account, id, browser, path: `${base}/team`, member };
};

describe("the team at the dashboard", () => {
  it("gets a person once, however often the form is sent, even at the same moment", async () => {
    const { account, browser, path } = await aTeam();
    const once = idempotencyKeyIn((await browser.get(path)).text);
    const sent = { "/name": "Bia Reis", "/email": "Bia@example.com", "/role": "BROKER", "/creci": "", once };
    const answers = [...(await Promise.all([1, 2].map(() => browser.post(path, sent))))];
    answers.push(await browser.post(path, sent));
    for (const { to } of answers) expect(to).toBe(path);
    const found = (await teamOf(account)).filter(({ name }: { name: string }) => name === "Bia Reis");
    expect(found).toMatchObject([{ email: "bia@example.com", role: "BROKER", creci: null, active: true }]);
    const { body } = await backoffice.get(`${account.path}/audit`);
    const acts = body.data.filter(({ action }: { action: string }) => action === "team.add");
    expect(acts).toHaveLength(2);
    expect(acts[0].actor).toMatch(/^psn_/);
    expect(JSON.stringify(acts)).not.toContain("example.com");
  });

  it("lets a broker who is added there sign in", async () => {
    const { account, browser, path } = await aTeam();
    const { email } = await aMember(account.accountId, "BROKER");
    const broker = await signedIn(email);
    const clients = path.replace("/team", "/clients");
    expect((await broker.get(clients)).status).toBe(403);
    await browser.post(path, { "/name": "Nova", "/email": email, "/role": "BROKER" });
    expect((await broker.get(clients)).status).toBe(200);
  });

  it("names faults at the form that was sent, and keeps what was typed", async () => {
    const { account, id, browser, path } = await aTeam();
    const before = await teamOf(account);
    const added = await browser.post(path, { "/name": "", "/email": "<b>", "/role": "CHEFE" });
    expect(added.status).toBe(422);
    for (const name of ["name", "email", "role"]) expect(added.text, name).toContain(`id="f-${name}-fault"`);
    expect(added.text).toContain('value="&lt;b&gt;"');
    const taken = await browser.post(path, {
      "/name": "Rui",
      "/email": "RUI@example.com",
      "/role": "BROKER",
    });
    expect([taken.status, taken.text]).toEqual([422, expect.stringContaining("com este e-mail")]);
    const renamed = await browser.post(`${path}/${id}`, { "/name": " ", "/creci": "x".repeat(41) });
    expect(renamed.status).toBe(422);
    expect(renamed.text).toMatch(/<details open="">.*id="f-name-fault".*id="f-creci-fault"/s);
    expect(renamed.text.match(/id="f-name"/g)).toHaveLength(1);
    expect(await teamOf(account)).toEqual(before);
  });

  it("changes a person's name and CRECI, and deactivates and reactivates them", async () => {
    const { account, id, browser, path, member } = await aTeam();
    await backoffice.patch(`${account.path}/team/${id}`, { creciVerified: true });
    expect((await browser.get(path)).text).toContain("verificado");
    expect((await browser.post(`${path}/${id}`, { "/name": "Rui A.", "/creci": "38577-F RJ" })).to).toBe(
      path,
    );
    expect(await member()).toMatchObject({ name: "Rui A.", creciVerified: true });
    await browser.post(`${path}/${id}`, { "/name": "Rui A.", "/creci": "38578-F RJ" });
    expect(await member()).toMatchObject({ creci: "38578-F RJ", creciVerified: false });
    for (const active of [false, true]) {
      await browser.post(`${path}/${id}/active`, { active: active ? "yes" : "no" });
      expect(await member()).toMatchObject({ active });
      expect((await browser.get(path)).text.includes('class="badge ended"')).toBe(!active);
    }
  });

  it("has its CRECIs verified only by the operator", async () => {
    const { account, id, member } = await aTeam();
    const { accountId } = account;
    const person = await aMember(accountId, "OWNER");
    const asked = { operationId: "changeTeamMember", person, accountId, params: { memberId: id } };
    await expect(doneAsMember({ ...asked, body: { creciVerified: true } })).rejects.toThrow(/access_denied/);
    expect(await member()).toMatchObject({ creciVerified: false });
  });

  it("is changed only by roles that run the business, and never from another account", async () => {
    const { account, id, path, member } = await aTeam();
    const before = await member();
    for (const role of ["DEVELOPER", "BROKER"] as const) {
      const { browser } = await enter(account, role);
      for (const to of [path, `${path}/${id}`, `${path}/${id}/active`])
        expect((await browser.post(to, { active: "no" })).status, role).toBe(403);
    }
    const other = await enter(await makeAccount());
    const theirs = `${other.base}/team/${id}`;
    expect((await other.browser.post(theirs, { "/name": "Minha" })).status).toBe(404);
    expect((await other.browser.post(`${theirs}/active`, { active: "no" })).status).toBe(404);
    expect(await member()).toEqual(before);
  });
});
