import type { Client } from "./client.ts";
import type { Party } from "./stage.ts";

/** A POST that came to the receiver. */
export interface Arrival {
  readonly headers: Headers;
  readonly body: string;
}

export interface Receiver {
  /** An address that the service reaches. */
  readonly url: string;
  readonly arrivals: readonly Arrival[];
}

export interface Smoke {
  readonly client: Client;
  readonly token: string;
  /** The account that writes, and one that must not see it. */
  readonly own: Party;
  readonly other: Party;
  /** The version that has to answer; null for any. */
  readonly version: string | null;
  readonly receiver: Receiver | null;
  readonly pause: (ms: number) => Promise<unknown>;
}

export interface Check {
  readonly guard: string;
  /** Why the guard cannot be tried here, if it cannot. */
  readonly untried?: (smoke: Smoke) => string | null;
  /** @returns a text about what could not be checked. @throws FailedCheck */
  readonly run: (smoke: Smoke) => Promise<unknown>;
}
