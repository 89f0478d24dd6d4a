import { describe, expect, it, vi } from "vitest";
import { accountWithLead } from "../../../test/support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../../test/support/api.ts";
import { anOwner, offerAgain, offerTo, readyDesk, setDesk } from "../../../test/support/captacao.ts";
import { aMember, doneAsMember } from "../../../test/support/member-calls.ts";
import { stopClockAt } from "../../../test/support/time.ts";
import { answering, enter, fieldsIn, signedIn } from "../browser.ts";

describe("clients at the dashboard", () => {
  const aClient = async () => {
    const { account, id } = await accountWithLead({ name: "Ana Martins" });
    const entered = await enter(account);
    return { id, ...entered, path: `${entered.base}/clients/${id}` };
  };
  const readClient = async ({ api }: TestAccount, id: string) => (await api.get(`/leads/${id}`)).body.data;

  it("are listed and shown, with their contact data once it is asked for", async () => {
    const { browser, base, path, account, id } = await aClient();
    expect((await browser.get(`${base}/clients`)).text).toContain("Ana Martins");
    expect((await browser.get(`${base}/clients?q=mart%20ana`)).text).toContain("Ana Martins");
    expect((await browser.get(`${base}/clients?q=bruno`)).text).toContain(
      "Nenhum resultado com estes filtros",
    );
    const { phones } = await readClient(account, id);
    expect((await browser.get(path)).text).not.toContain(phones[0].number);
    expect((await browser.post(`${path}/contact`)).text).toContain(`tel:${phones[0].number}`);
  });

  it("are archived, trashed and restored", async () => {
    const { browser, path, account, id } = await aClient();
    const stateOf = async () => (await readClient(account, id)).state;
    await browser.post(`${path}/state`, { "/state": "ARCHIVED" });
    expect(await stateOf()).toBe("ARCHIVED");
    await browser.post(`${path}/trash`);
    expect(await stateOf()).toBe("DELETED");
    expect((await browser.get(path)).text).toContain("Restaurar");
    await browser.post(`${path}/restore`);
    expect(await stateOf()).toBe("ARCHIVED");
  });

  it("get an interaction, once, and a refused one keeps its reason", async () => {
    const { browser, path, account, id } = await aClient();
    const once = "0123456789-0123456789-";
    const sent = { "/type": "CALL", "/note": "Ligou hoje", once };
    expect((await browser.post(`${path}/interactions`, sent)).to).toBe(path);
    expect((await browser.post(`${path}/interactions`, sent)).to).toBe(path);
    const { body } = await backoffice.get(`${account.path}/audit`);
    expect(body.data.filter(({ action }: { action: string }) => action === "panel.logInteraction")).toEqual([
      expect.objectContaining({ subject: id, fields: ["type", "note"] }),
    ]);
    expect(JSON.stringify(body)).not.toContain("Ligou hoje");
    expect((await browser.post(`${path}/interactions`, { "/type": "NONE" })).status).toBe(422);
  });

  it("show nothing to a person who is no member, nor to a DEVELOPER", async () => {
    const { account, id } = await aClient();
    const other = await enter(await makeAccount());
    expect((await other.browser.get(`${other.base}/clients/${id}`)).status).toBe(404);
    const { browser, base } = await enter(account, "DEVELOPER");
    for (const path of ["/clients", `/clients/${id}`]) {
      const page = await browser.get(base + path);
      expect([page.status, page.text.includes("Ana Martins")]).toEqual([403, false]);
    }
  });
});

