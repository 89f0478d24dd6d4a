import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";
import { leadTable } from "../../../src/db/schema/leads.ts";
import { backoffice } from "../../support/api.ts";
import type { Answer } from "../../support/http.ts";
import { makeLead, newPhone, person } from "../../support/lead.ts";
import { storeRows } from "../../support/list-walk.ts";
import { sharedAccount } from "../../support/shared-account.ts";
import { storedLead } from "../../support/stored-lead.ts";

/** So many that reading all of them would far exceed the budget. */
const LEADS = 400;
const MEMBERS = 12;

/** docs/architecture.md states what a call may cost. */
const WRITE_ROWS = 20;
const WRITE_TRIPS = 2;

const account = sharedAccount();

beforeAll(async () => {
  const { accountId, path } = account;
  for (let at = 0; at < MEMBERS; at += 1) {
    await backoffice.post(`${path}/team`, { name: "Rui", email: `rui${at}@clientes.test`, role: "BROKER" });
  }
  const rows = Array.from({ length: LEADS }, () => storedLead({ accountId, externalRef: null }));
  const stored = await storeRows(leadTable, accountId, rows);
  const insert = env.DB.prepare(
    "INSERT INTO lead_identities (account_id, kind, value, lead_id) VALUES (?, 'phone', ?, ?)",
  );
  await env.DB.batch(stored.map(({ id }, at) => insert.bind(accountId, `+5511900${10_000 + at}`, id)));
});

const full = (): Record<string, unknown> => ({
  ...person({ email: `${crypto.randomUUID()}@clientes.test` }),
  phones: [newPhone(), newPhone()].map((number) => ({ number })),
});

const post = (path: string, body: object) => account.api.post(path, { body });

/** A write of each kind to a lead among many. */
const WRITES: Readonly<Record<string, () => Promise<Answer>>> = {
  "PUT that creates": () => account.api.put(`/leads/by-ref/${crypto.randomUUID()}`, { body: full() }),
  "PUT that links": async () => {
    const body = full();
    await post("/leads", body);
    return account.api.put(`/leads/by-ref/${crypto.randomUUID()}`, { body });
  },
  "PUT that updates": async () => {
    const body = full();
    const ref = crypto.randomUUID();
    await account.api.put(`/leads/by-ref/${ref}`, { body });
    return account.api.put(`/leads/by-ref/${ref}`, { body: { ...body, status: "WON" } });
  },
  POST: () => post("/leads", full()),
  PATCH: async () => {
    const { id } = await makeLead(account);
    const body = { phones: [{ number: newPhone() }], ownerEmail: "rui3@clientes.test" };
    return account.api.patch(`/leads/${id}`, { body });
  },
  state: async () => post(`/leads/${(await makeLead(account)).id}/state`, { state: "ARCHIVED" }),
  interaction: async () => post(`/leads/${(await makeLead(account)).id}/interactions`, { type: "CALL" }),
};

describe("a lead among many", () => {
  it.each(Object.entries(WRITES))("costs a %s the same few rows", async (_, write) => {
    const { status, headers, text } = await write();
    expect(status, text).toBeLessThan(300);
    const timing = headers.get("Server-Timing") ?? "";
    const [objects, trips, read = 0, written = 0] = [...timing.matchAll(/desc="(\d+)"/g)].map(([, n]) =>
      Number(n),
    );
    // D1 also counts a written index entry as read; the difference is what was only read.
    const rows = read - written;
    expect(objects).toBe(1);
    expect(trips).toBeLessThanOrEqual(WRITE_TRIPS);
    expect(rows).toBeLessThanOrEqual(WRITE_ROWS);
  });
});
