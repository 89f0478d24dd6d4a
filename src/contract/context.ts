import type { Context } from "hono";
import type { Meter } from "../db/statement.ts";
import type { Fault } from "../errors/faults.ts";
import type { Language } from "../lib/language.ts";
import type { LimitState } from "../ports/account-gate.ts";
import type { Services } from "../services.ts";

/** Of a call that no URL has named, such as an agent's: what stands in its path, and what its door found wrong. */
export interface GivenInput {
  readonly params: Readonly<Record<string, unknown>>;
  readonly faults: readonly Fault[];
}

/** Who calls, by what the key says of itself. */
export interface Caller {
  readonly accountId: string;
  readonly keyId: string;
  readonly keyHash: string;
}

export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    language: Language;
    meter: Meter;
    services: Services;
    /** The answer has been made with the headers that every answer carries: to look for them costs more than to know. */
    hasCommonHeaders?: true;
    /** State of the account's limits, once its gate has answered. */
    limits: LimitState | null;
    given?: GivenInput;
    /** Of a call within a call: its key has been read. */
    caller?: Caller;
  };
}

export type AppContext = Context<AppEnv>;
