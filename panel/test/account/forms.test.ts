import { describe, expect, it } from "vitest";
import { accountWithLead } from "../../../test/support/account-with.ts";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { freshCity } from "../../../test/support/fresh-city.ts";
import { develop, developer, developmentIn } from "../../../test/support/launches.ts";
import { makeLead } from "../../../test/support/lead.ts";
import { listing } from "../../../test/support/listing.ts";
import { aMember } from "../../../test/support/member-calls.ts";
import { moveClock, stopClockAt } from "../../../test/support/time.ts";
import { enter, fieldsIn, idempotencyKeyIn, signedIn } from "../browser.ts";

const aPortfolio = async () => {
  const account = await makeAccount();
  const { body } = await account.api.post("/properties", {
    body: listing({ title: "Sobrado <b>novo</b>", externalRef: "AP/9", salePrice: 450_000 }),
  });
  const id: string = body.data.id;
  const { browser, base } = await enter(account);
  const property = async () => (await account.api.get(`/properties/${id}`)).body.data;
  const heldFields = async (): Promise<string[]> =>
    (await backoffice.get(`${account.path}/properties/${id}/edits`)).body.data.fields;
  return { ...account, id, base, browser, path: `${base}/properties/${id}`, property, heldFields };
};

describe("a property at the dashboard", () => {
  it("writes only what was changed, and holds those fields until they are released", async () => {
    const { browser, path, property, heldFields } = await aPortfolio();
    const before = await property();
    const sent = fieldsIn((await browser.get(`${path}/edit`)).text);
    expect(await browser.post(`${path}/edit`, sent)).toMatchObject({ status: 303, to: path });
    expect(await heldFields()).toEqual([]);
    const asked = await browser.post(`${path}/edit`, { ...sent, "/salePrice": "1.234" });
    expect(asked.status).toBe(422);
    expect(asked.text).toMatch(/“1\.234” pode ser R\$.1\.234,00 ou R\$.1\.234\.000,00/);
    expect(fieldsIn(asked.text)["/salePrice"]).toBe("1.234");
    browser.language = "en";
    const inEnglish = await browser.post(`${path}/edit`, { ...sent, "/salePrice": "1.234" });
    expect(inEnglish.text).toMatch(/“1\.234” can mean R\$.1\.234,00 or R\$.1\.234\.000,00: write it in full/);
    browser.language = "pt-BR";
    const change = { "/salePrice": "1.234.567,50", "/address/street": "Rua das Flores" };
    expect((await browser.post(`${path}/edit`, { ...sent, ...change })).to).toBe(path);
    const after = await property();
    expect(after).toMatchObject({ salePrice: 1_234_567.5, title: before.title });
    expect(after.address).toEqual({ ...before.address, street: "Rua das Flores" });
    expect((await heldFields()).sort()).toEqual(["address", "salePrice"]);
    const { text } = await browser.get(path);
    expect(text).toContain('value="salePrice"');
    await browser.post(`${path}/release`, { "/fields": "salePrice" });
    expect(await heldFields()).toEqual(["address"]);
  });

  it("keeps what others changed meanwhile in fields that nobody touched on the page, even if it was refused once", async () => {
    const { browser, path, property, api, id } = await aPortfolio();
    const sent = fieldsIn((await browser.get(`${path}/edit`)).text);
    await api.patch(`/properties/${id}`, { body: { title: "Do CRM", description: "Duas\nlinhas" } });
    const refused = await browser.post(`${path}/edit`, { ...sent, "/bedrooms": "-1" });
    const again = { ...fieldsIn(refused.text), "/bedrooms": "4" };
    expect((await browser.post(`${path}/edit`, again)).to).toBe(path);
    expect(await property()).toMatchObject({
      title: "Do CRM",
      description: "Duas\nlinhas",
      bedrooms: 4,
      salePrice: 450_000,
    });
  });

  it("shows a second page what has meanwhile changed in the fields it edits, and saves them when sent again", async () => {
    const { browser, path, property } = await aPortfolio();
    const second = fieldsIn((await browser.get(`${path}/edit`)).text);
    const first = fieldsIn((await browser.get(`${path}/edit`)).text);
    await browser.post(`${path}/edit`, { ...first, "/salePrice": "480000", "/title": "Do primeiro" });
    const { status, text } = await browser.post(`${path}/edit`, { ...second, "/salePrice": "470000" });
    expect([status, (await property()).salePrice]).toEqual([422, 480_000]);
    expect(text).toContain('id="f-salePrice-fault"');
    expect(text).toContain("480000");
    expect(text).not.toContain('id="f-title-fault"');
    expect((await browser.post(`${path}/edit`, fieldsIn(text))).to).toBe(path);
    expect(await property()).toMatchObject({ salePrice: 470_000, title: "Do primeiro" });
  });

  it("keeps what was sent when it is refused, and names every fault at its field", async () => {
    const { browser, path, property, heldFields } = await aPortfolio();
    const sent = fieldsIn((await browser.get(`${path}/edit`)).text);
    const faulty = { "/salePrice": "850,000", "/bedrooms": "-1", "/address/city": "Cidade Nenhuma" };
    const { status, text } = await browser.post(`${path}/edit`, { ...sent, ...faulty, "/title": "Outro" });
    expect(status).toBe(422);
    for (const name of ["salePrice", "bedrooms", "address-city"])
      expect(text, name).toContain(`id="f-${name}-fault"`);
    expect(text).toContain('value="850,000"');
    expect(text.replace(/\s/g, " ")).toContain(
      "“850,000” pode ser R$ 850.000,00 ou R$ 850,00: escreva por extenso.",
    );
    expect(text).toContain('value="Outro"');
    expect([(await property()).title, await heldFields()]).toEqual(["Sobrado novo", []]);
  });

  it("of a launch has its figures, and sends only the changed ones", async () => {
    const account = await developer();
    const launch = { constructionStage: "LAUNCH", unitsTotal: 40, unitsAvailable: 40, unitsSold: 0 };
    const { id } = await develop(account, developmentIn(freshCity(), { launch }));
    const { browser, base } = await enter(account);
    const path = `${base}/properties/${id}`;
    const sent = fieldsIn((await browser.get(`${path}/edit`)).text);
    expect(sent).toMatchObject({ "/launch/unitsTotal": "40", "/launch/constructionStage": "LAUNCH" });
    expect((await browser.post(`${path}/edit`, sent)).to).toBe(path);
    // Meanwhile somebody else has changed another figure.
    await backoffice.patch(`${account.path}/properties/${id}`, { launch: { unitsReserved: 3 } });
    const change = {
      "/launch/unitsAvailable": "31",
      "/launch/unitsSold": "6",
      "/launch/deliveryDate": "2028-06-30",
    };
    expect((await browser.post(`${path}/edit`, { ...sent, ...change })).to).toBe(path);
    const { data } = (await account.api.get(`/properties/${id}`)).body;
    expect(data.launch).toMatchObject({
      constructionStage: "LAUNCH",
      deliveryDate: "2028-06-30",
      unitsTotal: 40,
      unitsAvailable: 31,
      unitsReserved: 3,
      unitsSold: 6,
    });
    const faulty = { "/launch/constructionProgress": "140", "/launch/unitsSold": "muitas" };
    const again = fieldsIn((await browser.get(`${path}/edit`)).text);
    const { status, text } = await browser.post(`${path}/edit`, { ...again, ...faulty });
    expect(status).toBe(422);
    for (const name of ["constructionProgress", "unitsSold"])
      expect(text, name).toContain(`id="f-launch-${name}-fault"`);
    expect(text).toContain('value="muitas"');
  });

  it("is created once, however often the form is sent", async () => {
    const { browser, base, api } = await aPortfolio();
    const page = `${base}/properties/new`;
    const empty = await browser.post(page, { once: idempotencyKeyIn((await browser.get(page)).text) });
    expect([empty.status, empty.text]).toEqual([422, expect.stringContaining('id="f-type-fault"')]);
    const sent = {
      "/externalRef": "PN-1",
      "/title": "Do painel",
      "/type": "APARTAMENTO",
      "/purposes": "VENDA",
      "/salePrice": "320000",
      "/address/city": "Curitiba",
      "/address/state": "PR",
      once: idempotencyKeyIn((await browser.get(page)).text),
    };
    const answers = [await browser.post(page, sent), await browser.post(page, sent)];
    const { body } = await api.get("/properties/by-ref/PN-1");
    for (const { to } of answers) expect(to).toBe(`${base}/properties/${body.data.id}`);
    expect(body.data).toMatchObject({ title: "Do painel", salePrice: 320_000, curation: { status: null } });
  });

  it("goes to the trash without counting toward the ceiling on deletions", async () => {
    const { account, browser, base } = await enter(await makeAccount());
    const ids: string[] = [];
    for (let at = 0; at < 12; at += 1) {
      const { body } = await account.api.post("/properties", { body: listing() });
      ids.push(body.data.id);
    }
    for (const id of ids.slice(0, 11))
      expect((await browser.post(`${base}/properties/${id}/trash`)).to).toBe(`${base}/properties`);
    expect((await account.api.delete(`/properties/${ids[11]}`)).status).toBe(200);
    expect((await browser.get(`${base}/trash`)).text).toContain(ids[0]);
  });

  it("is confirmed with others, and links what it lacks to the field", async () => {
    const { browser, base, id } = await aPortfolio();
    const { text } = await browser.get(`${base}/properties`);
    expect(text).toContain(`${base}/properties/${id}/edit#f-photos"`);
    expect((await browser.post(`${base}/properties/confirm`, { "/ids": id })).to).toBe(`${base}/properties`);
    expect((await browser.post(`${base}/properties/confirm`)).status).toBe(422);
  });

  it("is changed only by roles that run the business", async () => {
    const { accountId, id, base, property } = await aPortfolio();
    const developer = await signedIn((await aMember(accountId, "DEVELOPER")).email);
    const path = `${base}/properties/${id}`;
    expect((await developer.get(path)).text).not.toContain(`${path}/edit`);
    for (const page of [`${path}/edit`, `${base}/properties/new`])
      expect((await developer.get(page)).status, page).toBe(403);
    for (const form of ["edit", "trash", "release"])
      expect((await developer.post(`${path}/${form}`, { "/title": "x" })).status, form).toBe(403);
    expect(await property()).toMatchObject({ status: "ACTIVE", title: "Sobrado novo" });
  });
});

