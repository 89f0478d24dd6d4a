/** A write under a key, and its answer. */
export interface Written {
  readonly key: string;
  readonly ref: string;
  readonly body: object;
  readonly id: string;
  readonly text: string;
}

/** An owner accepted under a key, and the answer. */
export interface Accepted {
  readonly key: string;
  readonly id: string;
  readonly text: string;
}

/** What the service has answered to the account's system, and what must therefore be true. */
export class Known {
  readonly written: Written[] = [];
  /** Titles by id. */
  readonly patched = new Map<string, string>();
  readonly deleted = new Set<string>();
  /** Properties that stay, in the order in which they are patched. */
  readonly staying: readonly string[];
  /** Owners to accept, in that order. */
  readonly offers: readonly string[];
  readonly accepted: Accepted[] = [];
  /** Promises broken while the calls ran. */
  readonly faults = new Set<string>();
  /** Writes whose outcome nobody knows, as the call failed. */
  unknown = 0;

  constructor(staying: readonly string[], offers: readonly string[]) {
    this.staying = staying;
    this.offers = offers;
  }

  claim(holds: boolean, promise: string): void {
    if (!holds) this.faults.add(promise);
  }
}
