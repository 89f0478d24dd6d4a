import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { aFailedMail } from "../../../test/support/failed-mail.ts";
import { placeElsewhere } from "../../../test/support/move.ts";
import { idempotencyKeyIn } from "../browser.ts";
import { anOperator, aProvedOperator } from "../operator.ts";

const PAGE = "/operator/accounts/new";

const FORM = {
  "/name": "Imobiliária Aurora",
  "/type": "AGENCY",
  "/plan": "PRO",
  "/propertyLimit": "250",
  "/ownerName": "Dora Lima",
  "/ownerEmail": "dora@example.com",
  "/subscription": "TRIAL",
  "/phone": "(41) 3333-4444",
  "/organization": "",
  "/creci": "",
};

describe("a new account at the console", () => {
  it("is made once, however often its form comes, and its owner may enter", async () => {
    const operator = await aProvedOperator("ADMIN");
    const form = { ...FORM, once: idempotencyKeyIn((await operator.get(PAGE)).text) };
    const { to } = await operator.post(PAGE, form);
    expect((await operator.post(PAGE, form)).to).toBe(to);
    const path = to!.replace("/operator", "").replace("?saved=1", "");
    const { data } = (await backoffice.get(path)).body;
    expect(data).toMatchObject({ name: "Imobiliária Aurora", subscription: "TRIAL", propertyLimit: 250 });
    expect(data).toMatchObject({ organization: null, phone: "+554133334444", access: null });
    const members = (await backoffice.get(`${path}/members`)).body.data;
    expect(members).toMatchObject([{ email: "dora@example.com", role: "OWNER" }]);
    const audit = (await backoffice.get(`${path}/audit`)).body.data;
    expect(audit.map(({ action }: { action: string }) => action)).toEqual(["account.create"]);
    expect((await operator.get(to!)).text).toContain("Imobiliária Aurora");
  });

  it("is one account when the form comes twice at once", async () => {
    const operator = await aProvedOperator("ADMIN");
    const form = { ...FORM, once: idempotencyKeyIn((await operator.get(PAGE)).text) };
    const [one, other] = await Promise.all([operator.post(PAGE, form), operator.post(PAGE, form)]);
    expect(one.to).toBe(other.to);
  });

  it("is refused with every fault at its field, and the form stays filled in", async () => {
    const operator = await aProvedOperator("ADMIN");
    const wrong = { ...FORM, "/name": "", "/ownerEmail": "dora", "/phone": "1", "/propertyLimit": "muitos" };
    const { status, text } = await operator.post(PAGE, wrong);
    expect(status).toBe(422);
    for (const name of ["name", "ownerEmail", "phone", "propertyLimit"])
      expect(text).toContain(`id="f-${name}-fault"`);
    expect(text).toContain('value="muitos"');
  });

  it("is made only soon after a code", async () => {
    const { status, text } = await (await anOperator("ADMIN")).post(PAGE, FORM);
    expect([status, text]).toEqual([403, expect.stringContaining("/operator/prove?next=")]);
  });
});

describe("the sandbox of an account at the console", () => {
  it("is made by an ADMIN, opens as it is the second time, and shows no key", async () => {
    const { accountId } = await makeAccount();
    const operator = await aProvedOperator("ADMIN");
    const page = `/operator/accounts/${accountId}`;
    const { status: unproved } = await (await anOperator("ADMIN")).post(`${page}/sandbox`);
    expect(unproved).toBe(403);
    const { to } = await operator.post(`${page}/sandbox`);
    expect((await operator.post(`${page}/sandbox`)).to).toBe(to);
    const { text } = await operator.get(to!);
    expect(text).toContain(accountId);
    expect(text).not.toContain("rea_test_");
    expect(text).not.toContain(`${to}/sandbox`);
  });

  it("is not for SUPPORT to make", async () => {
    const { accountId } = await makeAccount();
    const operator = await anOperator("SUPPORT");
    const page = `/operator/accounts/${accountId}`;
    expect((await operator.get(`${page}?tab=settings`)).text).not.toContain(`${page}/sandbox`);
    expect((await operator.post(`${page}/sandbox`)).status).toBe(403);
  });
});

