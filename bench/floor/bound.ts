import { DurableObject } from "cloudflare:workers";

/** A minimal Worker with all of the service's bindings. */
export { default } from "./hello.ts";

export class AccountGate extends DurableObject {}
export class CallLog extends DurableObject {}
export class EventLog extends DurableObject {}
export class MatchBoard extends DurableObject {}
