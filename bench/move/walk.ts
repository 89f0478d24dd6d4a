import type { Client } from "./client.ts";
import type { Known } from "./known.ts";

const PAGE = 100;

/** Goes through the portfolio by `nextCursor`, one page per call. */
export class Walk {
  readonly beganAt = Date.now();
  endedAt: number | null = null;
  isBusy = false;
  readonly #ids: string[] = [];
  #cursor = "";

  get isIdle(): boolean {
    return !this.isBusy && this.endedAt === null;
  }

  async readPage(client: Client): Promise<void> {
    this.isBusy = true;
    const after = this.#cursor && `&cursor=${encodeURIComponent(this.#cursor)}`;
    const answer = await client.send({ method: "GET", path: `/properties?limit=${PAGE}${after}` });
    this.isBusy = false;
    if (!answer) return;
    for (const { id } of answer.body.data) this.#ids.push(id);
    this.#cursor = answer.body.nextCursor ?? "";
    if (this.#cursor === "") this.endedAt = Date.now();
  }

  /** Reads what is left. */
  async finish(client: Client): Promise<void> {
    const failed = client.failures.size;
    while (this.endedAt === null && client.failures.size === failed) await this.readPage(client);
  }

  /** @returns whether it saw every property that stayed, and none twice */
  isWhole({ staying }: Known): boolean {
    const seen = new Set(this.#ids);
    return seen.size === this.#ids.length && staying.every((id) => seen.has(id));
  }
}
