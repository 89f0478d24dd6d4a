import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { app } from "../../src/app.ts";
import { logger } from "../../src/lib/logger.ts";
import { apiWith, backoffice, makeAccount, makeKey, type TestAccount } from "../support/api.ts";
import { dumpOf } from "../support/dump.ts";
import { forged } from "../support/forged.ts";
import { listing } from "../support/listing.ts";

/** Secret values, each unlike any other text. */
const PLANTED = {
  ownerName: "Zuleica Quintanilha",
  ownerEmail: "zuleica.quintanilha@planted.example",
  memberName: "Waldemar Ypiranga",
  memberEmail: "waldemar@planted.example",
  title: "Cobertura da Xerxes Bolívar",
  street: "Rua Jupiá do Planalto",
  number: "74921",
  complement: "Bloco Vesúvio 9",
  captadorName: "Corretora Thalassa",
  phone: "+55 11 97421-8834",
  leadName: "Quitéria Nabuco",
  leadEmail: "quiteria@planted.example",
  note: "Quer vender a fazenda Ururaí",
  photoToken: "https://planted.com.br/f.jpg?token=q7w8e9",
} as const;

const address = (): object => {
  const { street, number, complement } = PLANTED;
  return { cityId: "3550308", neighborhood: "Pinheiros", street, number, complement };
};

const plantedListing = (): Record<string, unknown> =>
  listing({
    title: PLANTED.title,
    description: `Fale com ${PLANTED.ownerName}, ${PLANTED.phone}`,
    captadorName: PLANTED.captadorName,
    address: address(),
    photos: [PLANTED.photoToken],
  });

let lines: string[];

beforeEach(() => {
  lines = [];
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      lines.push(parts.map((part) => (part instanceof Error ? `${part.stack}` : String(part))).join(" "));
    });
  }
  vi.spyOn(globalThis, "fetch").mockImplementation(async () => new Response("no picture", { status: 404 }));
});

const plantedAccount = async (): Promise<TestAccount> => {
  const { ownerName, ownerEmail, memberName, memberEmail } = PLANTED;
  const account = await makeAccount({ account: { ownerName, ownerEmail } });
  await backoffice.post(`${account.path}/team`, { name: memberName, email: memberEmail, role: "BROKER" });
  return account;
};

/** A typical day of an integration: writes, reads and refusals. */
const session = async ({ api, path, key }: TestAccount): Promise<void> => {
  const created = await api.put("/properties/by-ref/P-1", {
    body: plantedListing(),
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });
  expect(created.status, created.text).toBe(201);
  const { id } = created.body.data;
  await api.patch(`/properties/${id}`, { body: { title: `${PLANTED.title} II`, address: address() } });
  await api.get(`/properties/${id}`);
  await api.get("/properties?citySlug=sao-paulo-sp");
  await api.put("/properties/by-ref/P-2", { body: { ...plantedListing(), salePrice: PLANTED.phone } });
  await api.put("/properties/by-ref/P-2", { body: `{"title": "${PLANTED.title}"` });
  await api.post("/properties", { body: { ...plantedListing(), externalRef: "P-1" } });
  await api.get(`/properties/by-ref/${encodeURIComponent(PLANTED.ownerName)}`);
  await api.get(`/properties?citySlug=${encodeURIComponent(PLANTED.street)}&nonsense=${PLANTED.number}`);
  await apiWith(forged(key)).get("/me");
  await api.delete(`/properties/${id}`);
  await makeKey(path, { name: PLANTED.memberName });
};

const leaksIn = (text: string, values: readonly string[]): string[] =>
  values.filter((value) => text.includes(value));

const person = (): object => {
  const { leadName: name, leadEmail: email, phone: number, note: notes } = PLANTED;
  return { name, email, notes, phones: [{ number }], consentGiven: true };
};

