import { describe, expect, it } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../../../test/support/api.ts";
import { readyDesk } from "../../../test/support/captacao.ts";
import { enter, fieldsIn } from "../browser.ts";
import { addressOf, expectRefused, type Faulty, formsBelow, refusalIn } from "../forms.ts";
import { aFullAccount, type Things } from "./things.ts";

type Fields = Readonly<Record<string, string>>;
type Member = Awaited<ReturnType<typeof enter>>;

/** How a form about an object is sent so that it succeeds. */
interface Submission {
  /** Replaces some ids, for a form that needs another object. */
  readonly at?: (things: Things) => Things;
  /** The form has a page at its own address, whose other fields are sent too. */
  readonly page?: true;
  readonly sent?: (things: Things) => Fields;
  /** The form changes nothing, and says so. */
  readonly isIdle?: true;
  /** The acts that the audit records, if more than one. */
  readonly leaves?: readonly string[];
  /** The form shows personal data, which is audited each time. */
  readonly isRead?: true;
}

/** Every form about one object, ordered so that each finds what it needs. */
const SUBMISSIONS: Readonly<Record<string, Submission>> = {
  "/properties/:propertyId/confirm": {},
  "/properties/:propertyId/photos": { isIdle: true },
  "/properties/:propertyId/gallery": { sent: () => ({ "/photos": "https://fotos.example.com/2.jpg" }) },
  "/properties/:propertyId/gallery/files": { isIdle: true },
  "/properties/:propertyId/edit": { page: true, sent: () => ({ "/title": "Outro título" }) },
  "/properties/:propertyId/release": { sent: () => ({ "/fields": "title" }) },
  "/properties/:propertyId/status": { sent: () => ({ "/status": "SOLD" }) },
  "/properties/:propertyId/trash": {},
  "/trash/:propertyId/restore": { at: ({ trashedPropertyId }) => ({ propertyId: trashedPropertyId! }) },
  "/trash/:propertyId/purge": { sent: ({ propertyId }) => ({ confirm: propertyId! }) },
  "/clients/:leadId/contact": { isRead: true },
  "/clients/:leadId/edit/contact": { isRead: true },
  "/clients/:leadId/edit": { page: true, sent: () => ({ "/name": "Outro nome" }) },
  "/clients/:leadId/interactions": { sent: () => ({ "/type": "CALL", "/note": "Ligou" }) },
  "/clients/:leadId/release": { sent: () => ({ "/fields": "name" }) },
  "/launches/:developmentId/clients": { sent: ({ leadId }) => ({ "/leadId": leadId! }) },
  "/clients/:leadId/state": { sent: () => ({ "/state": "ARCHIVED" }) },
  "/clients/:leadId/export": { isRead: true },
  "/clients/:leadId/trash": {},
  "/clients/:leadId/restore": { at: ({ trashedLeadId }) => ({ leadId: trashedLeadId! }) },
  "/radar/:match": { sent: ({ match }) => ({ verb: "favorite", match: decodeURIComponent(match!) }) },
  "/partnerships/:partnershipId/status": { sent: () => ({ "/status": "ACCEPTED" }) },
  "/partnerships/:partnershipId/ask": { isIdle: true },
  "/team/:memberId": { sent: () => ({ "/name": "Rui Outro" }) },
  "/team/:memberId/active": { sent: () => ({ active: "no" }) },
  "/webhooks/:webhookId/test": {},
  "/webhooks/:webhookId/deliveries/:deliveryId": {},
  "/events/:eventId/again": {
    sent: ({ webhookId, deliveryId }) => ({
      webhookId: webhookId!,
      deliveryId: deliveryId!,
      at: "0",
      sequence: "1",
    }),
  },
  "/webhooks/:webhookId/rotate": { sent: () => ({ "/overlapHours": "1" }) },
  "/webhooks/:webhookId/disable": {},
  "/webhooks/:webhookId/enable": {},
  "/webhooks/:webhookId/delete": { sent: () => ({ confirm: "excluir" }) },
  "/connections/:connectionId/end": {},
  "/captacao/:offerId/accept": {},
  "/captacao/owners/:offerId": {
    at: ({ acceptedOfferId }) => ({ offerId: acceptedOfferId! }),
    page: true,
    sent: () => ({ "/note": "Ligou" }),
  },
  "/keys/:keyId": { page: true, sent: () => ({ "/name": "Outra" }) },
  "/keys/:keyId/roll": { sent: () => ({ "/overlap": "1H" }), leaves: ["key.create", "key.roll"] },
  "/keys/:keyId/revoke": { sent: () => ({ confirm: "Outra" }) },
};

/** What a browser of the account would send with each form, in that order. */
async function* submissions(things: Things, { browser, base }: Pick<Member, "browser" | "base">) {
  for (const [pattern, submission] of Object.entries(SUBMISSIONS)) {
    const ids = { ...things, ...submission.at?.(things) };
    const address = addressOf(pattern, ids);
    const shown = submission.page ? fieldsIn((await browser.get(base + address)).text) : {};
    yield { ...submission, pattern, address, fields: { ...shown, ...submission.sent?.(ids) } };
  }
}

const auditOf = async ({ path }: TestAccount): Promise<{ readonly action: string }[]> =>
  (await backoffice.get(`${path}/audit?limit=100`)).body.data;

it("lists every form about one thing", () => {
  const all = formsBelow("/a/:accountId").filter((pattern) => pattern.includes("/:"));
  expect(Object.keys(SUBMISSIONS).sort()).toEqual(all);
});

