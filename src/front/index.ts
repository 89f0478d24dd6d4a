import { rawPath } from "../contract/raw-url.ts";
import { failureOf, logger, logOrigin } from "../lib/logger.ts";
import type { NearbyPort } from "../ports/nearby.ts";

interface Doors {
  /** Beside the databases: the platform moves its `fetch` there. */
  readonly CORE: Pick<Fetcher, "fetch">;
  /** In the caller's city: the platform moves no entrypoint with a name. */
  readonly NEARBY: NearbyPort;
  /** Not on a developer's machine. */
  readonly VERSION?: WorkerVersionMetadata;
}

/** What anybody may read, and no database knows. */
const OPEN = /^\/(?:health|docs(?:\/.*)?|photos\/.*|robots\.txt|sitemap\.xml|llms\.txt|favicon\.ico)?$/;
const KEYED = /^\/v1(?:\/|$)/;

/** If that cannot be told, the core finds out. */
const isForeign = async ({ NEARBY }: Doors, request: Request): Promise<boolean> => {
  try {
    return !(await NEARBY.made(request.headers.get("Authorization")));
  } catch (error) {
    logger.warn("key not read", { failure: failureOf(error) });
    return false;
  }
};

export default {
  async fetch(request, doors) {
    logOrigin("front", doors.VERSION?.id);
    const path = rawPath(request);
    const isNear = OPEN.test(path) || (KEYED.test(path) && (await isForeign(doors, request)));
    return (isNear ? doors.NEARBY : doors.CORE).fetch(request);
  },
} satisfies ExportedHandler<Doors>;
