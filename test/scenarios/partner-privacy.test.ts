import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { BACKOFFICE_ENDPOINTS } from "../../src/backoffice/endpoints.ts";
import { queryOf } from "../../src/contract/route.ts";
import { run, sql } from "../../src/db/statement.ts";
import { cityBoard, type MatchBoardPort } from "../../src/ports/match-board.ts";
import { ENDPOINTS } from "../../src/routes/index.ts";
import { MATCH_STATUSES } from "../../src/vocabulary/value-lists.ts";
import { backoffice, makeAccount, type TestAccount } from "../support/api.ts";
import { dumpOf } from "../support/dump.ts";
import { freshCity } from "../support/fresh-city.ts";
import type { Answer } from "../support/http.ts";
import { makeLead } from "../support/lead.ts";
import { recommended } from "../support/match.ts";
import { query } from "../support/query.ts";

/** Each value is unlike any other text. */
const CLIENT = {
  name: "Hermengarda Tuiuti",
  email: "hermengarda@planted.example",
  notes: "Prefere o Jaçanã",
};
const PHONE = "+5511974216655";
const PLACE = { street: "Travessa do Uirapuru Azul", number: "83517" };
const TITLE = "Casa da partilha";
const CONTACT = "98811-0000";

const leaksIn = (text: string, planted: readonly string[]): string[] => {
  const lowered = text.toLowerCase();
  return planted.filter((one) => lowered.includes(one.toLowerCase()));
};

let seller: TestAccount;
let buyer: TestAccount;
let propertyId: string;
let leadId: string;

/** Everything logged in the meantime. */
const logged: string[] = [];

beforeEach(() => {
  logged.length = 0;
  for (const level of ["debug", "log", "info", "warn", "error"] as const)
    vi.spyOn(console, level).mockImplementation((...parts: unknown[]) => {
      logged.push(parts.map((part) => (part instanceof Error ? `${part.stack}` : String(part))).join(" "));
    });
});

const VERBS = ["dismiss", "restore"];
const DASHBOARD_VERBS = ["favorite", "unfavorite"];

/** The answers to every action on a match, whether done or refused. */
const moveBackAndForth = async ({ api, path }: TestAccount, matchId: string): Promise<string[]> => {
  const answers: Answer[] = [];
  for (const query of ["?dryRun=true", ""])
    for (const verb of VERBS) answers.push(await api.post(`/matches/${matchId}/${verb}${query}`));
  for (const verb of DASHBOARD_VERBS)
    answers.push(await backoffice.post(`${path}/matches/${matchId}/${verb}`));
  for (const { status, text } of answers) expect(status, text).toBeLessThan(500);
  return answers.map(({ text }) => text);
};

/** Every read and action of one side, also in its dashboard, with everything stored about it and everything logged. */
const readEverything = async (account: TestAccount, side: string): Promise<string> => {
  const { api, path, accountId } = account;
  const ids: Readonly<Record<string, string>> = {
    "{propertyId}": propertyId,
    "{leadId}": leadId,
    "{matchId}": encodeURIComponent(`m#${propertyId}#${leadId}#${side}`),
  };
  const fillIds = (address: string): string =>
    Object.entries(ids).reduce((text, [name, id]) => text.replace(name, id), address);
  const own = ENDPOINTS.filter(({ kind }) => kind === "read").map(({ route }) =>
    api.get(`${fillIds(route.path)}${"include" in queryOf(route).shape ? "?include=nearMisses,funnel" : ""}`),
  );
  const base = path.replace("/backoffice", "");
  const operators = BACKOFFICE_ENDPOINTS.filter(
    (endpoint) => endpoint.route.method === "get" && endpoint.route.path.startsWith("/accounts/{accountId}/"),
  ).map((endpoint) => backoffice.get(fillIds(endpoint.route.path.replace("/accounts/{accountId}", base))));
  const answers = await Promise.all([...own, ...operators]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(25);
  const moved = await moveBackAndForth(account, ids["{matchId}"]!);
  const shown = [...answers.map(({ text }) => text), ...moved, JSON.stringify(await dumpOf(accountId))];
  return [...shown, ...logged.splice(0)].join("\n");
};

const runBoard = async (): Promise<void> => {
  const [property] = await query`SELECT city_id FROM properties WHERE id = ${propertyId}`;
  const name = cityBoard(property.city_id);
  const board = env.MATCH_BOARD.getByName(name) as unknown as MatchBoardPort;
  await board.tell(name, [
    { kind: "property", id: propertyId, accountId: seller.accountId, shard: "DB" },
    { kind: "lead", id: leadId, accountId: buyer.accountId, shard: "DB" },
  ]);
  await board.settle(name);
};

const storedAbout = (id: string) =>
  run(env.DB, [
    sql("SELECT * FROM matches WHERE property_id = ?1 OR lead_id = ?1", id),
    sql("SELECT * FROM radar_cards WHERE id = ?", id),
  ]);

beforeAll(async () => {
  [seller, buyer] = [await makeAccount(), await makeAccount()];
  const { cityId } = freshCity();
  const address = { cityId, neighborhood: "Centro", ...PLACE };
  ({ id: propertyId } = await recommended(seller, { title: `${TITLE}, fale com (41) ${CONTACT}`, address }));
  ({ id: leadId } = await makeLead(buyer, {
    ...CLIENT,
    phones: [{ number: PHONE }],
    interest: {
      purposes: ["VENDA"],
      propertyTypes: ["APARTAMENTO"],
      salePriceMax: 900_000,
      locations: [{ cityId }],
    },
  }));
  await run(env.DB, [
    sql("UPDATE properties SET shared_to_network = 1, neighborhood_slug = 'centro' WHERE id = ?", propertyId),
    sql("UPDATE leads SET shared_to_network = 1 WHERE id = ?", leadId),
  ]);
  await runBoard();
  const [matches] = await storedAbout(leadId);
  expect(matches).toHaveLength(2);
});

describe.each(MATCH_STATUSES)("a partner of a match that is %s", (status) => {
  it.each([
    ["passes", null],
    ["is lost", 1],
  ])("reads nothing of who the client is, nor where the property is, while it %s", async (_, lostAt) => {
    const setMatch = async () => {
      const text = "UPDATE matches SET status = ?, touched = 1, lost_at = ? WHERE lead_id = ?";
      await query(text, status, lostAt, leadId);
    };
    await setMatch();
    const shown = await readEverything(seller, "property");
    await setMatch();
    expect(leaksIn(shown, [...Object.values(CLIENT), PHONE, PHONE.slice(3)])).toEqual([]);
    const found = await readEverything(buyer, "client");
    expect(leaksIn(found, [...Object.values(PLACE), CONTACT])).toEqual([]);
    expect(leaksIn(found, [TITLE, CLIENT.name])).toEqual([TITLE, CLIENT.name]);
  });
});

it("a purged client leaves nothing with a partner, whoever acted on the match", async () => {
  await query`UPDATE matches SET status = 'FAVORITED', touched = 1 WHERE lead_id = ${leadId}`;
  await runBoard();
  await backoffice.post(`${buyer.path}/leads/${leadId}/trash`);
  expect((await backoffice.post(`${buyer.path}/leads/${leadId}/purge`)).status).toBe(200);
  await runBoard();
  expect(await storedAbout(leadId)).toEqual([[], []]);
  expect(leaksIn(await readEverything(seller, "property"), [leadId, ...Object.values(CLIENT)])).toEqual([]);
});