describe("a form about one thing", () => {
  it("finds nothing of another account, and changes nothing of it", async () => {
    const { account, things } = await aFullAccount();
    const own = await enter(account);
    const { browser, base } = await enter(await readyDesk(await makeAccount()));
    const before = await auditOf(account);
    for await (const { pattern, address, fields } of submissions(things, own)) {
      const page = await browser.post(base + address, fields);
      const { status } = page.to === null ? page : await browser.get(page.to);
      expect([pattern, status]).toEqual([pattern, pattern.startsWith("/launches") ? 422 : 404]);
    }
    expect(await auditOf(account)).toEqual(before);
  });

  it("does what it says once, whatever a second tab then sends", async () => {
    const { account, things } = await aFullAccount();
    const first = await enter(account);
    const sent: { pattern: string; address: string; fields: Fields; isRead: boolean }[] = [];
    for await (const { pattern, address, fields, isIdle, isRead = false } of submissions(things, first)) {
      const before = (await auditOf(account)).length;
      const page = await first.browser.post(first.base + address, fields);
      expect([pattern, page.status < 400, refusalIn(page)]).toEqual([pattern, !isIdle, []]);
      if (isRead) expect((await auditOf(account)).length, pattern).toBe(before + 1);
      sent.push({ pattern, address, fields, isRead });
    }
    const second = await enter(account);
    second.browser.language = "en";
    for (const { pattern, address, fields, isRead } of sent) {
      const before = await auditOf(account);
      const page = await second.browser.post(second.base + address, fields);
      expect([pattern, page.status]).not.toEqual([pattern, expect.toSatisfy((status) => status >= 500)]);
      if (page.status >= 400)
        expect([pattern, page.text]).toEqual([pattern, expect.stringMatching(/<html lang="en"[\s\S]*<h1/)]);
      if (page.status === 422)
        expect([pattern, page.text]).toEqual([pattern, expect.stringContaining('role="alert"')]);
      if (!isRead) expect([pattern, await auditOf(account)]).toEqual([pattern, before]);
    }
  });
});

/** Forms whose object no longer exists the second time, which the page says. */
const GONE: ReadonlySet<string> = new Set(["/trash/:propertyId/purge"]);

describe("a form about one thing that comes twice at the same moment", () => {
  it("is carried out once, and each is answered as if it had come alone", async () => {
    const { account, things } = await aFullAccount();
    const { browser, base } = await enter(account);
    for await (const { pattern, address, fields, isIdle, isRead, leaves } of submissions(things, {
      browser,
      base,
    })) {
      const before = (await auditOf(account)).length;
      const form = { ...fields, once: crypto.randomUUID() };
      const pages = await Promise.all([1, 2].map(() => browser.post(base + address, form)));
      const states = pages.map(({ status }) => status).sort();
      if (isIdle) expect([pattern, states]).toEqual([pattern, [422, 422]]);
      else if (GONE.has(pattern))
        expect([pattern, states[0]! < 400, states[1]]).toEqual([pattern, true, 404]);
      else expect([pattern, states.filter((status) => status >= 400)]).toEqual([pattern, []]);
      const all = await auditOf(account);
      const acts = all.slice(0, all.length - before).map(({ action }) => action);
      if (!isRead) expect([pattern, acts]).toEqual([pattern, isIdle ? [] : (leaves ?? [expect.any(String)])]);
    }
  });
});

/** Forms about one thing with several faults at once. */
const FAULTY: Readonly<Record<string, Faulty>> = {
  "/properties/:propertyId/edit": {
    sent: { "/title": "typed title", "/salePrice": "typed price", "/bedrooms": "typed rooms" },
    at: ["/bedrooms", "/salePrice"],
  },
  "/clients/:leadId/edit": {
    sent: { "/name": "", "/phones": "typed phone", "/email": "typed mail" },
    at: ["/email", "/name", "/phones"],
  },
  "/clients/:leadId/interactions": {
    sent: { "/type": "NONE", "/note": `typed${"x".repeat(2_000)}` },
    at: ["/note", "/type"],
  },
  "/launches/:developmentId/clients": {
    sent: { "/leadId": "lead-nobody", "/message": `typed${"x".repeat(2_000)}` },
    at: ["/leadId", "/message"],
  },
  "/team/:memberId": { sent: { "/name": "", "/creci": `typed${"x".repeat(40)}` }, at: ["/creci", "/name"] },
  "/keys/:keyId": { sent: { "/name": "", "/allowedIps": "typed" }, at: ["/allowedIps", "/name"] },
  "/captacao/owners/:offerId": {
    sent: { "/stage": "NONE", "/note": `typed${"x".repeat(2_000)}` },
    at: ["/note", "/stage"],
  },
};

it.each(Object.entries(FAULTY))(
  "a refused form of %s names every fault at its field in the reader's language, keeps what was typed and writes nothing",
  async (pattern, faulty) => {
    const { account, things } = await aFullAccount();
    const { browser, base } = await enter(account);
    const { page, at } = SUBMISSIONS[pattern]!;
    const address = base + addressOf(pattern, { ...things, ...at?.(things) });
    const shown = page ? fieldsIn((await browser.get(address)).text) : {};
    const before = await auditOf(account);
    await expectRefused(browser, address, { ...faulty, sent: { ...shown, ...faulty.sent } });
    expect(await auditOf(account)).toEqual(before);
  },
);
