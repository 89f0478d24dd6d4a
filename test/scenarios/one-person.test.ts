import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { makeAccount } from "../support/api.ts";
import type { Json } from "../support/http.ts";
import { person } from "../support/lead.ts";
import { race, tally } from "../support/race.ts";

const RUNS = 50;

/** One mobile, as five systems spell it. */
const SPELLINGS = [
  "(11) 98765-4320",
  "11 8765-4320",
  "0 15 11 98765-4320",
  "551187654320",
  "+55 11 98765 4320",
];

const rowsOf = async (accountId: string): Promise<Json> => {
  const count = (table: string) =>
    env.DB.prepare(`SELECT count(*) AS n FROM ${table} WHERE account_id = ?`).bind(accountId);
  const results = await env.DB.batch<{ n: number }>([count("leads"), count("lead_identities")]);
  const [leads, identities] = results.map(({ results: [row] }) => row?.n);
  return { leads, identities };
};

const countCreated = (events: readonly Json[]): number =>
  events.filter(({ type }: Json) => type === "lead.created").length;

/** The allowed answers to creations of one person; any other would mean a second lead or a lost one. */
const FINE = ["CREATED", "LINKED", "UPDATED", "UNCHANGED", "lead_linked_to_other_ref", "concurrent_write"];

const WAYS: readonly [string, (at: number) => string | null][] = [
  ["without codes", () => null],
  ["with a code each", (at) => `C-${at}`],
  ["with one code", () => "C"],
  ["with and without codes", (at) => (at % 2 === 0 ? null : `C-${at}`)],
];

describe("50 creations of one person at once", () => {
  it.each(WAYS)("%s make one lead", async (_way, refOf) => {
    const { accountId, api } = await makeAccount();
    const answers = await race(RUNS, (at) => {
      const number = SPELLINGS[at % SPELLINGS.length]!;
      const body = person({ phones: [{ number, isWhatsApp: true }] });
      const ref = refOf(at);
      if (ref === null) return api.post("/leads", { body });
      return at % 4 < 2
        ? api.put(`/leads/by-ref/${ref}`, { body })
        : api.post("/leads", { body: { ...body, externalRef: ref } });
    });
    const counts = tally(answers);
    const unexpected = Object.keys(counts).filter((word) => ![...FINE, "external_ref_exists"].includes(word));
    expect(unexpected, JSON.stringify(counts)).toEqual([]);
    expect(counts.CREATED).toBe(1);
    expect(counts.LINKED ?? 0).toBeLessThanOrEqual(1);
    expect(await rowsOf(accountId)).toEqual({ leads: 1, identities: 1 });
    expect(countCreated((await api.get("/events?limit=500")).body.events)).toBe(1);
    const ids = new Set(answers.flatMap(({ body }) => (body.data ? [body.data.id] : [])));
    expect(ids.size).toBe(1);
  });

  it("known alternately by phone and by e-mail make one lead, or are refused with a reason", async () => {
    const { accountId, api } = await makeAccount();
    const both = { phones: [{ number: SPELLINGS[0]! }], email: "ana@clientes.test" };
    const answers = await race(RUNS, (at) => {
      const known =
        at % 3 === 0 ? both : at % 3 === 1 ? { phones: both.phones } : { ...both, phones: undefined };
      return api.post("/leads", { body: person(known) });
    });
    expect((await rowsOf(accountId)).identities).toBeLessThanOrEqual(2);
    const counts = tally(answers);
    expect(counts.CREATED, JSON.stringify(counts)).toBe((await rowsOf(accountId)).leads);
  });
});

describe("two leads changed to one phone at once", () => {
  it("give it to one of them", async () => {
    const { accountId, api } = await makeAccount();
    const ids = await Promise.all(
      [1, 2].map(async () => (await api.post("/leads", { body: person() })).body.data.id),
    );
    const answers = await race(2, (at) =>
      api.patch(`/leads/${ids[at]}`, { body: { phones: [{ number: SPELLINGS[at]! }] } }),
    );
    expect(tally(answers)).toEqual({ UPDATED: 1, request_refused: 1 });
    expect(await rowsOf(accountId)).toEqual({ leads: 2, identities: 2 });
  });
});
