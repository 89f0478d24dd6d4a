import { beforeEach, expect, it, vi } from "vitest";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { DAY_MS } from "../../src/lib/clock.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { acceptTerms, anOwner, credit, offerAgain, offerTo } from "../support/captacao.ts";
import { dumpOf, dumpOfGate } from "../support/dump.ts";
import { queryOne } from "../support/query.ts";
import { moveClock, stopClockAt } from "../support/time.ts";

// A Wednesday, 10:00 in São Paulo.
const NOW = Date.UTC(2026, 10, 18, 13);

/** Each value is unlike any other text. */
const OWNER = { name: "Zulmira Quintanilha", phone: "+5511974218834", email: "zulmira@planted.example" };
const PLACE = { street: "Ladeira do Imbé Dourado", number: "36158", complement: "Bloco Estrômboli 4" };
const PLANTED = [...Object.values(OWNER), ...Object.values(PLACE)].map((text) => text.toLowerCase());

let account: TestAccount;
let rival: TestAccount;
let lines: string[];

beforeEach(async () => {
  stopClockAt(NOW);
  lines = [];
  for (const level of ["debug", "log", "info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...parts) => lines.push(parts.map(String).join(" ")));
  [account, rival] = [await makeAccount(), await makeAccount()];
});

const leaksIn = (text: string): string[] => {
  const lowered = text.toLowerCase();
  return PLANTED.filter((planted) => lowered.includes(planted));
};

/** Every read of an account, on both sides. */
const readEverything = async ({ api, path, accountId }: TestAccount, offerId: string): Promise<string> => {
  const own = ENDPOINTS.filter(({ kind }) => kind === "read").map((endpoint) =>
    api.get(endpoint.route.path.replace("{offerId}", offerId)),
  );
  const operators = BACKOFFICE_ENDPOINTS.filter(({ route }) => route.method === "get").map((endpoint) =>
    backoffice.get(endpoint.route.path.replace("/accounts/{accountId}", path.replace("/backoffice", ""))),
  );
  const answers = await Promise.all([...own, ...operators]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(25);
  const stored = JSON.stringify([await dumpOf(accountId), await dumpOfGate(accountId)]);
  return [...answers.map(({ text }) => text), stored].join("\n");
};

const offerOwner = async (): Promise<string> => {
  // A different place each time, or the owner would be the previous test's.
  const complement = `${PLACE.complement} ${crypto.randomUUID()}`;
  const address = { ...anOwner().address, ...PLACE, complement };
  const { id } = await offerTo(account, anOwner({ owner: OWNER, address }));
  await offerAgain(rival, id);
  return id;
};

const accept = ({ api }: TestAccount, id: string, query = "") =>
  api.post(`/captacao/offers/${id}/accept${query}`, {
    headers: query === "" ? { "Idempotency-Key": crypto.randomUUID() } : {},
  });

it("an owner's identity is in no answer, event, receipt, audit or log line before the acceptance", async () => {
  const id = await offerOwner();
  const refusals = [await accept(account, id)];
  await acceptTerms(account);
  refusals.push(await accept(account, id));
  await credit(account, 100_000);
  refusals.push(await accept(account, id, "?dryRun=true"));
  expect(refusals.map(({ status }) => status)).toEqual([403, 422, 200]);
  for (const { text } of refusals) expect(leaksIn(text)).toEqual([]);
  expect(leaksIn(await readEverything(account, id))).toEqual([]);
  expect(leaksIn(lines.join("\n"))).toEqual([]);
});

it("an owner's identity is only in the answers of the account that accepted", async () => {
  const id = await offerOwner();
  await acceptTerms(account);
  await credit(account, 100_000);
  const { text } = await accept(account, id);
  expect(leaksIn(text)).toEqual(PLANTED);
  expect(leaksIn(await readEverything(rival, id))).toEqual([]);
  const events = (await account.api.get("/events?limit=500")).text;
  const audit = (await backoffice.get(`${account.path}/audit`)).text;
  expect(leaksIn([events, audit, ...lines].join("\n"))).toEqual([]);
});

it("an owner's identity is nowhere once the contact is erased", async () => {
  const id = await offerOwner();
  for (const { path } of [account, rival]) await backoffice.post(`${path}/captacao/offers/${id}/withdraw`);
  moveClock(91 * DAY_MS);
  await backoffice.post("/jobs/retention");
  const row = await queryOne`SELECT * FROM captacao_owners WHERE id = ${id}`;
  expect(row).toMatchObject({ id, property_type: "APARTAMENTO", price_expected_cents: 85_000_000 });
  expect(leaksIn(JSON.stringify(row))).toEqual([]);
});
