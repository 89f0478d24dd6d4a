import type { Client } from "@modelcontextprotocol/client";
import { describe, expect, it } from "vitest";
import { accountWithLead } from "../support/account-with.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { dumpOf } from "../support/dump.ts";
import { makeLead } from "../support/lead.ts";
import { listing } from "../support/listing.ts";
import {
  callTool,
  connect,
  ERAS,
  legacyMessage,
  postMcp,
  type ToolAnswer,
  toolAnswerOf,
} from "../support/mcp.ts";

const makeProperty = async ({ api }: TestAccount): Promise<string> => {
  const { body } = await api.post("/properties", { body: listing({ externalRef: "P-1" }) });
  return body.data.id;
};

const titleOf = async ({ api }: TestAccount, id: string): Promise<string> =>
  (await api.get(`/properties/${id}`)).body.data.title;

const patch = (propertyId: string, more: object = {}) => ({ propertyId, title: "Casa nova", ...more });

describe.each(ERAS)("a write by a client of the %s era without forms", (era) => {
  it("is previewed first, and saved once with its confirmation", async () => {
    const account = await makeAccount();
    const propertyId = await makeProperty(account);
    const before = await dumpOf(account.accountId);
    const preview = await callTool(account.key, "patch_property", patch(propertyId), { era });
    expect(preview.result).toMatchObject({
      saved: false,
      preview: { result: { outcome: "UPDATED", changes: [{ field: "title", to: "Casa nova" }] } },
      confirmation: expect.stringMatching(/^[\w-]{43}$/),
      expiresAt: expect.stringMatching(/Z$/),
      next: expect.any(String),
    });
    expect(await dumpOf(account.accountId)).toEqual(before);
    const confirmed = patch(propertyId, { confirmation: preview.result.confirmation });
    const saved = await callTool(account.key, "patch_property", confirmed, { era });
    expect(saved).toMatchObject({ isError: false, result: { saved: true, result: { outcome: "UPDATED" } } });
    expect(await titleOf(account, propertyId)).toBe("Casa nova");
    const again = await callTool(account.key, "patch_property", confirmed, { era });
    expect(again).toMatchObject({
      isError: true,
      result: { code: "confirmation_used", did: { outcome: "UPDATED", id: propertyId } },
    });
  });

  it("is refused if the address accepts only a person's confirmation", async () => {
    const account = await makeAccount();
    const propertyId = await makeProperty(account);
    const { isError, result } = await callTool(account.key, "patch_property", patch(propertyId), {
      era,
      query: "?confirm=form",
    });
    expect([isError, result.code]).toEqual([true, "confirmation_form_required"]);
  });

  it("is refused with every fault of its arguments, and changes nothing", async () => {
    const account = await makeAccount();
    const before = await dumpOf(account.accountId);
    const { isError, result } = await callTool(
      account.key,
      "create_property",
      {
        type: "CASTELO",
        bedrooms: "muitos",
        nonsense: 1,
        dryRun: false,
        address: { city: "Sao Paolo", state: "SP" },
      },
      { era },
    );
    expect([isError, result.code]).toEqual([true, "invalid_body"]);
    const names = result.invalidParams.map(({ name }: { name: string }) => name);
    expect(names).toEqual(expect.arrayContaining(["type", "bedrooms", "nonsense", "dryRun", "address.city"]));
    const city = result.invalidParams.find(({ name }: { name: string }) => name === "address.city");
    expect(city.suggestions.length).toBeGreaterThan(0);
    expect(await dumpOf(account.accountId)).toEqual(before);
  });
});

const FORMS = { capabilities: { elicitation: { form: {} } } } as const;

interface FormClient {
  readonly client: Client;
  readonly messages: string[];
}

const withForm = async (key: string, answer: object, query = ""): Promise<FormClient> => {
  const client = await connect(key, { query, client: FORMS });
  const messages: string[] = [];
  client.setRequestHandler("elicitation/create", ({ params }) => {
    messages.push(params.message);
    expect((params as { requestedSchema: object }).requestedSchema).toMatchObject({
      properties: { save: { type: "boolean" } },
      required: ["save"],
    });
    return answer as never;
  });
  return { client, messages };
};

const call = async (client: Client, name: string, args: object): Promise<ToolAnswer> =>
  toolAnswerOf((await client.callTool({ name, arguments: { ...args } })) as never);

describe("a write by a client with forms", () => {
  it("asks the person, and is saved if they agree", async () => {
    const account = await makeAccount();
    const propertyId = await makeProperty(account);
    const { client, messages } = await withForm(account.key, { action: "accept", content: { save: true } });
    const saved = await call(client, "patch_property", patch(propertyId));
    expect(saved).toMatchObject({ isError: false, result: { saved: true, result: { outcome: "UPDATED" } } });
    expect(messages).toEqual([expect.stringMatching(/^Atualizar um imóvel\nObjeto: "P-1" · (?!.*nova)/)]);
    expect(messages[0]).toContain('→ "Casa nova"');
    expect(await titleOf(account, propertyId)).toBe("Casa nova");
    const { body } = await backoffice.get(`${account.path}/audit`);
    expect(JSON.stringify(body)).toContain("mcp.form.patch_property");
  });

  it.each([
    ["declines", { action: "decline" }],
    ["leaves", { action: "cancel" }],
    ["says no", { action: "accept", content: { save: false } }],
  ])("saves nothing when the person %s", async (_, answer) => {
    const account = await makeAccount();
    const propertyId = await makeProperty(account);
    const before = await dumpOf(account.accountId);
    const { client } = await withForm(account.key, answer);
    const left = await call(client, "patch_property", patch(propertyId));
    expect(left).toMatchObject({ isError: false, result: { saved: false } });
    expect(left.result).not.toHaveProperty("confirmation");
    expect(await dumpOf(account.accountId)).toEqual(before);
  });

  it("is confirmed by a second call if the address says so", async () => {
    const account = await makeAccount();
    const propertyId = await makeProperty(account);
    const { client, messages } = await withForm(account.key, { action: "decline" }, "?confirm=call");
    const { result } = await call(client, "patch_property", patch(propertyId));
    const { confirmation } = result;
    const saved = await call(client, "patch_property", patch(propertyId, { confirmation }));
    expect(saved.result.saved).toBe(true);
    expect(messages).toEqual([]);
  });
});

