import { describe, expect, it } from "vitest";
import { OPERATOR_ROLES, type OperatorRole } from "../../../src/vocabulary/operator-roles.ts";
import { backoffice, makeAccount } from "../../../test/support/api.ts";
import { aBrowser } from "../browser.ts";
import { addressOf, expectRefused, type Faulty, formsBelow, recordingCalls } from "../forms.ts";
import { anOperator, aProvedOperator, CONSOLE_URL } from "../operator.ts";

interface Form {
  readonly roles: readonly OperatorRole[];
  /** The form asks for a fresh proof of who sends it. */
  readonly proof?: true;
}

const ADMIN: readonly OperatorRole[] = ["ADMIN"];
const SUPPORT: readonly OperatorRole[] = ["SUPPORT", "ADMIN"];
const CURATION: readonly OperatorRole[] = ["CURATION"];
const FINANCE: readonly OperatorRole[] = ["FINANCE"];
const OFFERS: readonly OperatorRole[] = ["CURATION", "FINANCE"];

/** Every form of the console, and who may send it. */
const FORMS: Readonly<Record<string, Form>> = {
  "/access-requests/:accountId": { roles: SUPPORT, proof: true },
  "/access-requests/:accountId/take": { roles: OPERATOR_ROLES },
  "/accounts/:accountId": { roles: ADMIN, proof: true },
  "/accounts/:accountId/grant": { roles: ADMIN, proof: true },
  "/accounts/:accountId/grant/check": { roles: SUPPORT },
  "/accounts/:accountId/look": { roles: SUPPORT, proof: true },
  "/accounts/:accountId/mail/:mailId/send": { roles: SUPPORT },
  "/accounts/:accountId/sandbox": { roles: ADMIN, proof: true },
  "/accounts/:accountId/team/:memberId/:verb{activate|deactivate|creci}": { roles: ADMIN, proof: true },
  "/accounts/new": { roles: ADMIN, proof: true },
  "/credits/:accountId": { roles: FINANCE, proof: true },
  "/credits/:accountId/offers/:offerId/refund": { roles: FINANCE, proof: true },
  "/credits/:accountId/offers/:offerId/withdraw": { roles: OFFERS },
  "/dead-letters/:deadLetterId/let-go": { roles: ADMIN },
  "/dead-letters/:deadLetterId/send": { roles: ADMIN },
  "/dead-letters/:deadLetterId/take": { roles: OPERATOR_ROLES },
  "/jobs/:job": { roles: ADMIN, proof: true },
  "/launches/:developmentId/figures/:propertyId": { roles: ADMIN },
  "/look/end": { roles: OPERATOR_ROLES },
  "/mails/:accountId/:mailId/send": { roles: SUPPORT },
  "/moves": { roles: ADMIN, proof: true },
  "/moves/:accountId/:moveId/cancel": { roles: ADMIN, proof: true },
  "/neighborhoods": { roles: CURATION },
  "/neighborhoods/take": { roles: OPERATOR_ROLES },
  "/notices/:noticeId": { roles: ADMIN },
  "/notices/:noticeId/send": { roles: ADMIN, proof: true },
  "/notices/:noticeId/try": { roles: ADMIN },
  "/notices/new": { roles: ADMIN },
  "/owners/:accountId/:offerId/withdraw": { roles: OFFERS },
  "/owners/:ownerId/offers/:accountId/refund": { roles: FINANCE, proof: true },
  "/owners/:ownerId/offers/:accountId/withdraw": { roles: OFFERS },
  "/owners/new": { roles: OFFERS },
  "/owners/new/accounts": { roles: OFFERS },
  "/prove": { roles: OPERATOR_ROLES },
  "/prove/code": { roles: OPERATOR_ROLES },
  "/reviews/:propertyId": { roles: CURATION },
  "/reviews/:propertyId/take": { roles: OPERATOR_ROLES },
  "/reviews/:propertyId/undo": { roles: CURATION },
  "/search": { roles: OPERATOR_ROLES },
  "/shards/:shard/:act{open|close|drain}": { roles: ADMIN, proof: true },
  "/shards/:shard/relieve": { roles: ADMIN, proof: true },
};

const pathOf = (pattern: string): string => `/operator${addressOf(pattern)}`;

it("lists every form of the console", () => {
  expect(Object.keys(FORMS).sort()).toEqual(formsBelow("/operator"));
});

