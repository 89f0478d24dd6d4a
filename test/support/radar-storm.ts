import { env } from "cloudflare:workers";
import { expect, vi } from "vitest";
import { Alarm } from "../../durable-objects/alarm.ts";
import { consumeRadar } from "../../queues/radar.ts";
import { type Lead, leadTable } from "../../src/db/schema/leads.ts";
import { type Property, propertyTable } from "../../src/db/schema/properties.ts";
import { type Row, run, sql } from "../../src/db/statement.ts";
import { type Account, accountTable } from "../../src/domain/accounts/account.ts";
import { slug } from "../../src/lib/text.ts";
import { accountBoard, type MatchBoardPort } from "../../src/ports/match-board.ts";
import type { Message } from "../../src/ports/messages.ts";
import { backgroundServicesOf } from "../../src/services.ts";
import { backoffice, makeAccount, type TestAccount } from "./api.ts";
import { dashboard, GALLERY, setColumns } from "./dashboard.ts";
import { drained } from "./dump.ts";
import { freshCity } from "./fresh-city.ts";
import type { Answer } from "./http.ts";
import { develop, developer, developmentIn, unitOf } from "./launches.ts";
import { makeLead } from "./lead.ts";
import type { Owned } from "./naive-rows.ts";
import { makeProperty } from "./portfolio.ts";
import { choose, type Random } from "./random.ts";

const NEIGHBORHOODS = ["Centro", "Jardim"];
const TYPES = ["APARTAMENTO", "CASA_RUA", "TERRENO_RUA"];

interface Thing {
  readonly account: TestAccount;
  readonly id: string;
}

type Write = () => Promise<Answer>;

/** Accounts that write about one city through the API and the back office, while the boards are notified and work. */
export class RadarStorm {
  readonly #random: Random;
  readonly #cityId: string;
  readonly #agencies: readonly TestAccount[];
  readonly #developer: TestAccount;
  readonly #developmentId: string;
  readonly #properties: Thing[] = [];
  readonly #leads: Thing[] = [];
  readonly #units: Thing[] = [];
  readonly #messages: Message<"radar">[];
  readonly #boards = new Set<string>();

  private constructor(
    random: Random,
    cityId: string,
    accounts: readonly [TestAccount, TestAccount, TestAccount],
    developmentId: string,
    messages: Message<"radar">[],
  ) {
    const [first, second, third] = accounts;
    this.#random = random;
    this.#cityId = cityId;
    this.#agencies = [first, second];
    this.#developer = third;
    this.#developmentId = developmentId;
    this.#messages = messages;
    for (const { accountId } of accounts) this.#boards.add(accountBoard(accountId));
  }

  /** Boards work on command, and the queue keeps its messages, while the calling test runs. */
  static async open(random: Random): Promise<RadarStorm> {
    const messages: Message<"radar">[] = [];
    vi.spyOn(Alarm.prototype, "wakeAt").mockResolvedValue(undefined);
    vi.spyOn(env.RADAR_QUEUE, "sendBatch").mockImplementation(async (batch) => {
      messages.push(...[...batch].map(({ body }) => body as Message<"radar">));
      return { metadata: { metrics: { backlogCount: 0, backlogBytes: 0 } } };
    });
    const city = freshCity();
    for (const name of NEIGHBORHOODS)
      await backoffice.post("/curation/neighborhoods", { cityId: city.cityId, text: name, name });
    const accounts = [await makeAccount(), await makeAccount(), await developer()] as const;
    const address = { cityId: city.cityId, neighborhood: NEIGHBORHOODS[0] };
    const { id } = await develop(accounts[2], developmentIn(city, { address }));
    await setColumns(id, GALLERY);
    return new RadarStorm(random, city.cityId, accounts, id, messages);
  }

  #pick = <T>(values: readonly T[]): T => choose(this.#random, values);

  get #accounts(): TestAccount[] {
    return [...this.#agencies, this.#developer];
  }

