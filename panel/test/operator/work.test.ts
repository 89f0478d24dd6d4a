import { describe, expect, it } from "vitest";
import { accountWithProperty } from "../../../test/support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../../test/support/api.ts";
import { offerTo, readyDesk } from "../../../test/support/captacao.ts";
import { aDeadLetter } from "../../../test/support/dead-letter.ts";
import { makeProperty } from "../../../test/support/portfolio.ts";
import { idempotencyKeyIn } from "../browser.ts";
import { anOperator, aProvedOperator } from "../operator.ts";

const curationOf = async ({ api }: TestAccount, id: string) =>
  (await api.get(`/properties/${id}`)).body.data.curation;

/** The form that decides on one listing, wherever in the queue it is. */
const decideOn = (id: string, decision: string, reason = "") => ({
  path: `/operator/reviews/${id}`,
  form: { "/decision": decision, "/reason": reason },
});

describe("a listing at the console", () => {
  it("is shown with its photos, and has a key for each thing to do", async () => {
    const account = await makeAccount();
    await makeProperty(account, { title: "Casa à espera" });
    const operator = await anOperator("CURATION");
    const { status, text } = await operator.get("/operator/reviews");
    expect(status).toBe(200);
    for (const key of ["a", "r"]) expect(text).toContain(`data-press="${key}"`);
  });

  it("is approved, and undone by whoever did it", async () => {
    const { account, id } = await accountWithProperty();
    const operator = await anOperator("CURATION");
    const { path, form } = decideOn(id, "APPROVED");
    const decided = await operator.post(path, form);
    expect(decided.to).toBe(`/operator/reviews?decided=${id}`);
    expect((await curationOf(account, id)).status).toBe("APPROVED");
    const { text } = await operator.get(decided.to!);
    expect(text).toContain(`action="/operator/reviews/${id}/undo"`);
    expect(text).toContain('data-press="u"');
    expect((await operator.post(`${path}/undo`)).to).toBe(path);
    expect((await curationOf(account, id)).status).toBe("PENDING");
    const { data } = (await backoffice.get(`${account.path}/audit`)).body;
    expect(data[0]).toMatchObject({ action: "curation.undo", actor: expect.stringMatching(/^opr_/) });
  });

  it("that another has decided on is not decided again: the page says who did", async () => {
    const { account, id } = await accountWithProperty();
    const first = await anOperator("CURATION");
    const second = await anOperator("CURATION");
    const rejected = decideOn(id, "REJECTED", "OUTRO");
    await first.post(rejected.path, rejected.form);
    const approved = decideOn(id, "APPROVED");
    const { status, text } = await second.post(approved.path, approved.form);
    expect([status, text.includes("decidiu: Recusado,")]).toEqual([422, true]);
    expect(await curationOf(account, id)).toMatchObject({ status: "REJECTED", reason: "OUTRO" });
    expect((await second.post(`${approved.path}/undo`)).status).toBe(422);
    expect((await curationOf(account, id)).status).toBe("REJECTED");
  });
});

describe("a text of a neighborhood at the console", () => {
  it("becomes a new one, and its listings follow", async () => {
    const account = await makeAccount();
    const own = crypto.randomUUID();
    // Another spelling of a name in the catalog would be taken for that name.
    const text = `Perto de ${own}`;
    const { id } = await makeProperty(account, { address: { cityId: "3550308", neighborhood: text } });
    const operator = await anOperator("CURATION");
    expect((await operator.get("/operator/neighborhoods")).status).toBe(200);
    const name = `Jardim ${own}`;
    const form = { "/cityId": "3550308", "/text": text, "/name": name };
    const decided = await operator.post("/operator/neighborhoods", form);
    expect([decided.status, decided.text.includes(name)]).toEqual([200, true]);
    const { address } = (await account.api.get(`/properties/${id}`)).body.data;
    expect(address.neighborhoodSlug).toBe(name.toLowerCase().replaceAll(" ", "-"));
    const refused = await operator.post("/operator/neighborhoods", { ...form, "/name": "" });
    expect(refused.status).toBe(422);
    const late = await operator.post("/operator/neighborhoods", { ...form, "/name": "Outro Nome" });
    expect([late.status, late.text.includes(`decidiu: ${address.neighborhoodSlug},`)]).toEqual([422, true]);
  });

  it("is taken by one operator, and the other sees that", async () => {
    const account = await makeAccount();
    const text = `Jd. ${crypto.randomUUID()}`;
    await makeProperty(account, { address: { cityId: "3550308", neighborhood: text } });
    const first = await anOperator("CURATION");
    const second = await anOperator("CURATION");
    const form = { "/cityId": "3550308", "/text": text };
    for (const operator of [first, second])
      expect((await operator.post("/operator/neighborhoods/take", form)).to).toBe("/operator/neighborhoods");
    expect((await first.get("/operator/neighborhoods")).text).toContain("Isto está com você até");
    expect((await second.get("/operator/neighborhoods")).text).toContain("está cuidando disto até");
  });
});

