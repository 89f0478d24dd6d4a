import { setTimeout as pause } from "node:timers/promises";
import { sql } from "../../src/db/statement.ts";
import { MAX_LOCATIONS } from "../../src/vocabulary/limits.ts";
import { PROPERTY_TYPES } from "../../src/vocabulary/value-lists.ts";
import { type Account, makeAccount, OPEN_LIMITS, sender } from "../stage/accounts.ts";
import { auditBoards } from "../stage/boards.ts";
import { runSql } from "../stage/database.ts";
import type { Runtime } from "../stage/runtime.ts";
import { CITY } from "./city.ts";

/** The rate of a STANDARD key. */
const PER_SECOND = 10;
const LIMITS = { ...OPEN_LIMITS, ratePerSecond: PER_SECOND, burst: 2 * PER_SECOND };
/** Half of the places are in the measured city. */
const PLACES_IN_CITY = MAX_LOCATIONS / 2;

interface Place {
  readonly cityId: string;
  readonly neighborhoodSlug: string | null;
}

/** Places of the catalog: neighborhoods of the city, and other cities. */
const placesOf = async (runtime: Runtime): Promise<Place[]> => {
  const [near, far] = await runSql(runtime, [
    sql(
      "SELECT city_id AS cityId, slug AS neighborhoodSlug FROM neighborhoods WHERE city_id = ? LIMIT ?",
      CITY,
      PLACES_IN_CITY - 1,
    ),
    sql(
      "SELECT DISTINCT city_id AS cityId, NULL AS neighborhoodSlug FROM neighborhoods WHERE city_id <> ? LIMIT ?",
      CITY,
      PLACES_IN_CITY,
    ),
  ]);
  return [{ cityId: CITY, neighborhoodSlug: null }, ...near!, ...far!] as unknown as Place[];
};

/** A client who matches everything, in the maximum number of places. */
const greedyClient = (number: number, locations: readonly Place[]) => ({
  name: "Cliente de medição",
  phones: [{ number: `+55219${70_000_000 + number}`, isWhatsApp: true }],
  interest: {
    purposes: ["VENDA", "LOCACAO"],
    propertyTypes: PROPERTY_TYPES.slice(0, 15),
    locations,
    salePriceMax: 900_000_000,
    rentPriceMax: 900_000_000,
  },
  consentGiven: true,
  sharedToNetwork: true,
});

/** An account that does the most harmful work, as fast as its limits allow. */
export class Attack {
  readonly #runtime: Runtime;
  readonly #api: ReturnType<typeof sender>;
  readonly #locations: readonly Place[];
  #isOver = false;
  clients = 0;
  changes = 0;

  private constructor(runtime: Runtime, { key }: Account, locations: readonly Place[]) {
    this.#runtime = runtime;
    this.#api = sender(runtime.urls.service, "/v1", key);
    this.#locations = locations;
  }

  static async by(runtime: Runtime): Promise<Attack> {
    const account = await makeAccount(runtime, LIMITS);
    return new Attack(runtime, account, await placesOf(runtime));
  }

  /** Creates this many clients, and then changes one after the other until the end, while all boards are audited. */
  async go(clients: number): Promise<void> {
    const ids: string[] = [];
    while (!this.#isOver) {
      const body = greedyClient(this.clients, this.#locations);
      const isMade = this.clients >= clients;
      const at = this.changes % clients;
      // Each change affects Radar.
      const changed = {
        interest: { ...body.interest, bedrooms: 1 + (Math.floor(this.changes / clients) % 2) },
      };
      const answer = isMade
        ? await this.#sendPaced("PATCH", `/leads/${ids[at]}`, changed)
        : await this.#sendPaced("POST", "/leads", body);
      if (isMade) this.changes += 1;
      else {
        ids.push((answer as { data: { id: string } }).data.id);
        this.clients += 1;
        if (this.clients === clients) await auditBoards(this.#runtime);
      }
    }
  }

  end(): void {
    this.#isOver = true;
  }

  async #sendPaced(method: string, path: string, body: unknown): Promise<unknown> {
    const [answer] = await Promise.all([this.#api(method, path, body), pause(1_000 / PER_SECOND)]);
    return answer;
  }
}
