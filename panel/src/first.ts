import { WorkerEntrypoint } from "cloudflare:workers";
import type { TokenDoorPort } from "../../src/ports/token-door.ts";

/** Stands where the dashboard will be, so that the API's Worker has something to bind to: docs/deploy.md. */
export class TokenDoor extends WorkerEntrypoint implements TokenDoorPort {
  validateToken(): Promise<null> {
    return Promise.resolve(null);
  }

  metadata(): Promise<never> {
    return Promise.reject(new Error("not yet"));
  }
}

const UNAVAILABLE = 503;

export default { fetch: () => new Response(null, { status: UNAVAILABLE }) } satisfies ExportedHandler;
