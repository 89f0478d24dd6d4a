import { setTimeout as pause } from "node:timers/promises";
import { SECOND_MS } from "../../src/lib/clock.ts";
import { operatorOf } from "../drill/api.ts";
import { undated } from "../drill/checks.ts";
import { rowsOf, type Stored } from "../drill/rows.ts";
import { type Account, fillPortfolio, makeAccount, OPEN_LIMITS, shardOf } from "../stage/accounts.ts";
import type { Runtime } from "../stage/runtime.ts";

type Json = ReturnType<typeof JSON.parse>;

const PROPERTIES = 300;
/** Any of the databases has room for it. */
const PROPERTY_LIMIT = 10_000;
const LOOKS = 240;

const listOf = async (runtime: Runtime, { id }: Account, what: "exports" | "restores"): Promise<Json[]> =>
  ((await operatorOf(runtime)("GET", `/accounts/${id}/${what}`)) as Json).data;

/** An account that nobody uses, restored from its export again and again. */
export class Restored {
  readonly #account: Account;
  readonly #exportId: string;
  readonly #rows: Stored;
  count = 0;

  private constructor(account: Account, exportId: string, rows: Stored) {
    this.#account = account;
    this.#exportId = exportId;
    this.#rows = rows;
  }

  /** Exports and restores are the work of crons, which have to run. */
  static async make(runtime: Runtime): Promise<Restored> {
    const account = await makeAccount(runtime, OPEN_LIMITS, { propertyLimit: PROPERTY_LIMIT });
    await fillPortfolio(runtime, account.id, PROPERTIES);
    const { data } = (await operatorOf(runtime)("POST", `/accounts/${account.id}/exports`)) as Json;
    for (let looks = 0; looks < LOOKS; looks += 1) {
      if (
        (await listOf(runtime, account, "exports")).some(
          ({ id, state }) => id === data.id && state === "DONE",
        )
      )
        return new Restored(account, data.id, await portfolioOf(runtime, account));
      await pause(SECOND_MS);
    }
    throw new Error("The export has not ended.");
  }

  /** Begins a restore, unless one is under way. */
  async restore(runtime: Runtime): Promise<void> {
    if (await this.#isUnderWay(runtime)) return;
    const body = { exportId: this.#exportId, replaces: true };
    await operatorOf(runtime)("POST", `/accounts/${this.#account.id}/restores`, body);
    this.count += 1;
  }

  /** Waits for the last restore. @returns what it has not brought back */
  async faults(runtime: Runtime): Promise<string[]> {
    for (let looks = 0; await this.#isUnderWay(runtime); looks += 1) {
      if (looks === LOOKS) return ["a restore has not ended"];
      await pause(SECOND_MS);
    }
    const after = await portfolioOf(runtime, this.#account);
    return [
      ...[...this.#rows.keys()].filter((key) => !after.has(key)).map(() => "a row is lost"),
      ...[...after.keys()].filter((key) => !this.#rows.has(key)).map(() => "a row comes from nowhere"),
      ...[...this.#rows]
        .filter(([key, text]) => after.has(key) && undated(after.get(key)!) !== undated(text))
        .map(() => "a row has changed"),
    ];
  }

  async #isUnderWay(runtime: Runtime): Promise<boolean> {
    const restores = await listOf(runtime, this.#account, "restores");
    return restores.some(({ state }) => !["DONE", "FAILED", "CANCELLED"].includes(state));
  }
}

/** Rows that no background work changes. */
const portfolioOf = async (runtime: Runtime, { id }: Account): Promise<Stored> => {
  const rows = await rowsOf(runtime, [id], await shardOf(runtime, id));
  return new Map([...rows].filter(([key]) => /^(properties|leads|audit) /.test(key)));
};
