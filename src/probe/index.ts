import { negotiateLanguage } from "../lib/language.ts";
import { failureOf, logger, logOrigin } from "../lib/logger.ts";
import { systemWait } from "../lib/system-wait.ts";
import { keepArrival, takeArrival } from "./arrivals.ts";
import { pageOf, stateOf } from "./page.ts";
import { addRun, readResults } from "./results.ts";
import { tryAll } from "./steps.ts";

export interface ProbeEnv {
  readonly API_URL: string;
  /** Its own origin. */
  readonly STATUS_URL: string;
  /** A sandbox's key; without it only what needs none is tried. */
  readonly PROBE_KEY?: string;
  readonly VERSION?: WorkerVersionMetadata;
  readonly RESULTS: Pick<R2Bucket, "get" | "put" | "delete">;
}

const NOTHING = 404;
const KEPT = 204;

const HEADERS = {
  "Cache-Control": "public, max-age=30",
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
  "X-Content-Type-Options": "nosniff",
};

const run = async ({
  API_URL: url,
  STATUS_URL: ownUrl,
  PROBE_KEY: key,
  RESULTS,
}: ProbeEnv): Promise<void> => {
  const at = Date.now();
  const fetchOut = (address: string, init: RequestInit) => fetch(address, init);
  const arrived = (path: string) => takeArrival(RESULTS, path);
  const steps = await tryAll({
    url,
    key,
    ownUrl,
    arrived,
    fetch: fetchOut,
    now: () => Date.now(),
    pause: systemWait,
  });
  for (const { name, ok, ms } of steps) if (!ok) logger.error("probe failed", { step: name, ms });
  await addRun(RESULTS, at, steps);
};

const show = async ({ RESULTS }: ProbeEnv, request: Request, asJson: boolean): Promise<Response> => {
  const results = await readResults(RESULTS);
  const now = Date.now();
  if (asJson) return Response.json({ state: stateOf(results, now), ...results }, { headers: HEADERS });
  const asked = new URL(request.url).searchParams.get("lang");
  const language = negotiateLanguage(asked ?? request.headers.get("Accept-Language") ?? undefined);
  const headers = { ...HEADERS, "Content-Type": "text/html; charset=utf-8", Vary: "Accept-Language" };
  return new Response(pageOf(results, now, language), { headers });
};

export default {
  async fetch(request, env) {
    const { RESULTS, PROBE_KEY, VERSION } = env;
    logOrigin("probe", VERSION?.id);
    const { pathname } = new URL(request.url);
    const isRead = request.method === "GET" || request.method === "HEAD";
    if (isRead && (pathname === "/" || pathname === "/status")) return show(env, request, false);
    if (isRead && pathname === "/status.json") return show(env, request, true);
    const isKept = request.method === "POST" && (await keepArrival(RESULTS, PROBE_KEY, request, Date.now()));
    return new Response(null, { status: isKept ? KEPT : NOTHING });
  },
  async scheduled(_, env) {
    const { VERSION } = env;
    logOrigin("probe", VERSION?.id);
    try {
      await run(env);
    } catch (error) {
      logger.error("probe not run", { failure: failureOf(error) });
    }
  },
} satisfies ExportedHandler<ProbeEnv>;
