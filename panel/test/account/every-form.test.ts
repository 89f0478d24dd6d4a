import { describe, expect, it } from "vitest";
import { MEMBER_ROLES, type MemberRole } from "../../../src/vocabulary/member-roles.ts";
import { accountWithProperty } from "../../../test/support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../../../test/support/api.ts";
import { readyDesk } from "../../../test/support/captacao.ts";
import { aMember } from "../../../test/support/member-calls.ts";
import { moveClock, stopClockAt } from "../../../test/support/time.ts";
import { aBrowser, signedIn } from "../browser.ts";
import { addressOf, expectRefused, type Faulty, formsBelow, recordingCalls, refusalIn } from "../forms.ts";

type Fields = Readonly<Record<string, string>>;

interface Form {
  readonly roles: readonly MemberRole[];
  /** The form asks for a fresh proof of who sends it. */
  readonly proof?: true;
  /** What must be sent to get as far as the check of the role. */
  readonly sent?: (propertyId: string) => Fields;
}

const OWNERS: readonly MemberRole[] = ["OWNER"];
const BUSINESS: readonly MemberRole[] = ["OWNER", "MANAGER"];
const SALES: readonly MemberRole[] = ["OWNER", "MANAGER", "BROKER"];
const TECHNICAL: readonly MemberRole[] = ["OWNER", "MANAGER", "DEVELOPER"];

/** Every form of an account, and who may send it. */
const FORMS: Readonly<Record<string, Form>> = {
  "/access": { roles: OWNERS },
  "/access/answer": { roles: OWNERS },
  "/captacao/:offerId/accept": { roles: OWNERS, proof: true },
  "/captacao/owners/:offerId": { roles: BUSINESS },
  "/captacao/pause": { roles: BUSINESS },
  "/captacao/settings": { roles: BUSINESS },
  "/captacao/terms": { roles: OWNERS, proof: true },
  "/clients/:leadId/contact": { roles: SALES },
  "/clients/:leadId/edit": { roles: SALES },
  "/clients/:leadId/edit/contact": { roles: SALES },
  "/clients/:leadId/export": { roles: OWNERS, proof: true },
  "/clients/:leadId/interactions": { roles: SALES },
  "/clients/:leadId/release": { roles: SALES },
  "/clients/:leadId/restore": { roles: SALES },
  "/clients/:leadId/state": { roles: SALES },
  "/clients/:leadId/trash": { roles: SALES },
  "/clients/import/batch": { roles: BUSINESS },
  "/clients/import/client": { roles: BUSINESS },
  "/clients/new": { roles: SALES },
  "/connections/:connectionId/end": { roles: TECHNICAL },
  "/events/:eventId/again": { roles: TECHNICAL },
  "/feed": { roles: BUSINESS, proof: true },
  "/feed/conflicts": { roles: BUSINESS },
  "/feed/photos": { roles: BUSINESS },
  "/feed/remove": { roles: BUSINESS, proof: true },
  "/feed/same": { roles: BUSINESS },
  "/feed/sync": { roles: BUSINESS },
  "/feed/try": { roles: BUSINESS },
  "/feed/wrong": { roles: BUSINESS },
  "/keys/:keyId": { roles: OWNERS, proof: true },
  "/keys/:keyId/revoke": { roles: TECHNICAL },
  "/keys/:keyId/roll": { roles: OWNERS, proof: true },
  "/keys/new": { roles: OWNERS, proof: true },
  "/launches/:developmentId/clients": { roles: SALES },
  "/partnerships/:partnershipId/ask": { roles: SALES },
  "/partnerships/:partnershipId/status": { roles: SALES },
  "/people": { roles: OWNERS, proof: true },
  "/people/remove": { roles: OWNERS, proof: true },
  "/properties/:propertyId/confirm": { roles: BUSINESS },
  "/properties/:propertyId/edit": { roles: BUSINESS, sent: () => ({ "/title": "Outro título" }) },
  "/properties/:propertyId/gallery": { roles: BUSINESS },
  "/properties/:propertyId/gallery/files": { roles: BUSINESS },
  "/properties/:propertyId/photos": { roles: BUSINESS },
  "/properties/:propertyId/release": { roles: BUSINESS },
  "/properties/:propertyId/status": { roles: BUSINESS },
  "/properties/:propertyId/trash": { roles: BUSINESS },
  "/properties/bulk": { roles: BUSINESS },
  "/properties/confirm": { roles: BUSINESS },
  "/properties/import/batch": { roles: BUSINESS },
  "/properties/import/status": { roles: BUSINESS },
  "/properties/new": { roles: BUSINESS },
  "/radar": { roles: SALES },
  "/radar/:match": { roles: SALES, sent: () => ({ verb: "favorite", match: "x" }) },
  "/sandbox": { roles: ["OWNER", "DEVELOPER"], proof: true },
  "/sandbox/simulate": { roles: ["OWNER", "DEVELOPER"] },
  "/team": { roles: BUSINESS },
  "/team/:memberId": { roles: BUSINESS },
  "/team/:memberId/active": { roles: BUSINESS },
  "/trash/:propertyId/purge": { roles: BUSINESS, proof: true, sent: (confirm) => ({ confirm }) },
  "/trash/:propertyId/restore": { roles: BUSINESS },
  "/visibility": { roles: OWNERS },
  "/webhooks/:webhookId/delete": { roles: TECHNICAL },
  "/webhooks/:webhookId/deliveries/:deliveryId": { roles: TECHNICAL },
  "/webhooks/:webhookId/disable": { roles: TECHNICAL },
  "/webhooks/:webhookId/enable": { roles: TECHNICAL },
  "/webhooks/:webhookId/rotate": { roles: TECHNICAL, proof: true },
  "/webhooks/:webhookId/test": { roles: TECHNICAL },
  "/webhooks/new": { roles: TECHNICAL, proof: true },
};

