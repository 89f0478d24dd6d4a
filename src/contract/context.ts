import type { Context } from "hono";
import type { Meter } from "../db/statement.ts";
import type { Language } from "../lib/language.ts";
import type { LimitState } from "../ports/account-gate.ts";
import type { Services } from "../services.ts";

export interface AppEnv {
  Bindings: Env;
  Variables: {
    requestId: string;
    language: Language;
    meter: Meter;
    services: Services;
    /** State of the account's limits, once its gate has answered. */
    limits: LimitState | null;
  };
}

export type AppContext = Context<AppEnv>;
