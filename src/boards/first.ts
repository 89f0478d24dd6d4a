import { DurableObject } from "cloudflare:workers";

/** Stand where boards and moves will be, so that the API's Worker has classes to bind to: docs/deploy.md. */
export class MatchBoard extends DurableObject {}
export class AccountMover extends DurableObject {}

const UNAVAILABLE = 503;

export default { fetch: () => new Response(null, { status: UNAVAILABLE }) } satisfies ExportedHandler;
