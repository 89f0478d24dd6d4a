import { answerAlarm } from "../alarms/page.ts";
import type { AlarmPorts } from "../alarms/ports.ts";
import { takeTurn } from "../alarms/turn.ts";
import { negotiateLanguage } from "../lib/language.ts";
import { failureOf, logger, logOrigin } from "../lib/logger.ts";
import { systemWait } from "../lib/wait.ts";
import { dohResolver } from "../outbound/resolver.ts";
import { keepArrival, takeArrival } from "./arrivals.ts";
import { pageOf, stateOf } from "./page.ts";
import { addRun, readResults } from "./results.ts";
import { tryAll } from "./steps.ts";

export interface ProbeEnv {
  readonly API_URL: string;
  readonly STATUS_URL: string;
  /** A sandbox's key; without it only the steps that need no key are tried. */
  readonly PROBE_KEY?: string;
  /** The account whose points the alarms read; without it and the two secrets no alarm is evaluated. */
  readonly POINTS_ACCOUNT?: string;
  readonly POINTS_SUFFIX?: string;
  readonly POINTS_TOKEN?: string;
  /** `whsec_` and base64: signs notifications. */
  readonly ALARM_SECRET?: string;
  readonly ALARM_MAIL?: string;
  readonly ALARM_HOOK?: string;
  /** The address that precedes the names of the runbook's pages. */
  readonly RUNBOOK?: string;
  readonly MAIL_FROM?: string;
  readonly EMAIL?: SendEmail;
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

const fetchOut = (address: string, init?: RequestInit) => fetch(address, init);
const clock = { now: () => Date.now() };
const resolver = dohResolver({ fetch: fetchOut, ...clock });

/** Null if the alarms are not set up. */
const alarmsOf = ({
  POINTS_ACCOUNT: account,
  POINTS_TOKEN: token,
  POINTS_SUFFIX: suffix = "",
  ALARM_SECRET: secret,
  ALARM_MAIL: mailTo,
  ALARM_HOOK: hook,
  RUNBOOK: runbook = "docs/runbook/",
  MAIL_FROM: mailFrom,
  EMAIL: email,
  RESULTS: store,
  STATUS_URL: ownUrl,
}: ProbeEnv): AlarmPorts | null => {
  const outbound = { fetch: fetchOut, resolver, ownHosts: [], allowPrivate: false, ...clock };
  const recipients = { email, mailFrom, mailTo, hook };
  return account && token && secret
    ? { ...recipients, account, token, suffix, secret, runbook, store, ownUrl, outbound }
    : null;
};

const run = async ({
  API_URL: url,
  STATUS_URL: ownUrl,
  PROBE_KEY: key,
  RESULTS,
}: ProbeEnv): Promise<void> => {
  const at = Date.now();
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
  const lang = new URL(request.url).searchParams.get("lang");
  const language = negotiateLanguage(lang ?? request.headers.get("Accept-Language") ?? undefined);
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
    const alarms = pathname.startsWith("/alarms/") ? alarmsOf(env) : null;
    const alarm = alarms && (await answerAlarm(alarms, request, Date.now()));
    if (alarm) return alarm;
    const isKept = request.method === "POST" && (await keepArrival(RESULTS, PROBE_KEY, request, Date.now()));
    return new Response(null, { status: isKept ? KEPT : NOTHING });
  },
  async scheduled({ scheduledTime }, env) {
    const { VERSION } = env;
    logOrigin("probe", VERSION?.id);
    const alarms = alarmsOf(env);
    const logFailure = (name: string) => (error: unknown) =>
      logger.error(`${name} not run`, { failure: failureOf(error) });
    await Promise.all([
      run(env).catch(logFailure("probe")),
      alarms && takeTurn(alarms, scheduledTime).catch(logFailure("alarms")),
    ]);
  },
} satisfies ExportedHandler<ProbeEnv>;
