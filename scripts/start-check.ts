import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readOptions } from "./checks.ts";
import { readDemoKeys } from "./demo/demo-keys.ts";
import { Http } from "./demo/http.ts";
import { run as command } from "./local/command.ts";
import { freePort, isHealthy } from "./local/port.ts";
import { localSecrets } from "./local/secrets.ts";
import { startEdgeRouter, untilHealthy } from "./local/service.ts";
import { HOST, ROOT } from "./local/settings.ts";
import { stopTree } from "./local/wrangler.ts";
import { Outside } from "./start-check/outside.ts";
import { assertShowsOpportunities } from "./start-check/readme.ts";
import { type End, HAS_SIGNALS, type Launcher, type Place, Run } from "./start-check/run.ts";
import { until } from "./start-check/until.ts";
import { LISTING, Work } from "./start-check/work.ts";

/** A public-looking name that does not exist. */
const NOWHERE = "https://nada.nao-existe-7q2xk9.com.br";
/** How long a restart may take to repeat its lost messages. */
const RESUMED_MS = 60_000;
const LOGGED_MS = 30_000;
/** Long enough for exports, restores and moves, which take a turn each minute. */
const TURN_MS = 180_000;
const COMMAND_MS = 300_000;

interface Listing {
  readonly externalRef: string | null;
  readonly coverPhoto: string | null;
}

/** `--all` also stops the service while an account is restored and while one moves, which takes several minutes. */
const { values: options } = readOptions("start", { options: { all: { type: "boolean" } } });

const place = { port: await freePort(), state: mkdtempSync(join(tmpdir(), "service-start-")) };
const url = `http://${HOST}:${place.port}`;
const runs: Run[] = [];
const outside = await Outside.start();

function run(launcher: Launcher, at: Place = place): Run {
  const started = new Run(launcher, at);
  runs.push(started);
  return started;
}

const api = () => new Http(url, readDemoKeys(place.state)!.full);
const backoffice = () => new Http(url, localSecrets().BACKOFFICE_TOKEN, { "X-Actor": "start-check" });

/** Sends exactly the request that the start printed. */
async function printedRequest({ output }: Pick<Run, "output">): Promise<Listing[]> {
  const [, target, name, value] = /^curl "(.+?)" -H "(.+?): (.+?)"$/m.exec(output) ?? [];
  if (!target || !name || !value) throw new Error(`The start printed no request:\n${output}`);
  const answer = await fetch(target, { headers: { [name]: value } });
  const body = (await answer.json()) as { data?: Listing[] };
  if (answer.status !== 200 || !body.data?.length) {
    throw new Error(`${target} answered ${answer.status}: ${JSON.stringify(body).slice(0, 400)}`);
  }
  return body.data;
}

async function assertPhotographed(listings: readonly Listing[]): Promise<void> {
  for (const { externalRef, coverPhoto } of listings) {
    const type = coverPhoto && (await fetch(coverPhoto)).headers.get("content-type");
    if (!type?.startsWith("image/"))
      throw new Error(`${externalRef} has no cover photo: ${coverPhoto}, ${type}`);
  }
}

async function assertEnds(ended: Run, wanted: End): Promise<void> {
  const end = await ended.gone();
  if (HAS_SIGNALS && end !== wanted) throw new Error(`The service ended with ${end}:\n${ended.output}`);
}

async function assertStops(stopped: Run, signal: NodeJS.Signals, wanted: End): Promise<void> {
  stopped.signal(signal);
  await assertEnds(stopped, wanted);
  done(`${signal} ends it, with all its processes`);
}

async function assertKeepsData(): Promise<void> {
  const first = await run("npm").ready();
  const before = await printedRequest(first);
  await assertPhotographed(before);
  await assertShowsOpportunities(url);
  done("The first start seeds the data, and the printed request and the README's for opportunities answer");
  await assertGuarded();
  const second = run("node");
  await second.says(/Port \d+ is taken: this service .*--port \d+/s);
  await until("the end of a second start", LOGGED_MS, () => second.end === 1);
  done("A second service on the port is refused");
  await assertStops(first, "SIGTERM", 0);
  const again = await run("npm").ready();
  const after = await printedRequest(again);
  if (JSON.stringify(after) !== JSON.stringify(before)) throw new Error("The second start changed the data.");
  done("The next start keeps the data");
  await assertNamesUnreached(again);
  // A hang-up ends npm itself, and the service has to notice.
  await assertStops(again, "SIGHUP", "SIGHUP");
}