describe("a client at the dashboard", () => {
  const aClient = async () => {
    const { account, id } = await accountWithLead();
    const { browser, base } = await enter(account);
    const lead = async () => (await account.api.get(`/leads/${id}`)).body.data;
    return { ...account, id, browser, base, path: `${base}/clients/${id}`, lead };
  };

  it("writes only what was changed, and can be released", async () => {
    const { browser, path, lead, path: page, id, ...account } = await aClient();
    const before = await lead();
    const sent = fieldsIn((await browser.get(`${page}/edit`)).text);
    await account.api.patch(`/leads/${id}`, { body: { name: "Do CRM", interest: { bedrooms: 2 } } });
    const change = { "/notes": "Prefere sábados.", "/interest/salePriceMax": "900.000,00" };
    expect((await browser.post(`${path}/edit`, { ...sent, ...change })).to).toBe(path);
    expect(await lead()).toMatchObject({
      name: "Do CRM",
      phones: before.phones,
      notes: "Prefere sábados.",
      interest: { ...before.interest, bedrooms: 2, salePriceMax: 900_000 },
    });
    expect((await browser.get(path)).text).toContain('value="notes"');
    await browser.post(`${path}/release`, { "/fields": "notes" });
    expect((await browser.get(path)).text).not.toContain('value="notes"');
    expect(account.accountId).toBeTruthy();
  });

  it("names faults at their fields, and is created only with a legal basis", async () => {
    const { browser, base, api } = await aClient();
    const page = `${base}/clients/new`;
    const sent = { "/name": "Rita Moura", "/phones": "(41) 99999-0002\nabc", "/status": "NEW" };
    const refused = await browser.post(page, sent);
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('id="f-phones-fault"')]);
    expect(refused.text).toContain("Rita Moura");
    const phones = { "/phones": "(41) 99999-0002" };
    expect((await browser.post(page, { ...sent, ...phones })).status).toBe(422);
    const { to } = await browser.post(page, { ...sent, ...phones, "/consentGiven": "true" });
    const { body } = await api.get(`/leads/${to!.split("/").at(-1)}`);
    expect(body.data).toMatchObject({ name: "Rita Moura", source: "DASHBOARD" });
  });

  it("who is already known is merged, and the page says what stayed as it was", async () => {
    const { account, id } = await accountWithLead({ name: "Ana Prado", notes: "Quer varanda" });
    const { phones } = (await account.api.get(`/leads/${id}`)).body.data;
    const { browser, base } = await enter(account);
    const sent = { "/name": "Ana P.", "/phones": `${phones[0].number}\n0800 123 4567`, "/status": "NEW" };
    const { to } = await browser.post(`${base}/clients/new`, { ...sent, "/consentGiven": "true" });
    expect(to).toMatch(new RegExp(`/clients/${id}\\?joined=name(%2Cphones)?&left=1$`));
    const { text } = await browser.get(to!);
    expect(text).toContain("Esta pessoa já era cliente");
    expect(text).toContain("Não alterado: Nome");
    expect(text).toContain("não foram salvos");
    expect((await account.api.get(`/leads/${id}`)).body.data.name).toBe("Ana Prado");
  });

  it("is reached by a button alone, which the audit has before anything is shown", async () => {
    const account = await makeAccount();
    const phones = [{ number: "(41) 98765-4320", isWhatsApp: true }, { number: "+351 912 345 678" }];
    const { id } = await makeLead(account, { phones, email: "ana@cliente.test" });
    const { browser, base } = await enter(account);
    const path = `${base}/clients/${id}`;
    const shown = (text: string) =>
      ["98765", "912345678", "ana@cliente"].map((one) => text.includes(one)).filter(Boolean).length;
    const looks = async () =>
      (await backoffice.get(`${account.path}/audit`)).body.data.filter(
        ({ action }: { action: string }) => action === "lead.contact",
      );
    for (const page of [path, `${path}/edit`, `${base}/clients`, `${base}/clients?q=ana%40cliente`]) {
      const { status, text } = await browser.get(page);
      expect([page, status, text.includes(id)]).toEqual([page, 200, true]);
      expect([page, shown(text.replaceAll("ana%40cliente", "").replace('value="ana@cliente"', ""))]).toEqual([
        page,
        0,
      ]);
    }
    expect(await looks()).toEqual([]);
    const { text } = await browser.post(`${path}/contact`);
    for (const contact of ["+55 41 98765-4320", "tel:+5541987654320", "+351912345678", "ana@cliente.test"])
      expect(text).toContain(contact);
    expect(await looks()).toEqual([
      expect.objectContaining({
        subject: id,
        fields: ["phones", "email"],
        actor: expect.stringMatching(/^psn_/),
      }),
    ]);
    expect(JSON.stringify(await looks())).not.toMatch(/98765|cliente\.example/);
    expect(shown((await browser.get(path)).text)).toBe(0);
  });

  it("keeps phones and e-mail that its form did not show, and changes them once they are shown", async () => {
    const { browser, path, lead } = await aClient();
    const before = await lead();
    const blind = fieldsIn((await browser.get(`${path}/edit`)).text);
    expect(Object.keys(blind)).not.toEqual(expect.arrayContaining(["/phones"]));
    await browser.post(`${path}/edit`, { ...blind, "/name": "Outro nome" });
    const { phones, email } = before;
    expect(await lead()).toMatchObject({ name: "Outro nome", phones, email });
    const seen = fieldsIn((await browser.post(`${path}/edit/contact`)).text);
    await browser.post(`${path}/edit`, { ...seen, "/email": "novo@cliente.test" });
    expect(await lead()).toMatchObject({ name: "Outro nome", phones, email: "novo@cliente.test" });
    expect((await browser.get(path)).text).not.toContain('value="phones"');
    const refused = await browser.post(`${path}/edit`, { ...seen, "/phones": "abc" });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('id="f-phones-fault"')]);
  });

  it("shows no contact data to a DEVELOPER", async () => {
    const { accountId, path } = await aClient();
    const developer = await signedIn((await aMember(accountId, "DEVELOPER")).email);
    for (const form of ["contact", "edit/contact"])
      expect((await developer.post(`${path}/${form}`)).status, form).toBe(403);
  });

  it("shows what was logged, newest first", async () => {
    const { browser, path } = await aClient();
    expect((await browser.get(path)).text).toContain("Nenhum contato registrado");
    for (const note of ["Primeira conversa", "Segunda conversa"])
      await browser.post(`${path}/interactions`, { "/type": "CALL", "/note": note });
    const { text } = await browser.get(path);
    expect(text.indexOf("Segunda conversa")).toBeGreaterThan(0);
    expect(text.indexOf("Segunda conversa")).toBeLessThan(text.indexOf("Primeira conversa"));
  });

  it("is exported only by the owner, after a fresh proof, and audited", async () => {
    const { browser, path, accountId, id, lead, ...account } = await aClient();
    const { headers, text, status } = await browser.post(`${path}/export`);
    expect(status).toBe(200);
    expect(headers.get("Content-Disposition")).toBe(`attachment; filename="${id}.json"`);
    expect(JSON.parse(text).lead).toMatchObject({ id, name: (await lead()).name });
    const audit = (await backoffice.get(`/accounts/${accountId}/audit`)).body.data;
    expect(audit[0]).toMatchObject({
      action: "lead.export",
      subject: id,
      actor: expect.stringMatching(/^psn_/),
    });
    const manager = await signedIn((await aMember(accountId, "MANAGER")).email);
    expect((await manager.get(path)).text).not.toContain(`${path}/export`);
    expect((await manager.post(`${path}/export`)).status).toBe(403);
    stopClockAt(new Date().toISOString());
    moveClock(11 * 60_000);
    expect((await browser.post(`${path}/export`)).status).toBe(403);
    expect(account.keyId).toBeTruthy();
  });
});