describe("Captação at the dashboard", () => {
  const offered = async () => {
    const account = await readyDesk(await makeAccount());
    const { id } = await offerTo(account, anOwner());
    return { id: id as string, ...(await enter(account)) };
  };
  const balanceOf = async ({ path }: TestAccount) =>
    (await backoffice.get(`${path}/captacao/settings`)).body.data.balanceCents;

  it("shows an offer without its contact, and the contact once it is accepted", async () => {
    const { account, id, browser, base } = await offered();
    const desk = await browser.get(`${base}/captacao`);
    expect(desk.text).toContain(`/captacao/${id}/accept`);
    expect(desk.text).not.toContain("Sentinela");
    const confirming = await browser.get(`${base}/captacao/${id}/accept`);
    for (const sum of ["R$\u00a090", "R$\u00a01.000", "R$\u00a0910"]) expect(confirming.text).toContain(sum);
    expect(await balanceOf(account)).toBe(100_000);
    const { to } = await browser.post(`${base}/captacao/${id}/accept`);
    expect(to).toBe(`${base}/captacao/owners/${id}?done=1`);
    for (const look of ["first", "again"]) expect((await browser.get(to!)).text, look).toContain("Sentinela");
    expect(await balanceOf(account)).toBe(91_000);
  });

  it("debits once, however often the form is sent", async () => {
    const { account, id, browser, base } = await offered();
    const send = () => browser.post(`${base}/captacao/${id}/accept`);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    for (const { to } of answers) expect((await browser.get(to!)).text).toContain("Sentinela");
    expect(await balanceOf(account)).toBe(91_000);
  });

  it("debits nothing beyond what the page said: neither a later price nor an owner who is no longer free", async () => {
    const { account, id, browser, base } = await offered();
    const address = `${base}/captacao/${id}/accept`;
    const cheap = fieldsIn((await browser.get(address)).text);
    await backoffice.post(`${account.path}/captacao/offers/${id}/withdraw`);
    await offerAgain(account, id, { priceCents: 25_000 });
    const raised = await browser.post(address, cheap);
    expect([raised.status, raised.text.includes("Aceitar por R$\u00a0250")]).toEqual([422, true]);
    expect(await balanceOf(account)).toBe(100_000);

    await setDesk(account, { freeLeads: 1 });
    const free = await browser.get(address);
    expect(free.text).toContain("Aceitar por R$\u00a00");
    expect((await browser.get(base)).text).toContain("Aceitar por R$\u00a00");
    const { id: other } = await offerTo(
      account,
      anOwner({ owner: { name: "Rui", phone: "(41) 98765-1111" } }),
    );
    await account.api.post(`/captacao/offers/${other}/accept`);
    expect((await browser.post(address, fieldsIn(free.text))).status).toBe(422);
    expect(await balanceOf(account)).toBe(100_000);

    const { to } = await browser.post(address, fieldsIn((await browser.get(address)).text));
    expect(to).toContain("?done=1");
    expect(await balanceOf(account)).toBe(75_000);
  });

  it("appears in the ledger with the owner's name and who accepted, on the page and in its file", async () => {
    const account = await readyDesk(await makeAccount());
    const offer = await offerTo(account);
    const { browser, base, email } = await enter(account);
    await browser.post(`${base}/captacao/${offer.id}/accept`);
    const { text } = await browser.get(`${base}/captacao/ledger`);
    expect(text).toContain(`<a href="${base}/captacao/owners/${offer.id}">Helena Prado Sentinela</a>`);
    expect(text).toContain(email);
    expect(text).not.toContain(`>${offer.id}<`);
    const { text: file } = await browser.get(`${base}/captacao/ledger/list.csv`);
    expect(file).toContain(`"Helena Prado Sentinela","${email}"`);
    const refused = await offerTo(account);
    const { data } = await doneAsMember({
      operationId: "listNames",
      person: await aMember(account.accountId, "OWNER"),
      accountId: account.accountId,
      query: { ids: `${refused.id},${offer.id}` },
    });
    expect(data).toEqual([{ id: offer.id, name: "Helena Prado Sentinela" }]);
    const asDeveloper = await doneAsMember({
      operationId: "listNames",
      person: await aMember(account.accountId, "DEVELOPER"),
      accountId: account.accountId,
      query: { ids: offer.id },
    });
    expect(asDeveloper.data).toEqual([]);
  });

  it("has every owner's name in the ledger's file, however many there are", async () => {
    const { browser, base } = await enter(await readyDesk(await makeAccount()));
    const owners = Array.from({ length: 450 }, (_, n) => `cap-${String(n).padStart(16, "0")}`);
    const data = owners.map((ownerId) => ({
      kind: "LEAD",
      amountCents: -9_000,
      balanceCents: 0,
      ownerId,
      actor: "operator",
    }));
    answering(browser, (answer, { operationId, query }) => {
      if (answer.kind !== "done") return answer;
      if (operationId === "listLedger")
        return { ...answer, body: JSON.stringify({ data, nextCursor: null }) };
      if (operationId !== "listNames") return answer;
      const named = String(query!.ids).split(",");
      const names = named.map((id) => ({ id, name: `Dono ${id}` }));
      return { ...answer, body: JSON.stringify({ data: names }) };
    });
    const { text } = await browser.get(`${base}/captacao/ledger/list.csv`);
    expect(owners.filter((id) => !text.includes(`Dono ${id}`))).toEqual([]);
  });

  it("stops the clock outside service hours, and says when it continues", async () => {
    const { browser, base } = await offered();
    stopClockAt(Date.parse("2026-11-28T12:00:00-03:00"));
    const { text } = await browser.get(`${base}/captacao`);
    vi.useRealTimers();
    expect(text).toContain("Prazo suspenso");
    expect(text).toMatch(/datetime="2026-11-30T12:00:00.000Z"/);
  });

  it("is accepted only by an OWNER", async () => {
    const { account, id } = await offered();
    const { browser, base } = await enter(account, "MANAGER");
    expect((await browser.get(`${base}/captacao`)).text).toContain("Só o titular pode aceitar");
    expect((await browser.post(`${base}/captacao/${id}/accept`)).status).toBe(403);
    expect(await balanceOf(account)).toBe(100_000);
  });

  it("pauses and continues, and takes the terms", async () => {
    const { account, browser, base } = await enter(await makeAccount());
    const settings = async () => (await backoffice.get(`${account.path}/captacao/settings`)).body.data;
    expect((await browser.get(`${base}/captacao`)).text).toContain("Aceitar os termos");
    const { termsVersion } = await settings();
    await browser.post(`${base}/captacao/terms`, { version: termsVersion });
    await browser.post(`${base}/captacao/pause`, { paused: "yes" });
    expect(await settings()).toMatchObject({ paused: true, acceptedTermsVersion: termsVersion });
    const page = await browser.get(`${base}/captacao`);
    expect(page.text).toContain("Em pausa");
    expect(page.text).not.toContain("Aceitar os termos");
    await browser.post(`${base}/captacao/pause`, { paused: "no" });
    expect(await settings()).toMatchObject({ paused: false });
  });
});