describe("a known person", () => {
  it("whom an assistant adds again loses nothing, as the preview shows", async () => {
    const account = await makeAccount();
    const before = await makeLead(account, { status: "PROPOSAL", notes: "Só de manhã" });
    const args = { name: "Mari", phones: before.phones, notes: "Ligou hoje", consentGiven: true };
    const { result } = await callTool(account.key, "create_lead", args);
    expect(result.preview.result).toMatchObject({ outcome: "UPDATED", kept: ["/name", "/notes"] });
    const saved = await callTool(account.key, "create_lead", { ...args, confirmation: result.confirmation });
    expect(saved.result.saved).toBe(true);
    const { name, status, notes } = (await account.api.get(`/leads/${before.id}`)).body.data;
    expect([name, status, notes]).toEqual(["Mariana Alves", "PROPOSAL", "Só de manhã"]);
  });
});

describe("clear", () => {
  it("empties what it names", async () => {
    const { account, id: leadId } = await accountWithLead({
      notes: "Só de manhã",
      email: "ana@clientes.test",
    });
    const args = { leadId, clear: ["notes"] };
    const { result } = await callTool(account.key, "patch_lead", args);
    expect(result.preview.result.changes).toEqual([expect.objectContaining({ field: "notes" })]);
    await callTool(account.key, "patch_lead", { ...args, confirmation: result.confirmation });
    const { notes, email } = (await account.api.get(`/leads/${leadId}`)).body.data;
    expect([notes, email]).toEqual([null, "ana@clientes.test"]);
  });

  it.each([
    ["a field that may not be empty", { clear: ["name"] }, { name: "clear[0]", code: "not_in_list" }],
    [
      "a field that is also written",
      { clear: ["notes"], notes: "x" },
      { name: "clear[0]", code: "repeated" },
    ],
    ["a field twice", { clear: ["email", "notes", "notes"] }, { name: "clear[2]", code: "repeated" }],
    ["anything but a list", { clear: "notes" }, { name: "clear", code: "wrong_type" }],
  ])("of %s is refused, with every other fault", async (_, args, fault) => {
    const { account, id: leadId } = await accountWithLead();
    const { result } = await callTool(account.key, "patch_lead", { leadId, ...args, status: "OPEN" });
    expect(result.invalidParams).toEqual(
      expect.arrayContaining([expect.objectContaining(fault), expect.objectContaining({ name: "status" })]),
    );
  });

  it("is unknown if nothing can be emptied", async () => {
    const { account, id: leadId } = await accountWithLead();
    for (const [name, args] of [
      ["set_lead_state", { leadId, state: "ARCHIVED", clear: ["notes"] }],
      ["sync_feed", { clear: ["notes"] }],
    ] as const) {
      const { isError, result } = await callTool(account.key, name, args);
      expect([isError, result.code], name).toEqual([true, "invalid_body"]);
      expect(result.invalidParams[0]).toMatchObject({ name: "clear", code: "unknown_field" });
    }
  });
});

describe("a confirmed write", () => {
  it("that exceeds the account's rate limit stays valid", async () => {
    const account = await makeAccount({ access: { limits: { ratePerSecond: 1, burst: 3 } } });
    const args = { name: "Ana Prado", email: "ana.prado@clientes.test", consentGiven: true };
    const tool = (more: object) =>
      legacyMessage("tools/call", { name: "create_lead", arguments: { ...args, ...more } });
    const preview = await postMcp(account.key, tool({}));
    const { confirmation } = preview.body.result.structuredContent;
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => postMcp(account.key, legacyMessage("tools/list"))),
    );
    expect(answers.some(({ status }) => status === 429)).toBe(true);
    const limited = await postMcp(account.key, tool({ confirmation }));
    expect(limited.body.result.structuredContent).toMatchObject({
      code: "rate_limited",
      retryAfterSeconds: 1,
    });
    expect(limited.headers.get("Retry-After")).toBe("1");
  });

  it("of a batch is queued as in the API, and its preview queues nothing", async () => {
    const account = await makeAccount();
    const items = [
      { externalRef: "C-1", name: "Ana", email: "ana@clientes.test", consentGiven: true },
      { externalRef: "C-2" },
    ];
    const before = await dumpOf(account.accountId);
    const preview = await callTool(account.key, "create_lead_batch", { items });
    expect(preview.result).toMatchObject({ saved: false, preview: { data: { total: 2 } } });
    expect(await dumpOf(account.accountId)).toEqual(before);
    const { confirmation } = preview.result;
    const saved = await callTool(account.key, "create_lead_batch", { items, confirmation });
    expect(saved.result).toMatchObject({ saved: true, data: { status: expect.any(String) } });
    const { id } = saved.result.data;
    expect((await account.api.get(`/leads/batch/${id}`)).body.data.total).toBe(2);
    const read = await callTool(account.key, "get_lead_batch", { batchId: id });
    expect(read.result.data).not.toHaveProperty("results");
  });
});