/** A member who is also in the team, as a BROKER must be to work with clients. */
const aMemberOf = async ({ accountId, path }: TestAccount, role: MemberRole) => {
  const { email } = await aMember(accountId, role);
  await backoffice.post(`${path}/team`, { name: "Rui Campos", email, role: "BROKER" });
  return { browser: await signedIn(email), base: `/a/${accountId}` };
};

const auditOf = async ({ path }: TestAccount): Promise<{ action: string; actor: string }[]> =>
  (await backoffice.get(`${path}/audit`)).body.data;

it("lists every form of an account", () => {
  expect(Object.keys(FORMS).sort()).toEqual(formsBelow("/a/:accountId"));
});

describe.each(Object.entries(FORMS))("the form of %s", (pattern) => {
  it("is refused from another site and without a session, before the API is called", async () => {
    const account = await makeAccount();
    const { browser, base } = await aMemberOf(account, "OWNER");
    const stranger = aBrowser();
    const { calls } = recordingCalls(browser);
    const { calls: ofStranger } = recordingCalls(stranger);
    const path = base + addressOf(pattern);
    for (const headers of [{ "Sec-Fetch-Site": "cross-site" }, { Origin: "https://evil.example" }, {}]) {
      const page = await browser.post(path, {}, headers as Fields);
      expect([page.status, page.text]).toEqual([403, "Forbidden"]);
    }
    expect((await stranger.post(path)).to).toMatch(/^\/signin\?next=/);
    expect([calls, ofStranger]).toEqual([[], []]);
  });
});

describe.each(MEMBER_ROLES)("every form of an account, sent by a %s", (role) => {
  it("is refused with the roles that may send it, or is answered without a failure", async () => {
    const { account, id: propertyId } = await accountWithProperty();
    const { browser, base } = await aMemberOf(account, role);
    const before = await auditOf(account);
    for (const [pattern, { roles, sent }] of Object.entries(FORMS)) {
      const isOpen = roles.includes(role);
      const ids: Fields = isOpen ? {} : { propertyId };
      const page = await browser.post(base + addressOf(pattern, ids), sent?.(propertyId) ?? {});
      expect(page.status, pattern).toBeLessThan(500);
      if (isOpen) expect([pattern, page.status]).not.toEqual([pattern, 403]);
      else
        expect([pattern, page.status, page.text]).toEqual([pattern, 403, expect.stringContaining("Titular")]);
    }
    if (!TECHNICAL.includes(role)) expect(await auditOf(account)).toEqual(before);
  });

  it("is refused for an account that they do not belong to", async () => {
    const { browser } = await aMemberOf(await makeAccount(), role);
    const { accountId } = await makeAccount();
    for (const pattern of Object.keys(FORMS)) {
      const page = await browser.post(`/a/${accountId}${addressOf(pattern)}`);
      expect([pattern, page.status]).toEqual([pattern, 404]);
    }
  });
});