describe("an accepted owner at the dashboard", () => {
  const accepted = async () => {
    const account = await readyDesk(await makeAccount());
    const { id } = await offerTo(account);
    await account.api.post(`/captacao/offers/${id}/accept`);
    const { browser, base } = await enter(account, "MANAGER");
    const owner = async () => (await account.api.get(`/captacao/offers/${id}`)).body.data;
    const list = `${base}/captacao/owners`;
    return { account, id: id as string, browser, base, list, path: `${list}/${id}`, owner };
  };

  it("is in the tab of its stage, and has its contact", async () => {
    const { browser, list, path } = await accepted();
    expect((await browser.get(list)).text).toContain(`href="${path}"`);
    expect((await browser.get(path)).text).toMatch(/href="tel:\+55\d{11}">\+55 11 9\d{4}-\d{4}</);
    const sent = { "/stage": "LOST", "/lostReason": "Vendeu sozinha", "/soldAt": "", "/note": "" };
    expect((await browser.post(path, sent)).to).toBe(path);
    expect((await browser.get(list)).text).not.toContain(`href="${path}"`);
    const archived = (await browser.get(`${list}?tab=ARCHIVED`)).text;
    expect(archived).toContain(`href="${path}"`);
    expect(archived).toContain('aria-current="page">Arquivados<span class="count">1<');
  });

  it("takes stage, note and day of sale, and keeps the time of a day that was not edited", async () => {
    const { account, id, browser, path, owner } = await accepted();
    const soldAt = "2026-11-20T22:30:00.000Z";
    await backoffice.patch(`${account.path}/captacao/owners/${id}`, { soldAt });
    const filled = fieldsIn((await browser.get(path)).text);
    expect(filled["/soldAt"]).toBe("2026-11-20");
    await browser.post(path, { ...filled, "/stage": "VISIT", "/note": "Visita marcada" });
    expect(await owner()).toMatchObject({ stage: "VISIT", note: "Visita marcada", soldAt });
    await browser.post(path, { ...filled, "/soldAt": "2026-11-21" });
    expect(await owner()).toMatchObject({ soldAt: "2026-11-21T15:00:00.000Z" });
    await browser.post(path, { ...filled, "/soldAt": "" });
    expect((await owner()).soldAt).toBeNull();
  });

  it("says every fault at its field, keeps what was sent, and changes nothing", async () => {
    const { browser, path, owner } = await accepted();
    const before = await owner();
    const lost = await browser.post(path, { "/stage": "LOST", "/note": "Ainda <b>não</b>" });
    expect([lost.status, lost.text]).toEqual([422, expect.stringContaining('id="f-lostReason-fault"')]);
    expect(lost.text).toContain("Ainda &lt;b&gt;não&lt;/b&gt;");
    const odd = await browser.post(path, { "/stage": "SOLD", "/soldAt": "ontem" });
    for (const name of ["stage", "soldAt"]) expect(odd.text, name).toContain(`id="f-${name}-fault"`);
    expect(await owner()).toEqual(before);
  });

  it("is not found by other accounts, and is closed to roles that do not run the business", async () => {
    const { account, list, path, id } = await accepted();
    const other = await enter(await makeAccount());
    expect((await other.browser.get(`${other.base}/captacao/owners/${id}`)).status).toBe(404);
    expect(
      (await other.browser.post(`${other.base}/captacao/owners/${id}`, { "/stage": "NEW" })).status,
    ).toBe(404);
    for (const role of ["DEVELOPER", "BROKER"] as const) {
      const { browser } = await enter(account, role);
      for (const page of [list, path]) expect((await browser.get(page)).status, role).toBe(403);
      expect((await browser.post(path, { "/stage": "NEW" })).status, role).toBe(403);
    }
  });

  it("is refunded only by the operator, who alone gives owners for free", async () => {
    const { account, id, owner } = await accepted();
    const before = await owner();
    const { accountId } = account;
    const person = await aMember(accountId, "OWNER");
    const refund = { operationId: "changeOwner", params: { offerId: id }, body: { refund: true } };
    const free = { operationId: "changeCaptacaoSettings", body: { freeLeads: 10 } };
    for (const call of [refund, free])
      await expect(doneAsMember({ ...call, person, accountId }), call.operationId).rejects.toThrow(
        /access_denied/,
      );
    expect(await owner()).toEqual(before);
    const { data } = (await backoffice.get(`${account.path}/captacao/settings`)).body;
    expect(data).toMatchObject({ freeLeads: 0, balanceCents: 91_000 });
  });
});