/** Through the edge router, as callers of a deployment reach the service. */
async function assertGuarded(): Promise<void> {
  const port = await freePort();
  const edgeRouter = startEdgeRouter(place.state, port);
  const through = `http://${HOST}:${port}`;
  try {
    await untilHealthy(edgeRouter, through);
    await command("npm", ["run", "check", "smoke", "--", through], { cwd: ROOT, limitMs: COMMAND_MS });
  } finally {
    await stopTree(edgeRouter.process);
  }
  done("Every guard holds behind the edge router: npm run check smoke is green");
}

/** Names each unreachable address in one line, with or without a network. */
async function assertNamesUnreached(running: Run): Promise<void> {
  const endpoint = { url: `${NOWHERE}/hook`, types: ["property.created"] };
  const webhook = await api().send<{ data: { id: string } }>("POST", "/v1/webhooks", endpoint);
  const listing = { ...LISTING, photos: [`${NOWHERE}/photo.jpg`] };
  const property = await api().send<{ data: { id: string } }>("POST", "/v1/properties", listing);
  for (const { body } of [webhook, property]) {
    const line = new RegExp(`"${body.data.id}".*"fault":"(dns_failed|host_not_found)"`);
    await until(`a line ${line}`, LOGGED_MS, () => line.test(running.output));
  }
  await api().send("DELETE", `/v1/webhooks/${webhook.body.data.id}`);
  if (/stack:|lookup address/.test(running.output)) throw new Error(`Traces were shown:\n${running.output}`);
  done("An unreachable outside address is named in one line");
}

async function untilDone(work: Work, running: Run): Promise<void> {
  let open: string[] = [];
  await until("continued work", RESUMED_MS, async () => {
    open = await work.open();
    return open.length === 0;
  }).catch((error: Error) => {
    throw new Error(`${error.message}: ${open.join(", ")}\n${running.output}`);
  });
}

/** A crash ends the service with a message, and the next start continues the queued work. */
async function assertSurvivesCrash(): Promise<void> {
  const crashing = await run("node").ready();
  const work = await Work.begin(api(), backoffice(), outside);
  process.kill(crashing.process("workerd", "entry=127.0.0.1:0"), "SIGKILL");
  await assertEnds(crashing, 1);
  if (!/^The runtime \(workerd\) has died/m.test(crashing.output)) throw new Error(crashing.output);
  done("If the runtime dies, the service ends and says why");
  outside.open();
  const next = await run("node").ready();
  await untilDone(work, next);
  done("The next start continues a gallery, a batch, a feed and deliveries");
  process.kill(next.process("workerd", `entry=127.0.0.1:${place.port}`), "SIGKILL");
  await assertEnds(next, 1);
  const third = await run("node").ready();
  process.kill(third.process("wrangler-dist"), "SIGKILL");
  await assertEnds(third, 1);
  done("It does so if its other runtime or Wrangler dies");
}

interface Shown {
  readonly id: string;
  readonly state: string;
}

const PLATFORM = "/backoffice/accounts";

/** The newest item of one of the platform side's lists about an account. */
const newest = async (path: string): Promise<Shown | undefined> =>
  (await backoffice().send<{ data: Shown[] }>("GET", path)).body.data[0];

const untilState = (path: string, ...states: readonly string[]): Promise<boolean> =>
  until(`${path} ${states.join(" or ")}`, TURN_MS, async () =>
    states.includes((await newest(path))?.state ?? ""),
  );

