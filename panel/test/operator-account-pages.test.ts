import { afterEach, describe, expect, it, vi } from "vitest";
import { backoffice, makeAccount } from "../../test/support/api.ts";
import { onceIn } from "./browser.ts";
import { anOperator, aProvedOperator } from "./operator.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

const PAGE = "/operator/accounts/new";

const FORM = {
  ...{ "/name": "Imobiliária Aurora", "/type": "AGENCY", "/plan": "PRO", "/propertyLimit": "250" },
  ...{ "/ownerName": "Dora Lima", "/ownerEmail": "dora@example.com", "/subscription": "TRIAL" },
  ...{ "/phone": "(41) 3333-4444", "/organization": "", "/creci": "" },
};

describe("a new account at the console", () => {
  it("is made once, however often its form comes, and its owner may enter", async () => {
    const operator = await aProvedOperator("ADMIN");
    const form = { ...FORM, once: onceIn((await operator.get(PAGE)).text) };
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
    const form = { ...FORM, once: onceIn((await operator.get(PAGE)).text) };
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
    const operator = await anOperator("ADMIN");
    const page = `/operator/accounts/${accountId}`;
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
    expect((await operator.get(page)).text).not.toContain(`${page}/sandbox`);
    expect((await operator.post(`${page}/sandbox`)).status).toBe(403);
  });
});
