import type { Job } from "./account.ts";
import type { Client } from "./client.ts";

/** Statuses to be set beside a batch, which does not write them. */
export interface States {
  readonly batchId: string;
  readonly states: readonly { readonly propertyId: string; readonly status: string }[];
}

/** The statuses that this browser has yet to set, in local storage; they contain no personal data. */
export class Pending {
  readonly #key: string;

  constructor(client: Client) {
    this.#key = `sheet states of ${client.base}`;
  }

  all(): readonly States[] {
    return JSON.parse(localStorage.getItem(this.#key) ?? "[]") as States[];
  }

  get count(): number {
    return this.all().reduce((count, { states }) => count + states.length, 0);
  }

  keep(batchId: string, jobs: readonly Job[]): void {
    const states = jobs.flatMap(({ status, stored }) =>
      status === undefined || stored === undefined ? [] : [{ propertyId: stored.id, status }],
    );
    if (states.length > 0) this.#store([...this.#without(batchId), { batchId, states }]);
  }

  /** Gives up the statuses of an abandoned import. */
  clear(): void {
    this.#store([]);
  }

  forget(batchId: string): void {
    this.#store(this.#without(batchId));
  }

  #without(batchId: string): States[] {
    return this.all().filter((one) => one.batchId !== batchId);
  }

  #store(all: readonly States[]): void {
    if (all.length > 0) localStorage.setItem(this.#key, JSON.stringify(all));
    else localStorage.removeItem(this.#key);
  }
}