/** Kills the service, and later stops it, while an account moves to another database, where its work continues. */
async function assertGoesOnMoving(accountId: string, at: Place): Promise<void> {
  const beginning = await run("node", at).ready();
  const held = await Outside.start();
  const work = await Work.begin(api(), backoffice(), held, "MOVED");
  const moves = `${PLATFORM}/${accountId}/moves`;
  await backoffice().send("POST", moves, { to: "DB_S1" });
  await assertStops(beginning, "SIGKILL", "SIGKILL");
  held.open();
  const moving = await run("node", at).ready();
  await untilDone(work, moving);
  await untilState(moves, "CLEANING");
  held.close();
  await assertStops(moving, "SIGTERM", 0);
  const fenced = await run("node", at).ready();
  await printedRequest(fenced);
  await assertStops(fenced, "SIGTERM", 0);
  done("A stop while an account moves lets the next start go on, and its work where it lies then");
}

/** Kills the service while an account is restored. */
async function assertGoesOnRestoring(accountId: string, at: Place): Promise<void> {
  const restoring = await run("node", at).ready();
  const exportsOf = `${PLATFORM}/${accountId}/exports`;
  const restores = `${PLATFORM}/${accountId}/restores`;
  await backoffice().send("POST", exportsOf);
  await untilState(exportsOf, "DONE");
  const exportId = (await newest(exportsOf))!.id;
  await backoffice().send("POST", restores, { exportId, replaces: true });
  await untilState(restores, "RUNNING", "DONE");
  await assertStops(restoring, "SIGKILL", "SIGKILL");
  const next = await run("node", at).ready();
  await untilState(restores, "DONE");
  await printedRequest(next);
  await assertStops(next, "SIGTERM", 0);
  done("A stop while an account is restored lets the next start finish that");
}

/** Stops the service while an account is fenced: during a restore, and during a move between two databases. */
async function assertGoesOnFenced(): Promise<void> {
  const first = await run("node").ready();
  const { body } = await api().send<{ data: { account: { id: string } } }>("GET", "/v1/me");
  const accountId = body.data.account.id;
  await assertStops(first, "SIGTERM", 0);
  await assertGoesOnRestoring(accountId, place);
  await assertGoesOnMoving(accountId, { ...place, databases: 2 });
}

/** Stops a start at every stage, whichever process gets the signal. */
async function assertStopsAtAnyTime(): Promise<void> {
  const early = run("node");
  await early.says(/Applying the migrations/);
  await assertStops(early, "SIGTERM", 0);
  const starting = run("node");
  await starting.says(/Starting the service/);
  await assertStops(starting, "SIGHUP", 0);
  await assertStops(await run("node").ready(), "SIGINT", 0);
  await assertStops(await run("npm").ready(), "SIGINT", 0);
  await assertStops(await run("node").ready(), "SIGKILL", "SIGKILL");
}

/** A developer's first commands on a fresh checkout, each on its own. */
async function assertWranglerDev(): Promise<void> {
  const fresh = { port: await freePort(), state: mkdtempSync(join(tmpdir(), "service-dev-")) };
  const where = ["--port", String(fresh.port), "--state", fresh.state];
  const npm = (script: string) =>
    command("npm", ["run", script, "--", ...where], { cwd: ROOT, limitMs: COMMAND_MS });
  try {
    const dev = await run("wrangler", fresh).ready();
    if (!(await isHealthy(`http://${HOST}:${fresh.port}`)))
      throw new Error(`It does not answer:\n${dev.output}`);
    done("npx wrangler dev answers on a fresh checkout");
    await npm("migrate");
    await printedRequest({ output: await npm("demo") });
    done("npm run migrate and npm run demo fill it while it runs");
    if (HAS_SIGNALS) {
      dev.interrupt();
      await dev.gone();
      done("Ctrl+C ends it, with all its processes");
    } else dev.destroy();
  } finally {
    rmSync(fresh.state, { recursive: true, force: true });
  }
}

const began = performance.now();
const done = (what: string): void =>
  console.log(`${what} (${((performance.now() - began) / 1_000).toFixed(1)} s).`);

try {
  await assertWranglerDev();
  await assertKeepsData();
  if (HAS_SIGNALS) await assertStopsAtAnyTime();
  if (process.platform === "linux") await assertSurvivesCrash();
  if (HAS_SIGNALS && options.all) await assertGoesOnFenced();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  outside.close();
  for (const run of runs) run.destroy();
  rmSync(place.state, { recursive: true, force: true });
}
process.exit();
