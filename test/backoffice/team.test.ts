import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { auditAbout } from "../support/dashboard.ts";
import { makeLead, person } from "../support/lead.ts";
import { listing } from "../support/listing.ts";

const MEMBER = { name: "Rui Campos", email: "Rui@Example.com", role: "BROKER" };

describe("the team of an account", () => {
  it("gains the person, as the API shows", async () => {
    const { path } = await makeAccount();
    const { status, body } = await backoffice.post(`${path}/team`, { ...MEMBER, creci: "creci 38.577-f/rj" });
    expect(status).toBe(201);
    expect(body.data).toEqual({
      accountId: expect.stringMatching(/^usr-[0-9a-z]{16}$/),
      name: "Rui Campos",
      email: "rui@example.com",
      role: "BROKER",
      creci: "38577-F RJ",
      creciVerified: false,
      active: true,
      createdAt: expect.any(String),
    });
    const list = await backoffice.get(`${path}/team`);
    expect(list.body.data[0]).toEqual(body.data);
    expect(list.body.data[1]).toMatchObject({ role: "OWNER" });
  });

  it("has each e-mail once, whatever its case", async () => {
    const { path } = await makeAccount();
    const answers = await Promise.all([
      backoffice.post(`${path}/team`, MEMBER),
      backoffice.post(`${path}/team`, { ...MEMBER, email: "rui@EXAMPLE.com" }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
    const owner = await backoffice.post(`${path}/team`, { ...MEMBER, email: "titular@example.com" });
    expect(owner.body.code).toBe("request_refused");
    expect(owner.body.detail).not.toContain("titular");
  });

  it("shares an e-mail with another account's team", async () => {
    const [one, two] = await Promise.all([makeAccount(), makeAccount()]);
    for (const { path } of [one, two]) {
      expect((await backoffice.post(`${path}/team`, MEMBER)).status).toBe(201);
    }
  });

  it.each([
    [{ ...MEMBER, email: "rui" }, "email invalid_format"],
    [{ ...MEMBER, role: "ADMIN" }, "role not_in_list"],
    [{ ...MEMBER, name: "  " }, "name too_short"],
    [{ ...MEMBER, name: "Rui\nCampos" }, "name control_character"],
    [{ ...MEMBER, name: "Rui Campos\n" }, "name control_character"],
    [{ ...MEMBER, creci: 5 }, "creci wrong_type"],
  ])("refuses %j", async (body, fault) => {
    const { path } = await makeAccount();
    const answer = await backoffice.post(`${path}/team`, body);
    expect(answer.status).toBe(400);
    const [found] = answer.body.invalidParams;
    expect(`${found.name} ${found.code}`).toBe(fault);
  });
});

const withRui = async (account: TestAccount, input: object = {}): Promise<string> =>
  (await backoffice.post(`${account.path}/team`, { ...MEMBER, ...input })).body.data.accountId;

const change = ({ path }: TestAccount, id: string, body: object) =>
  backoffice.patch(`${path}/team/${id}`, body);

const ownerOf = async ({ path }: TestAccount): Promise<string> =>
  (await backoffice.get(`${path}/team`)).body.data.find(({ role }: { role: string }) => role === "OWNER")
    .accountId;

describe("a person of a team", () => {
  it("who is deactivated keeps their clients, gets no new ones and captures nothing, until reactivated", async () => {
    const account = await makeAccount();
    const rui = await withRui(account);
    const { id } = await makeLead(account, { ownerAccountId: rui });
    const { status, body } = await change(account, rui, { active: false });
    expect([status, body.data.active]).toEqual([200, false]);
    const { data } = (await account.api.get(`/leads/${id}`)).body;
    expect(data.ownerAccountId).toBe(rui);
    for (const _ of [1, 2]) expect((await makeLead(account)).ownerAccountId).toBe(await ownerOf(account));
    const given = { body: person({ ownerAccountId: rui }) };
    const refused = await account.api.post("/leads", given);
    expect(refused.body.invalidParams).toMatchObject([{ name: "ownerAccountId" }]);
    const captured = await account.api.post("/properties", { body: listing({ captadorAccountId: rui }) });
    expect(captured.body.invalidParams).toMatchObject([{ name: "captadorAccountId" }]);
    await change(account, rui, { active: true });
    expect((await account.api.post("/leads", given)).status).toBe(201);
    expect(await auditAbout(account, rui)).toMatchObject([
      { action: "team.change", fields: ["active"] },
      { action: "team.change", fields: ["active"] },
      { action: "team.add" },
    ]);
  });

  it("who is changed to what they already are leaves no audit row", async () => {
    const account = await makeAccount();
    const rui = await withRui(account);
    expect((await change(account, rui, { active: true, creciVerified: false })).status).toBe(200);
    expect(await auditAbout(account, rui)).toMatchObject([{ action: "team.add" }]);
  });

  it("stays active if nobody else is, even when two are deactivated at once", async () => {
    const account = await makeAccount();
    const owner = await ownerOf(account);
    const alone = await change(account, owner, { active: false });
    expect([alone.status, alone.body.code]).toEqual([422, "request_refused"]);
    const rui = await withRui(account);
    const answers = await Promise.all([owner, rui].map((id) => change(account, id, { active: false })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { data } = (await backoffice.get(`${account.path}/team`)).body;
    expect(data.filter(({ active }: { active: boolean }) => active)).toHaveLength(1);
  });

  it("has one CRECI verified: a new one is not, unless it is verified with the change", async () => {
    const account = await makeAccount();
    const rui = await withRui(account, { creci: "38577-F RJ" });
    const of = async (body: object) => (await change(account, rui, body)).body.data;
    expect(await of({ creciVerified: true })).toMatchObject({ creci: "38577-F RJ", creciVerified: true });
    expect(await of({ creci: "38.578-f/rj" })).toMatchObject({ creci: "38578-F RJ", creciVerified: false });
    expect(await of({ creci: "38579-F RJ", creciVerified: true })).toMatchObject({ creciVerified: true });
    expect(await of({ creci: null })).toMatchObject({ creci: null, creciVerified: false });
    expect((await change(account, rui, { creciVerified: true })).body.code).toBe("request_refused");
  });

  it("is unknown in another account", async () => {
    const account = await makeAccount();
    const other = await makeAccount();
    const rui = await withRui(account);
    expect((await change(other, rui, { active: false })).body.code).toBe("not_found");
    expect((await backoffice.get(`${account.path}/team`)).body.data[0].active).toBe(true);
  });
});
