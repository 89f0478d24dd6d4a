import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../../test/support/random.ts";
import { isConnection } from "../stage/connection.ts";
import type { SoakAccount } from "./stage.ts";
import { type SoakContext, Turn } from "./turn.ts";

const MAX_WAIT_MS = 3_000;
const PAGE = { least: 5, most: 200 };

/** Reads the log of one account by `nextCursor`, and checks its order: no event missed, none twice. */
export class Follower {
  readonly account: SoakAccount;
  readonly #turn: Turn;
  #cursor = "";
  /** Sequence of the last event read; 0 before the first. */
  head = 0;

  constructor(account: SoakAccount, random: Random, context: SoakContext) {
    this.account = account;
    this.#turn = new Turn({ name: "follow the events", refusals: [] }, account, random, context);
  }

  /** Reads until stopped: while there are events, then after a pause. */
  async follow(isOn: () => boolean): Promise<void> {
    while (isOn()) {
      await this.catchUp().catch((error: unknown) => {
        // It reads on from its cursor.
        if (!isConnection(error)) throw error;
      });
      await pause(this.#turn.random() * MAX_WAIT_MS);
    }
  }

  /** Reads to the end of the log, or until a refusal. */
  async catchUp(): Promise<void> {
    while (await this.#readPage());
  }

  async #readPage(): Promise<boolean> {
    const limit = PAGE.least + Math.floor(this.#turn.random() * PAGE.most);
    const cursor = this.#cursor && `&cursor=${encodeURIComponent(this.#cursor)}`;
    const { ok, body } = await this.#turn.call("GET", `/events?limit=${limit}${cursor}`);
    if (!ok) return false;
    for (const { sequence } of body.events) this.#take(sequence);
    this.#cursor = body.nextCursor;
    return body.hasMore;
  }

  #take(sequence: number): void {
    this.#turn.claim(sequence === this.head + 1, `event ${sequence} comes after ${this.head}`);
    this.head = sequence;
  }
}