/** A typical day with a lead: refused, written, found again under another code. */
const leadSession = async ({ api }: TestAccount): Promise<void> => {
  await api.post("/leads", { body: { ...person(), consentGiven: false } });
  const created = await api.post("/leads", {
    body: person(),
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });
  expect(created.status, created.text).toBe(201);
  const { id } = created.body.data;
  await api.put("/leads/by-ref/C-1", { body: person() });
  await api.put("/leads/by-ref/C-2", { body: person() });
  await api.patch(`/leads/${id}`, { body: { notes: `${PLANTED.note}!`, email: PLANTED.phone } });
  await api.post(`/leads/${id}/interactions`, { body: { type: "CALL", note: PLANTED.note } });
  await api.get(`/leads/${id}`);
  await api.post(`/leads/${id}/state`, { body: { state: "ARCHIVED" } });
  await api.post("/leads/batch", {
    body: {
      items: [
        person(),
        { ...person(), externalRef: "C-3", email: PLANTED.phone },
        { ...person(), externalRef: "C-4" },
      ],
    },
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });
};

const secretsOf = ({ key }: TestAccount): string[] => [
  key,
  key.slice(36, 68),
  env.BACKOFFICE_TOKEN,
  env.KEY_SECRET,
  env.IDENTITY_SECRET,
];

describe("personal data and secrets", () => {
  it("stay out of every log line", async () => {
    const account = await plantedAccount();
    await session(account);
    await leadSession(account);
    await dumpOf(account.accountId);
    expect(leaksIn(lines.join("\n"), [...Object.values(PLANTED), ...secretsOf(account)])).toEqual([]);
  });

  it("stay out of events, outbox, audit and jobs", async () => {
    const account = await plantedAccount();
    await session(account);
    await leadSession(account);
    const dump = await dumpOf(account.accountId);
    const kept = Object.entries(dump).filter(([table]) => /^(outbox|audit|log: .*)$/.test(table));
    expect(kept.flatMap(([, rows]) => rows).length).toBeGreaterThan(5);
    expect(leaksIn(JSON.stringify(kept), [...Object.values(PLANTED), ...secretsOf(account)])).toEqual([]);
  });

  it("include no key anywhere in the database", async () => {
    const account = await plantedAccount();
    await session(account);
    await leadSession(account);
    expect(leaksIn(JSON.stringify(await dumpOf(account.accountId)), secretsOf(account))).toEqual([]);
  });

  it("stay out of the text of every statement, as bound parameters", async () => {
    const account = await plantedAccount();
    const prepare = vi.spyOn(Object.getPrototypeOf(env.DB) as D1Database, "prepare");
    await session(account);
    await leadSession(account);
    const texts = prepare.mock.calls.map(([text]) => text).join("\n");
    expect(texts).toContain("INSERT INTO properties");
    expect(texts).toContain("INSERT INTO leads");
    expect(leaksIn(texts, [...Object.values(PLANTED), ...secretsOf(account)])).toEqual([]);
  });

  it.each([
    ["a failure of our own", "TypeError: cannot read"],
    ["a failure of the platform", "D1_ERROR: Network connection lost."],
    ["a broken constraint", "D1_ERROR: CHECK constraint failed: SQLITE_CONSTRAINT"],
  ])("stay out of log and answer when %s quotes them", async (_, message) => {
    const account = await plantedAccount();
    await account.api.get("/me");
    const failing = {
      prepare: env.DB.prepare.bind(env.DB),
      batch: () => Promise.reject(new Error(`${message} ${PLANTED.title}`)),
    };
    const request = new Request(`${env.PUBLIC_URL}/v1/properties/by-ref/P-9`, {
      method: "PUT",
      headers: { Authorization: `Bearer ${account.key}`, "Content-Type": "application/json" },
      body: JSON.stringify(plantedListing()),
    });
    const context = createExecutionContext();
    const response = await app.fetch(request, { ...env, DB: failing as unknown as D1Database }, context);
    await waitOnExecutionContext(context);
    expect(response.status).toBeGreaterThanOrEqual(500);
    expect(lines.length).toBeGreaterThan(0);
    const written = lines.join("\n") + (await response.text());
    expect(leaksIn(written, [...Object.values(PLANTED), ...secretsOf(account)])).toEqual([]);
  });

  it("are found by this search if they leak", () => {
    logger.error(`failed for ${PLANTED.ownerEmail}`);
    expect(leaksIn(lines.join("\n"), Object.values(PLANTED))).toEqual([PLANTED.ownerEmail]);
  });
});