describe("the preferences of Captação at the dashboard", () => {
  const page = async () => {
    const { account, browser, base } = await enter(await makeAccount(), "MANAGER");
    const settings = async () => (await backoffice.get(`${account.path}/captacao/settings`)).body.data;
    return { browser, path: `${base}/captacao/settings`, settings };
  };

  it("are saved as they are written, and shown again", async () => {
    const { browser, path, settings } = await page();
    const sent = {
      "/purposes": "VENDA",
      "/serviceDays": "SAB",
      "/autoPauseAfter": "4",
      "/operatingCities": "Curitiba/PR\r\n\r\nsao-paulo-sp",
    };
    expect((await browser.post(path, sent)).to).toBe(path);
    const saved = {
      purposes: ["VENDA"],
      serviceDays: ["SAB"],
      autoPauseAfter: 4,
      operatingCities: ["curitiba-pr", "sao-paulo-sp"],
    };
    expect(await settings()).toMatchObject(saved);
    const shown = fieldsIn((await browser.get(path)).text);
    expect(shown["/operatingCities"]).toBe("curitiba-pr\nsao-paulo-sp");
    await browser.post(path, { ...sent, "/autoPauseAfter": "", "/operatingCities": "" });
    expect(await settings()).toMatchObject({ autoPauseAfter: null, operatingCities: [] });
  });

  it("name every fault at its field, and change nothing", async () => {
    const { browser, path, settings } = await page();
    const before = await settings();
    const sent = { "/operatingCities": "Curitiba/PR\nNenhures/XX", "/autoPauseAfter": "0" };
    const { status, text } = await browser.post(path, sent);
    expect(status).toBe(422);
    for (const name of ["operatingCities", "autoPauseAfter"]) expect(text).toContain(`id="f-${name}-fault"`);
    expect(text).toMatch(/id="f-serviceDays".*class="fault"/s);
    expect(text).toContain("Nenhures/XX");
    expect(await settings()).toEqual(before);
  });
});

describe("people at the dashboard", () => {
  it("are given access and another role, and are removed", async () => {
    const { account, browser, base } = await enter(await makeAccount());
    const path = `${base}/people`;
    const email = `nova-${account.accountId}@example.com`;
    expect((await browser.post(path, { "/email": email, "/role": "DEVELOPER" })).to).toBe(path);
    const theirs = await signedIn(email);
    expect((await theirs.get(`${base}/webhooks`)).status).toBe(200);
    await browser.post(path, { "/email": email, "/role": "BROKER" });
    expect((await theirs.get(`${base}/webhooks`)).status).toBe(403);
    await browser.post(`${path}/remove`, { "/email": email });
    expect((await theirs.get(base)).status).toBe(404);
  });

  it("are changed only by an OWNER, and a refused form says why", async () => {
    const account = await makeAccount();
    const manager = await enter(account, "MANAGER");
    const sent = { "/email": "x@example.com", "/role": "OWNER" };
    expect((await manager.browser.get(`${manager.base}/people`)).text).not.toContain("Dar acesso");
    expect((await manager.browser.post(`${manager.base}/people`, sent)).status).toBe(403);
    const { browser, base } = await enter(account);
    const page = await browser.post(`${base}/people`, { "/email": "nobody", "/role": "OWNER" });
    expect(page.status).toBe(422);
    expect(page.text).toContain('value="nobody"');
    expect(page.text).toContain('class="fault"');
  });
});