describe("an account at the console", () => {
  const inputs = (text: string): Record<string, string> =>
    Object.fromEntries(
      [...text.matchAll(/<input type="hidden" name="(was\/\w+)" value="([^"]*)"/g)].map(([, name, value]) => [
        name!,
        value!,
      ]),
    );

  it("keeps the changes that two operators make at once to different fields", async () => {
    const { accountId, path } = await makeAccount();
    const page = `/operator/accounts/${accountId}`;
    const ana = await aProvedOperator("ADMIN");
    const rui = await aProvedOperator("ADMIN");
    const shown = inputs((await ana.get(`${page}?tab=settings`)).text);
    expect(Object.keys(shown)).toHaveLength(11);
    const form = {
      ...shown,
      ...Object.fromEntries(Object.entries(shown).map(([name, value]) => [name.replace("was", ""), value])),
    };
    const sent = await Promise.all([
      ana.post(page, { ...form, "/plan": "FREE" }),
      rui.post(page, { ...form, "/organization": "Rede Sul", "/creciVerified": "" }),
    ]);
    expect(sent.map(({ to }) => to)).toEqual([`${page}?saved=1`, `${page}?saved=1`]);
    const { data } = (await backoffice.get(path)).body;
    expect(data).toMatchObject({ plan: "FREE", organization: "Rede Sul" });
    expect((await ana.get(page)).text).toContain("Gratuito");
    expect((await ana.post(page, form)).to).toBe(`${page}?saved=1`);
  });

  it("sends a notice again that could not be sent, from its own page", async () => {
    const account = await makeAccount();
    const id = await aFailedMail(account);
    const page = `/operator/accounts/${account.accountId}`;
    const support = await anOperator("SUPPORT");
    const act = `${page}/mail/${id}/send`;
    expect((await support.get(page)).text).toContain("Um e-mail ao titular não foi enviado.");
    expect((await support.get(`${page}?tab=mails`)).text).toContain(act);
    for (const _ of [1, 2]) expect((await support.post(act)).to).toBe(`${page}?saved=1`);
    expect((await support.get(`${page}?tab=mails`)).text).not.toContain(act);
    const rows = (await backoffice.get(`${account.path}/audit?action=mail.send`)).body.data;
    expect(rows).toHaveLength(1);
    expect((await (await anOperator("FINANCE")).post(act)).status).toBe(403);
  });
});

describe("a database at the console", () => {
  it("is closed and opened by an ADMIN with a proof, and says by whom and since when", async () => {
    const unproved = await anOperator("ADMIN");
    expect((await unproved.post("/operator/shards/DB/close")).status).toBe(403);
    const operator = await aProvedOperator("ADMIN");
    for (const _ of [1, 2])
      expect((await operator.post("/operator/shards/DB/close")).to).toBe("/operator/shards");
    const { text } = await operator.get("/operator/shards");
    for (const part of ["Fechado manualmente", operator.email, "/operator/shards/DB/open"])
      expect(text).toContain(part);
    expect((await operator.post("/operator/shards/DB/open")).to).toBe("/operator/shards");
    expect((await operator.get("/operator/shards")).text).toContain("Aberto manualmente");
    expect((await (await anOperator("SUPPORT")).post("/operator/shards/DB/close")).status).toBe(403);
    expect((await operator.post("/operator/shards/DB/empty")).status).toBe(404);
  });

  it("is relieved of its accounts by an ADMIN with a proof, who reads first what that means", async () => {
    expect((await (await anOperator("ADMIN")).post("/operator/shards/DB/relieve")).status).toBe(403);
    const operator = await aProvedOperator("ADMIN");
    expect((await operator.get("/operator/shards")).text).toContain("as maiores primeiro");
    for (const act of ["relieve", "relieve", "drain"])
      expect((await operator.post(`/operator/shards/DB/${act}`)).to).toBe("/operator/shards");
    expect((await operator.get("/operator/shards")).text).toContain("sendo transferidas");
    expect((await operator.post("/operator/shards/DB/open")).to).toBe("/operator/shards");
    expect((await operator.get("/operator/shards")).text).not.toContain("sendo transferidas");
  });
});

describe("a move at the console", () => {
  it("is begun once and canceled by an ADMIN with a proof, and refused in words where it cannot be", async () => {
    const account = await makeAccount();
    const { accountId } = account;
    const form = { "/accountId": accountId, "/to": "DB" };
    expect((await (await anOperator("ADMIN")).post("/operator/moves", form)).status).toBe(403);
    const operator = await aProvedOperator("ADMIN");
    const refused = await operator.post("/operator/moves", form);
    expect(refused.status).toBe(422);
    for (const part of ["A conta já está neste banco de dados.", accountId])
      expect(refused.text).toContain(part);
    await placeElsewhere(account);
    const reckoned = await operator.post("/operator/moves", { ...form, dryRun: "true" });
    expect([reckoned.status, reckoned.text.includes("Segundos (aprox.)")]).toEqual([200, true]);
    expect((await backoffice.get(`${account.path}/moves`)).body.data).toEqual([]);
    for (const _ of [1, 2]) expect((await operator.post("/operator/moves", form)).to).toBe("/operator/moves");
    const { data } = (await backoffice.get(`${account.path}/moves`)).body;
    expect(data).toMatchObject([{ from: "DB_S1", to: "DB", failure: null }]);
    expect((await operator.get("/operator/moves")).text).toContain(accountId);
    const act = `/operator/moves/${accountId}/${data[0].id}/cancel`;
    for (const _ of [1, 2]) expect((await operator.post(act)).to).toBe("/operator/moves");
    expect((await (await anOperator("SUPPORT")).post(act)).status).toBe(403);
  });
});

describe("the page of an account at the console", () => {
  it("begins with what is wrong, and links to what its reader may do", async () => {
    const { accountId, path } = await makeAccount();
    const page = `/operator/accounts/${accountId}`;
    const admin = await anOperator("ADMIN");
    expect((await admin.get(page)).text).toContain("Nada requer atenção.");
    await backoffice.patch(path, { subscription: "OVERDUE" });
    const { text } = await admin.get(page);
    expect(text).toContain("A assinatura está vencida.");
    expect(text).toContain(`href="/operator/moves?accountId=${accountId}"`);
    const support = await (await anOperator("SUPPORT")).get(page);
    expect(support.text).not.toContain("/operator/moves?");
    expect(support.text).not.toContain("?tab=settings");
  });
});