  #rooms = () => ({
    bedrooms: this.#pick([null, 1, 2, 3]),
    suites: this.#pick([null, 1, 2]),
    bathrooms: this.#pick([null, 1, 2]),
    parkingSpots: this.#pick([null, 1, 2]),
  });

  #deal = () => ({
    ...this.#pick([
      { purposes: ["VENDA"], salePrice: this.#pick([300_000, 640_000, 800_000, 990_000]) },
      { purposes: ["VENDA", "LOCACAO"], salePrice: 800_000, rentPrice: this.#pick([3_000, 4_400]) },
    ]),
  });

  #home = () => ({ ...this.#deal(), ...this.#rooms(), area: this.#pick([null, 55, 72.25, 92.5]) });

  #interest = () => ({
    ...this.#rooms(),
    ...this.#pick([
      { purposes: ["VENDA"], salePriceMin: this.#pick([null, 0, 500_000]), salePriceMax: 900_000 },
      { purposes: ["VENDA", "LOCACAO"], salePriceMax: 700_000, rentPriceMax: 4_000 },
    ]),
    propertyTypes: this.#pick([TYPES, TYPES.slice(0, 1)]),
    areaMin: this.#pick([null, 70, 92.5]),
    locations: this.#pick([
      [{ cityId: this.#cityId }],
      [{ cityId: this.#cityId, neighborhoodSlug: slug(NEIGHBORHOODS[0]!) }],
      [{ cityId: this.#cityId }, { cityId: this.#cityId, neighborhoodSlug: slug(NEIGHBORHOODS[1]!) }],
    ]),
  });

  #createProperty: Write = async () => {
    const account = this.#pick(this.#agencies);
    const address = { cityId: this.#cityId, neighborhood: this.#pick(NEIGHBORHOODS) };
    const { id } = await makeProperty(account, { ...this.#home(), type: this.#pick(TYPES), address });
    await setColumns(id, GALLERY);
    await dashboard(account, id).decide("APPROVED");
    this.#properties.push({ account, id });
    return dashboard(account, id).edit({ sharedToNetwork: this.#random() < 0.8 });
  };

  #createUnit: Write = async () => {
    const body = unitOf(this.#developmentId, { ...this.#rooms(), salePrice: this.#pick([500_000, 750_000]) });
    const { id } = await develop(this.#developer, body);
    this.#units.push({ account: this.#developer, id });
    return this.#developer.api.get(`/properties/${id}`);
  };

  #createLead: Write = async () => {
    const account = this.#pick(this.#accounts);
    const body = { interest: this.#interest(), sharedToNetwork: this.#random() < 0.8 };
    const { id } = await makeLead(account, body);
    this.#leads.push({ account, id });
    return account.api.get(`/leads/${id}`);
  };

  #onProperty =
    (write: (thing: Thing) => Promise<Answer>): Write =>
    () =>
      write(this.#pick(this.#properties));

  #onLead =
    (write: (thing: Thing) => Promise<Answer>): Write =>
    () =>
      write(this.#pick(this.#leads));

  readonly #changes: readonly Write[] = [
    this.#onProperty(({ account: { api }, id }) => api.patch(`/properties/${id}`, { body: this.#home() })),
    this.#onProperty(({ account: { api }, id }) => api.patch(`/properties/${id}`, { body: this.#deal() })),
    this.#onProperty(({ account, id }) =>
      dashboard(account, id).edit({ sharedToNetwork: this.#random() < 0.5 }),
    ),
    this.#onProperty(({ account: { api }, id }) =>
      api.post(`/properties/${id}/status`, { body: { status: this.#pick(["ACTIVE", "ACTIVE", "SOLD"]) } }),
    ),
    this.#onLead(({ account: { api }, id }) =>
      api.patch(`/leads/${id}`, { body: { interest: this.#interest() } }),
    ),
    this.#onLead(({ account: { api }, id }) =>
      api.patch(`/leads/${id}`, { body: { sharedToNetwork: this.#random() < 0.5 } }),
    ),
    this.#onLead(({ account: { api }, id }) =>
      api.post(`/leads/${id}/state`, { body: { state: this.#pick(["ACTIVE", "ACTIVE", "ARCHIVED"]) } }),
    ),
    () => {
      const { account, id } = this.#pick(this.#units);
      return dashboard(account, id).edit({ launch: { unitsAvailable: this.#pick([0, 0, 5]) } });
    },
    () => {
      const body = { status: this.#pick(["ACTIVE", "INACTIVE"]) };
      return this.#developer.api.post(`/properties/${this.#developmentId}/status`, { body });
    },
    () => this.#actOnMatch(),
  ];

  async #actOnMatch(): Promise<Answer> {
    const { api, path } = this.#pick(this.#accounts);
    const list = await api.get("/matches?limit=20&status=NEW");
    if (list.body.data.length === 0) return list;
    const id = encodeURIComponent(this.#pick<{ id: string }>(list.body.data).id);
    return this.#random() < 0.5
      ? api.post(`/matches/${id}/dismiss`)
      : backoffice.post(`${path}/matches/${id}/favorite`);
  }

  #nextWrite(): Promise<Answer> {
    const isThere = [this.#properties, this.#leads, this.#units].every((things) => things.length > 0);
    const create = this.#pick([
      this.#createProperty,
      this.#createProperty,
      this.#createLead,
      this.#createUnit,
    ]);
    return (isThere && this.#random() < 0.7 ? this.#pick(this.#changes) : create)();
  }

  /** Delivers the queue's messages to the boards in any order, as one batch or several. */
  async #deliver(): Promise<void> {
    const messages = this.#messages.splice(0).sort(() => this.#random() - 0.5);
    for (const { boards } of messages) for (const name of boards) this.#boards.add(name);
    const half = Math.floor(messages.length * this.#random());
    for (const batch of [messages.slice(0, half), messages.slice(half)])
      if (batch.length > 0) expect(await consumeRadar(backgroundServicesOf(env), batch)).not.toContain(false);
  }

  #settle = (): Promise<boolean[]> =>
    Promise.all(
      [...this.#boards].map((name) =>
        (env.MATCH_BOARD.getByName(name) as unknown as MatchBoardPort).settle(name),
      ),
    );

  /** This many writes at once, beside the boards' work. @returns the writes' answers */
  async blow(atOnce: number): Promise<number[]> {
    const writes = Array.from({ length: atOnce }, () => this.#nextWrite());
    const [answers] = await Promise.all([Promise.all(writes), this.#deliver().then(this.#settle)]);
    return answers.map(({ status }) => status);
  }

  /** Runs until no notice is left, and no board has work. */
  async calm(): Promise<void> {
    for (;;) {
      for (const { accountId } of this.#accounts) await drained(accountId);
      const wasQuiet = this.#messages.length === 0;
      await this.#deliver();
      if ((await this.#settle()).every(Boolean) && wasQuiet) return;
    }
  }

  /** All stored objects. */
  async stored() {
    const ids = JSON.stringify(this.#accounts.map(({ accountId }) => accountId));
    const of = (table: string, column = "account_id") =>
      sql(`SELECT * FROM ${table} WHERE ${column} IN (SELECT value FROM json_each(?))`, ids);
    const [accountRows, propertyRows, leadRows, matchRows] = await run(env.DB, [
      of("accounts", "id"),
      ...["properties", "leads", "matches"].map((table) => of(table)),
    ]);
    const accounts: Account[] = accountRows!.map(accountTable.decode);
    const owned = <T extends Property | Lead>(row: T): Owned<T> => ({
      account: accounts.find(({ id }) => id === row.accountId)!,
      row,
    });
    const all = {
      accounts,
      properties: propertyRows!.map((row) => owned(propertyTable.decode(row))),
      leads: leadRows!.map((row) => owned(leadTable.decode(row))),
    };
    return { all, rows: matchRows!.map((row): Row => ({ ...row, shard: "DB" })) };
  }
}