it("asks for a new code eleven minutes after the last, for exactly the forms that need one", async () => {
  const account = await makeAccount();
  const { browser, base } = await aMemberOf(account, "OWNER");
  stopClockAt(Date.now());
  moveClock(11 * 60_000);
  const asking: string[] = [];
  for (const [pattern, { sent }] of Object.entries(FORMS)) {
    // A person's calls are limited per second.
    moveClock(1_000);
    const page = await browser.post(base + addressOf(pattern), sent?.("x") ?? {});
    if (page.status === 403 && page.text.includes("nada foi salvo")) asking.push(pattern);
  }
  expect(asking).toEqual(Object.keys(FORMS).filter((pattern) => FORMS[pattern]!.proof));
});

/** Forms with several faults at once: what is sent, and the fields that are then faulty. */
const FAULTY: Readonly<Record<string, Faulty>> = {
  "/keys/new": {
    sent: { "/name": "", "/allowedIps": "typed", "level/leads": "read", days: "30" },
    at: ["/allowedIps", "/name"],
  },
  "/properties/new": {
    sent: {
      "/title": "typed title",
      "/salePrice": "typed price",
      "/bedrooms": "typed rooms",
      "/listingUrl": "typed address",
    },
    at: ["/address/city", "/bedrooms", "/listingUrl", "/salePrice", "/type"],
  },
  "/clients/new": {
    sent: {
      "/name": "",
      "/phones": "typed phone",
      "/email": "typed mail",
      "/interest/salePriceMin": "typed price",
    },
    at: ["/email", "/interest/salePriceMin", "/name", "/phones", "/status"],
  },
  "/team": { sent: { "/name": "", "/email": "typed mail", "/role": "BROKER" }, at: ["/email", "/name"] },
  "/people": { sent: { "/email": "typed mail", "/role": "NONE" }, at: ["/email", "/role"] },
  "/feed": { sent: { "/url": "ftp://typed.example.com" }, at: ["/url"], isSecret: true },
};

describe.each(Object.entries(FAULTY))("a refused form of %s", (path, faulty) => {
  it("names every fault at its field in the reader's language, keeps what was typed and writes nothing", async () => {
    const account = await readyDesk(await makeAccount());
    const { browser, base } = await aMemberOf(account, "OWNER");
    const before = await auditOf(account);
    const sent = { ...faulty.sent, once: "0123456789-0123456789-" };
    await expectRefused(browser, base + path, { ...faulty, sent });
    expect(await auditOf(account)).toEqual(before);
  });
});

/** Forms that create something, and the page that then lists it. */
const MAKING: Readonly<Record<string, { readonly sent: Fields; readonly list: string }>> = {
  "/keys/new": { sent: { "/name": "CRM", "level/leads": "read", days: "30" }, list: "/keys" },
  "/webhooks/new": { sent: { "/url": "https://hooks.example.com/in" }, list: "/webhooks" },
  "/properties/new": {
    sent: {
      "/title": "Casa",
      "/type": "APARTAMENTO",
      "/purposes": "VENDA",
      "/salePrice": "500000",
      "/address/city": "Curitiba",
      "/address/state": "PR",
    },
    list: "/properties",
  },
  "/clients/new": {
    sent: { "/name": "Ana Martins", "/status": "NEW", "/consentGiven": "true", "/phones": "+5541999990001" },
    list: "/clients",
  },
  "/team": { sent: { "/name": "Lia Reis", "/email": "lia@example.com", "/role": "BROKER" }, list: "/team" },
  "/people": { sent: { "/email": "novo@example.com", "/role": "MANAGER" }, list: "/people" },
};

describe.each(Object.entries(MAKING))("a form of %s that is sent twice", (path, { sent, list }) => {
  it("creates one thing, even when both arrive at once", async () => {
    const account = await makeAccount();
    const { browser, base } = await aMemberOf(account, "OWNER");
    const rowsOf = async () => ((await browser.get(base + list)).text.match(/<tr/g) ?? []).length;
    const before = { rows: await rowsOf(), audit: (await auditOf(account)).length };
    const form = { ...sent, once: "0123456789-0123456789-" };
    const send = () => browser.post(base + path, form);
    const answers = [...(await Promise.all([send(), send()])), await send()];
    for (const { status } of answers) expect(status).toBeLessThan(500);
    expect([answers.at(-1)!.status < 400, refusalIn(answers.at(-1)!)]).toEqual([true, []]);
    expect((await auditOf(account)).length - before.audit).toBe(1);
    expect(await rowsOf()).toBeGreaterThan(before.rows);
  });
});
