import { DurableObject } from "cloudflare:workers";

/** Stands where the boards will be, so that the API's Worker has a class to bind to: docs/deploy.md. */
export class MatchBoard extends DurableObject {}

const UNAVAILABLE = 503;

export default { fetch: () => new Response(null, { status: UNAVAILABLE }) } satisfies ExportedHandler;
