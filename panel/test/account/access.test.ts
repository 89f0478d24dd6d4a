import { describe, expect, it } from "vitest";
import { backoffice, grantAccess, makeAccount } from "../../../test/support/api.ts";
import { aMember } from "../../../test/support/member-calls.ts";
import { enter, signedIn } from "../browser.ts";

const QUESTION = "Quem lê os contatos?";
const ANSWER = "Só a equipe de vendas.";
const MESSAGE = "Aprovado para o piloto.";

describe("the page of access", () => {
  it("asks the owner the operator's question, and afterward shows it with the answer", async () => {
    const account = await makeAccount();
    await grantAccess(account.path, { status: "NOT_REQUESTED", scopes: [] });
    const { browser, base } = await enter(account);
    const page = `${base}/access`;
    const asked = await browser.post(page, {
      "/system": "CRM",
      "/purpose": "Carteira em dia",
      "/callsPerDay": "100",
      "level/properties": "read",
    });
    expect(asked.status).toBe(303);

    const decide = (body: object) => backoffice.post(`${account.path}/access/decision`, body);
    expect((await decide({ decision: "ASK", message: QUESTION })).status).toBe(200);
    const question = await browser.get(page);
    expect(question.text).toContain(QUESTION);
    expect(question.text).toContain(`action="${page}/answer"`);
    const developer = await signedIn((await aMember(account.accountId, "DEVELOPER")).email);
    expect((await developer.get(page)).text).not.toContain(QUESTION);

    expect((await browser.post(`${page}/answer`, { "/answer": ANSWER })).to).toBe(page);
    const answered = await browser.get(page);
    for (const said of [QUESTION, ANSWER]) expect(answered.text).toContain(said);
    expect(answered.text).not.toContain(`action="${page}/answer"`);

    expect((await decide({ decision: "APPROVE", message: MESSAGE })).status).toBe(200);
    expect((await browser.get(page)).text).toContain(MESSAGE);
  });
});
