import { WorkerEntrypoint } from "cloudflare:workers";
import { app } from "../app.ts";
import { bearerOf } from "../contract/admission.ts";
import { readKey } from "../lib/api-key.ts";
import { secretsOf } from "../lib/secrets.ts";
import type { EdgeApiPort } from "../ports/edge-api.ts";

/** Bound only by the edge router. It runs the whole service, but far from the databases. */
export class EdgeApi extends WorkerEntrypoint<Env> implements EdgeApiPort {
  override fetch(request: Request): Promise<Response> {
    return Promise.resolve(app.fetch(request, this.env, this.ctx));
  }

  async made(authorization: string | null): Promise<boolean> {
    const key = bearerOf(authorization ?? undefined);
    return key !== undefined && (await readKey(secretsOf(this.env, "KEY_SECRET"), key)) !== undefined;
  }
}
