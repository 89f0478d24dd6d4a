import { WorkerEntrypoint } from "cloudflare:workers";
import type { TokenApiPort } from "../../src/ports/token-api.ts";

/** CurrentDecision where the dashboard will be, so that the API's Worker has something to bind to: docs/deploy.md. */
export class TokenApi extends WorkerEntrypoint implements TokenApiPort {
  validateToken(): Promise<null> {
    return Promise.resolve(null);
  }

  metadata(): Promise<never> {
    return Promise.reject(new Error("not yet"));
  }
}

const UNAVAILABLE = 503;

export default { fetch: () => new Response(null, { status: UNAVAILABLE }) } satisfies ExportedHandler;
