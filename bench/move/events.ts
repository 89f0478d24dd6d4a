import type { Client } from "./client.ts";
import type { Known } from "./known.ts";

const PAGE = 200;

/** Follows the account's log by `nextCursor`: no event may be missing, and none may come twice. */
export class Events {
  readonly #known: Known;
  /** How often each `type id` was published. */
  readonly published = new Map<string, number>();
  readonly #ids = new Set<string>();
  #cursor = "";
  #head = 0;
  isBusy = false;

  constructor(known: Known) {
    this.#known = known;
  }

  get count(): number {
    return this.#ids.size;
  }

  /** @returns whether there is more */
  async readPage(client: Client): Promise<boolean> {
    this.isBusy = true;
    const after = this.#cursor && `&cursor=${encodeURIComponent(this.#cursor)}`;
    const answer = await client.send({ method: "GET", path: `/events?limit=${PAGE}${after}` });
    this.isBusy = false;
    if (!answer) return false;
    for (const { id, sequence, type, data } of answer.body.events) {
      this.#known.claim(sequence === this.#head + 1, `event ${sequence} comes after ${this.#head}`);
      this.#known.claim(!this.#ids.has(id), `the event ${id} comes twice`);
      this.#head = sequence;
      this.#ids.add(id);
      const name = `${type} ${data.id}`;
      this.published.set(name, (this.published.get(name) ?? 0) + 1);
    }
    this.#cursor = answer.body.nextCursor;
    return answer.body.hasMore;
  }
}