describe("credits at the console", () => {
  it("are given once for each reference, in reais as people write them, after a code", async () => {
    const account = await makeAccount();
    const page = `/operator/credits/${account.accountId}`;
    const form = { "/amountCents": "1.234,50", "/reference": "PIX 1", "/note": "" };
    const unproved = await anOperator("FINANCE");
    expect((await unproved.post(page, form)).status).toBe(403);
    const operator = await aProvedOperator("FINANCE");
    const once = idempotencyKeyIn((await operator.get(page)).text);
    for (const _ of [1, 2]) expect((await operator.post(page, { ...form, once })).to).toBe(page);
    const { data } = (await backoffice.get(`${account.path}/captacao/ledger`)).body;
    expect(data).toMatchObject([{ amountCents: 123_450, reference: "PIX 1" }]);
    const { text } = await operator.get(page);
    expect(text.replaceAll(/\s/g, " ")).toContain("R$ 1.234,50");
    const refused = await operator.post(page, { ...form, "/amountCents": "muito", "/reference": "" });
    expect(refused.status).toBe(422);
    for (const name of ["amountCents", "reference"]) expect(refused.text).toContain(`id="f-${name}-fault"`);
  });

  it("show offers with a countdown, withdraw one that runs and refund one that was accepted", async () => {
    const account = await makeAccount();
    await readyDesk(account);
    const open = await offerTo(account);
    const accepted = await offerTo(account);
    await account.api.post(`/captacao/offers/${accepted.id}/accept`);
    const operator = await aProvedOperator("FINANCE");
    const page = `/operator/credits/${account.accountId}`;
    expect((await operator.get(page)).text).toContain("data-until=");
    expect((await operator.post(`${page}/offers/${open.id}/withdraw`)).to).toBe(page);
    expect((await operator.post(`${page}/offers/${accepted.id}/refund`)).to).toBe(page);
    const { data } = (await backoffice.get(`${account.path}/captacao/offers`)).body;
    const byId = new Map(data.map((one: { id: string }) => [one.id, one]));
    expect(byId.get(open.id)).toMatchObject({ status: "WITHDRAWN" });
    expect(byId.get(accepted.id)).toMatchObject({ refundedAt: expect.any(String) });
  });
});

describe("a dead letter at the console", () => {
  it("is looked at, and discarded with a reason", async () => {
    const account = await makeAccount();
    const id = await aDeadLetter(account);
    const operator = await anOperator("ADMIN");
    const page = `/operator/dead-letters/${id}`;
    expect((await operator.get("/operator/dead-letters")).text).toContain(page);
    expect((await operator.get("/operator")).text).toContain('href="/operator/dead-letters"');
    const { text } = await operator.get(page);
    for (const shown of [account.accountId, "discard", `${page}/send`]) expect(text).toContain(shown);
    await operator.post(`${page}/take`);
    expect((await operator.get(page)).text).toContain("Isto está com você até");
    const refused = await operator.post(`${page}/let-go`, { "/reason": "" });
    expect([refused.status, refused.text.includes('id="f-reason-fault"')]).toEqual([422, true]);
    expect((await operator.post(`${page}/let-go`, { "/reason": "Refeita" })).to).toBe(
      "/operator/dead-letters",
    );
    const other = await anOperator("ADMIN");
    const second = await other.post(`${page}/send`);
    expect([second.status, second.text.includes("descartou a mensagem:")]).toEqual([422, true]);
    expect((await backoffice.get(`/dead-letters/${id}`)).body.data).toMatchObject({
      state: "LET_GO",
      reason: "Refeita",
      actor: expect.stringMatching(/^opr_/),
    });
  });

  it("is sent again", async () => {
    const id = await aDeadLetter(await makeAccount());
    const operator = await anOperator("ADMIN");
    expect((await operator.post(`/operator/dead-letters/${id}/send`)).to).toBe("/operator/dead-letters");
    expect((await backoffice.get(`/dead-letters/${id}`)).body.data.state).toBe("SENT");
  });
});

describe("a job at the console", () => {
  it("is run after a code, and its run is shown with who ran it", async () => {
    const page = "/operator/jobs/shard-sizes";
    const unproved = await anOperator("ADMIN");
    expect((await unproved.post(page)).status).toBe(403);
    const operator = await aProvedOperator("ADMIN");
    expect((await operator.post(page)).to).toBe(page);
    const { text } = await operator.get(page);
    expect(text).toContain("Executar agora");
    const id = (await backoffice.get("/jobs/shard-sizes/runs")).body.data[0].actor;
    expect(id).toMatch(/^opr_/);
    expect(text).toContain(operator.email);
    expect((await operator.get("/operator/jobs")).text).toContain(page);
    expect((await operator.get("/operator/jobs/nothing")).status).toBe(404);
  });
});
