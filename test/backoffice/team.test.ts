import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";

const MEMBER = { name: "Rui Campos", email: "Rui@Example.com", role: "BROKER" };

describe("the team of an account", () => {
  it("gains the person as the API shows them", async () => {
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
