import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { dumpOf } from "../support/dump.ts";
import { eventually } from "../support/eventually.ts";
import type { Answer } from "../support/http.ts";
import { interest } from "../support/lead.ts";

/** The lead's identity, each value unlike any other text, with the written and stored forms of the phone. */
const PLANTED = {
  name: "Iracema Xavante",
  phone: "+5583987411234",
  written: "(83) 98741-1234",
  digits: "987411234",
  email: "iracema.xavante@planted.example",
  notes: "Rua Jupiá, 7733, procura perto da mãe",
  note: "Vende a casa da Lagoa Ururaí",
} as const;

const VALUES = Object.values(PLANTED);
const plantedIn = (text: string): string[] => VALUES.filter((value) => text.includes(value));

/** Everything that leaves the process except answers: its log lines, and its requests. */
let outgoing: string[];

beforeEach(() => {
  outgoing = [];
  for (const level of ["debug", "log", "info", "warn", "error"] as const) {
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      outgoing.push(parts.map(String).join(" "));
    });
  }
  vi.spyOn(globalThis, "fetch").mockImplementation(async (url, init) => {
    outgoing.push(`${url} ${JSON.stringify(init?.headers)} ${await new Response(init?.body).text()}`);
    return new Response(null, { status: 204 });
  });
  for (const queue of [env.PHOTO_QUEUE, env.WEBHOOK_QUEUE]) {
    for (const method of ["send", "sendBatch"] as const) {
      const original = Reflect.get(queue, method).bind(queue) as (body: unknown) => Promise<never>;
      vi.spyOn(queue, method).mockImplementation(async (body: unknown) => {
        outgoing.push(JSON.stringify(body));
        return original(body);
      });
    }
  }
});

const person = (overrides: object = {}): object => ({
  name: PLANTED.name,
  email: PLANTED.email,
  notes: PLANTED.notes,
  consentGiven: true,
  phones: [{ number: PLANTED.written, isWhatsApp: true }],
  interest: interest(),
  ...overrides,
});

/** Every operation on a lead, up to its purge. */
const wholeLife = async ({ api, path }: TestAccount): Promise<string> => {
  await api.post("/webhooks", { body: { url: "http://127.0.0.1:9/crm" } });
  const headers = { "Idempotency-Key": crypto.randomUUID() };
  const created = await api.post("/leads", { body: person(), headers });
  const { id } = created.body.data;
  await api.put("/leads/by-ref/C-1", { body: person({ name: `${PLANTED.name} Filha` }) });
  await api.patch(`/leads/${id}`, { body: { notes: `${PLANTED.notes}.` } });
  await api.post(`/leads/${id}/interactions`, { body: { type: "CALL", note: PLANTED.note } });
  await api.post(`/leads/${id}/state`, { body: { state: "ARCHIVED" } });
  await backoffice.patch(`${path}/leads/${id}`, { name: PLANTED.name, notes: PLANTED.notes });
  await backoffice.get(`${path}/leads/${id}/export`);
  await backoffice.post(`${path}/leads/${id}/trash`);
  await backoffice.post(`${path}/leads/${id}/restore`);
  return id;
};

/** Calls about the person, refused for every reason. */
const refusals = async ({ api }: TestAccount, id: string): Promise<Answer[]> => [
  await api.post("/leads", { body: person({ externalRef: "C-1" }) }),
  await api.put("/leads/by-ref/C-2", { body: person() }),
  await api.post("/leads", { body: person({ email: "outra@clientes.test", consentGiven: false }) }),
  await api.patch(`/leads/${id}`, { body: { email: PLANTED.name, ownerEmail: PLANTED.email } }),
  await api.patch(`/leads/${id}`, { body: { phones: [{ number: `${PLANTED.digits}x` }] } }),
  await api
    .patch(`/leads/${id}`, { body: { [PLANTED.name]: 1 } })
    .then((answer) => ({ ...answer, text: "" })),
  await api.patch(`/leads/${id}`, { body: `{"name": "${PLANTED.name}", "notes": }` }),
  await api.post(`/leads/${id}/interactions`, { body: { type: PLANTED.note, note: PLANTED.note } }),
  await api.get(`/leads?ownerAccountId=${encodeURIComponent(PLANTED.email)}&status=${PLANTED.digits}`),
  await api.get(`/leads/${encodeURIComponent(PLANTED.email)}`),
];

describe("who a lead is", () => {
  it("leaves the process in no log line, delivery or queue message", async () => {
    const account = await makeAccount();
    const id = await wholeLife(account);
    await refusals(account, id);
    await dumpOf(account.accountId);
    const sent = (type: string) => outgoing.some((text) => text.includes(type) && text.includes(id));
    await eventually(() => expect(["lead.created", "lead.restored"].filter(sent)).toHaveLength(2));
    expect(outgoing.some((text) => text.includes("webhookId"))).toBe(true);
    expect(plantedIn(outgoing.join("\n"))).toEqual([]);
  });

  it("is in no event, outbox row, delivery or audit row", async () => {
    const account = await makeAccount();
    const id = await wholeLife(account);
    const dump = await dumpOf(account.accountId);
    const kept = Object.entries(dump).filter(([table]) => /^(outbox|audit|mails|log: .*)$/.test(table));
    const text = JSON.stringify(kept);
    expect(text).toContain(id);
    expect(plantedIn(text)).toEqual([]);
    expect(plantedIn((await account.api.get("/events?limit=500")).text)).toEqual([]);
  });

  it("is repeated by no refusal", async () => {
    const account = await makeAccount();
    const id = await wholeLife(account);
    for (const { status, text } of await refusals(account, id)) {
      expect(status).toBeGreaterThanOrEqual(400);
      expect(plantedIn(text)).toEqual([]);
    }
  });
});
