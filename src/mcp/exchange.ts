import type { CallScope, KeyCaller } from "../contract/call.ts";
import type { AppContext } from "../contract/context.ts";
import type { Principal } from "../ports/account-gate.ts";
import type { Options } from "./options.ts";
import type { InputSchemas } from "./tools/slim-schema.ts";

/** The parts of the library, which is loaded late. */
export type Protocol = typeof import("./protocol.ts");

/** One request of a client, and what its HTTP answer carries besides the message. */
export interface Exchange {
  readonly c: AppContext;
  readonly scope: CallScope;
  readonly protocol: Protocol;
  readonly inputSchemas: InputSchemas;
  /** As read from the key itself. */
  readonly caller: KeyCaller;
  /** What a person has consented to; null for a key. */
  readonly consentedScopes: readonly string[] | null;
  readonly options: Options;
  /** The caller, if already admitted; null if the call of an endpoint will ask the gate. */
  readonly principal: Principal | null;
  /** Headers of the answer, set by the endpoint itself. */
  readonly headers: Headers;
  /** Set when an endpoint did not admit this key: then the whole answer is a 401. */
  isUnauthorized: boolean;
}
