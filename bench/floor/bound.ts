import { DurableObject } from "cloudflare:workers";

/** The least a Worker can do that is bound to all that the service is bound to. */
export { default } from "./hello.ts";

export class AccountGate extends DurableObject {}
export class EventLog extends DurableObject {}
export class MatchBoard extends DurableObject {}