it("is refused from another site, and from a person who is not on the list, before the API is asked", async () => {
  const operator = await aProvedOperator(...OPERATOR_ROLES);
  const stranger = aBrowser();
  stranger.origin = CONSOLE_URL;
  stranger.env = operator.env;
  const { calls } = recordingCalls(operator);
  for (const pattern of Object.keys(FORMS)) {
    for (const headers of [
      { "Sec-Fetch-Site": "cross-site" },
      { Origin: "https://painel.example.com" },
      {},
    ]) {
      const page = await operator.post(pathOf(pattern), {}, headers as Record<string, string>);
      expect([pattern, page.status, page.text]).toEqual([pattern, 403, "Forbidden"]);
    }
    const page = await stranger.post(pathOf(pattern));
    expect([pattern, page.status, page.text]).toEqual([pattern, 403, "Forbidden"]);
  }
  expect(calls).toEqual([]);
});

describe.each(OPERATOR_ROLES)("every form of the console, sent by %s", (role) => {
  it("is refused with the roles that may send it, or is answered without a failure", async () => {
    const operator = await aProvedOperator(role);
    for (const [pattern, { roles }] of Object.entries(FORMS)) {
      const page = await operator.post(pathOf(pattern));
      expect(page.status, pattern).toBeLessThan(500);
      const isClosed = page.status === 403 && page.text.includes("Sua função não dá acesso a esta página");
      expect([pattern, isClosed]).toEqual([pattern, !roles.includes(role)]);
    }
  });

  it("asks for a proof where there is none, for exactly the forms that need one", async () => {
    const operator = await anOperator(role);
    const asking: string[] = [];
    for (const pattern of Object.keys(FORMS)) {
      const page = await operator.post(pathOf(pattern));
      if (page.status === 403 && page.text.includes("nada foi salvo")) asking.push(pattern);
    }
    const own = Object.entries(FORMS).filter(([, { roles, proof }]) => proof && roles.includes(role));
    expect(asking).toEqual(own.map(([pattern]) => pattern));
  });
});

/** Forms with several faults at once; `{id}` is an account. */
const FAULTY: Readonly<Record<string, Faulty & { readonly role: OperatorRole }>> = {
  "/accounts/new": {
    role: "ADMIN",
    sent: { "/name": "", "/ownerEmail": "typed mail", "/propertyLimit": "typed limit" },
    at: ["/name", "/ownerEmail", "/ownerName", "/plan", "/propertyLimit", "/subscription", "/type"],
  },
  "/accounts/{id}": {
    role: "ADMIN",
    sent: { "/name": "", "/ownerEmail": "typed mail", "/propertyLimit": "typed limit" },
    at: ["/name", "/ownerEmail", "/ownerName", "/plan", "/propertyLimit", "/status", "/subscription"],
  },
  "/accounts/{id}/grant": {
    role: "ADMIN",
    sent: { "/tier": "NONE", "/limits/burst": "typed burst", "/limits/maxKeys": "typed keys" },
    at: ["/limits/burst", "/limits/maxKeys", "/status", "/tier"],
  },
  "/credits/{id}": {
    role: "FINANCE",
    sent: { "/amountCents": "typed amount", "/reference": "" },
    at: ["/amountCents", "/reference"],
  },
  "/notices/new": {
    role: "ADMIN",
    sent: { "/titlePt": "typed title", "/textPt": "" },
    at: ["/textEn", "/textPt", "/titleEn"],
  },
  "/owners/new": {
    role: "FINANCE",
    sent: { "/priceCents": "typed price", "/deadlineMinutes": "typed minutes" },
    at: ["/accountId", "/deadlineMinutes", "/priceCents", "/propertyType", "/purpose"],
  },
};

describe.each(Object.entries(FAULTY))("a refused form of %s at the console", (path, { role, ...faulty }) => {
  it("names every fault at its field in the reader's language, keeps what was typed and writes nothing", async () => {
    const account = await makeAccount();
    const operator = await aProvedOperator(role);
    const auditOf = async () => (await backoffice.get(`${account.path}/audit`)).body.data;
    const before = await auditOf();
    await expectRefused(operator, `/operator${path.replace("{id}", account.accountId)}`, faulty);
    expect(await auditOf()).toEqual(before);
  });
});
