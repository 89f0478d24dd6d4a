import { describe, expect, it } from "vitest";
import { backoffice, makeAccount } from "../support/api.ts";
import { listing } from "../support/listing.ts";
import { addMember, aMember, aPerson, asMember, doneAsMember } from "../support/member-calls.ts";

const ONCE = "0123456789-0123456789-";
const HOOK = { url: "https://example.com/hook" };

const aProperty = async () => {
  const account = await makeAccount();
  const { body } = await account.api.post("/properties", { body: listing() });
  return { ...account, id: body.data.id as string };
};

describe("operations of the API through the dashboard's entry point", () => {
  it("are answered as for a key", async () => {
    const { accountId, api, id } = await aProperty();
    const person = await aMember(accountId, "OWNER");
    const language = "pt-BR" as const;
    const call = { operationId: "getProperty", language, person, accountId, params: { propertyId: id } };
    const { body } = await api.get(`/properties/${id}`);
    expect(await doneAsMember(call)).toEqual(body);
    const { data } = await doneAsMember({ operationId: "listProperties", person, accountId });
    expect(data.map((one: { id: string }) => one.id)).toEqual([id]);
  });

  it("find nothing of another account", async () => {
    const { id } = await aProperty();
    const { accountId } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    for (const operationId of ["getProperty", "setPropertyStatus"]) {
      const body = operationId === "getProperty" ? {} : { body: { status: "INACTIVE" } };
      const answer = await asMember({ operationId, person, accountId, params: { propertyId: id }, ...body });
      expect(answer).toMatchObject({ kind: "refused", problem: { code: "not_found" } });
    }
  });

  it("write as the dashboard, once, with the person's name in the audit", async () => {
    const { accountId, api, id, path } = await aProperty();
    const person = await aMember(accountId, "OWNER");
    const body = { status: "INACTIVE" };
    const call = {
      operationId: "setPropertyStatus",
      person,
      accountId,
      params: { propertyId: id },
      body,
      once: ONCE,
    };
    const [first, second] = await Promise.all([asMember(call), asMember(call)]);
    expect([first.kind, second.kind]).toContain("done");
    expect(await doneAsMember(call)).toMatchObject({ data: { id, status: "INACTIVE" } });
    const { body: audit } = await backoffice.get(`${path}/audit`);
    const rows = audit.data.filter(({ actor }: { actor: string }) => actor === person.id);
    expect(rows).toMatchObject([{ action: "panel.setPropertyStatus", subject: id, fields: ["status"] }]);
    const { body: events } = await api.get("/events");
    const updates = events.events.filter(({ type }: { type: string }) => type === "property.updated");
    expect(updates).toHaveLength(1);
  });

  it("audit what a Durable Object does", async () => {
    const { accountId, path } = await makeAccount();
    const person = await aMember(accountId, "DEVELOPER");
    const { data } = await doneAsMember({ operationId: "createWebhook", person, accountId, body: HOOK });
    await doneAsMember({ operationId: "deleteWebhook", person, accountId, params: { webhookId: data.id } });
    const { body } = await backoffice.get(`${path}/audit`);
    const rows = body.data.filter(({ actor }: { actor: string }) => actor === person.id);
    expect(rows).toMatchObject([
      { action: "panel.deleteWebhook", subject: data.id },
      { action: "panel.createWebhook", fields: ["url"] },
    ]);
  });

  it("are answered before the account has any access", async () => {
    const person = aPerson();
    const own = { name: "Nova", type: "AGENCY", plan: "PRO", propertyLimit: 10, ownerName: "Nova" };
    const { body } = await backoffice.post("/accounts", { ...own, ownerEmail: person.email });
    const accountId: string = body.data.id;
    expect(await doneAsMember({ operationId: "listWebhooks", person, accountId })).toMatchObject({
      data: [],
    });
    const answer = await asMember({ operationId: "createWebhook", person, accountId, body: HOOK });
    expect(answer).toMatchObject({ kind: "refused", problem: { code: "request_refused" } });
  });

  it("count towards neither the month nor the account's rate", async () => {
    const { accountId, api } = await makeAccount({
      access: { limits: { monthlyQuota: 1, ratePerSecond: 1, burst: 1 } },
    });
    const person = await aMember(accountId, "OWNER");
    for (let call = 0; call < 3; call += 1)
      await doneAsMember({ operationId: "listProperties", person, accountId });
    expect((await api.get("/properties")).status).toBe(200);
  });

  it("are refused to a person who calls too often, and to nobody else", async () => {
    const { accountId } = await makeAccount();
    const person = await aMember(accountId, "OWNER");
    const other = aPerson();
    await addMember(accountId, other.email, "OWNER");
    const call = () => asMember({ operationId: "listWebhooks", person, accountId });
    const answers = await Promise.all(Array.from({ length: 80 }, call));
    const refused = answers.filter(({ kind }) => kind === "refused");
    expect(refused.length).toBeGreaterThan(0);
    expect(refused[0]).toMatchObject({ problem: { code: "rate_limited" } });
    await doneAsMember({ operationId: "listWebhooks", person: other, accountId });
  });

  it("list every fault of a body", async () => {
    const { accountId, id } = await aProperty();
    const person = await aMember(accountId, "OWNER");
    const body = { status: "NONE", other: 1 };
    const call = { operationId: "setPropertyStatus", person, accountId, params: { propertyId: id }, body };
    const answer = await asMember(call);
    expect(answer).toMatchObject({ kind: "refused", problem: { code: "invalid_body" } });
    const { problem } = answer as Extract<typeof answer, { kind: "refused" }>;
    expect(problem.invalidParams?.map(({ pointer }) => pointer)).toEqual(["/status", "/other"]);
  });
});
