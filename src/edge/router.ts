import { rawPath } from "../contract/http-input.ts";
import { failureOf, logger, logOrigin } from "../lib/logger.ts";
import type { EdgeApiPort } from "../ports/edge-api.ts";

interface Destinations {
  /** Beside the databases: the platform moves its `fetch` there. */
  readonly PLACED_API: Pick<Fetcher, "fetch">;
  /** Near the caller: the platform does not move named entrypoints. */
  readonly EDGE_API: EdgeApiPort;
  /** Absent on a developer's machine. */
  readonly VERSION?: WorkerVersionMetadata;
}

/** Paths that anybody may read, and that need no database. */
const OPEN = /^\/(?:health|docs(?:\/.*)?|photos\/.*|robots\.txt|sitemap\.xml|llms\.txt|favicon\.ico)?$/;
const KEYED = /^\/v1(?:\/|$)/;

/** Whether the key is not ours. If that cannot be checked here, the API beside the databases does it. */
const isForeign = async ({ EDGE_API }: Destinations, request: Request): Promise<boolean> => {
  try {
    return !(await EDGE_API.made(request.headers.get("Authorization")));
  } catch (error) {
    logger.warn("key not read", { failure: failureOf(error) });
    return false;
  }
};

export default {
  async fetch(request, to) {
    logOrigin("edge-router", to.VERSION?.id);
    const path = rawPath(request);
    const isNear = OPEN.test(path) || (KEYED.test(path) && (await isForeign(to, request)));
    return (isNear ? to.EDGE_API : to.PLACED_API).fetch(request);
  },
} satisfies ExportedHandler<Destinations>;
