import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { freePort } from "./local/port.ts";
import { stopTree } from "./local/wrangler.ts";

const START = fileURLToPath(new URL("start.ts", import.meta.url));
const LIMIT_MS = 60_000;
const READY = "The service is ready.";

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
}

interface Listing {
  readonly externalRef: string | null;
  readonly coverPhoto: string | null;
}

const state = mkdtempSync(join(tmpdir(), "service-start-"));
const port = await freePort();
const runs: Run[] = [];

function run(): Run {
  const child = spawn(process.execPath, [START, "--port", String(port), "--state", state], {
    stdio: ["ignore", "pipe", "pipe"],
    windowsHide: true,
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  }
  const started = { child, output: () => output };
  runs.push(started);
  return started;
}

async function untilReady({ child, output }: Run): Promise<void> {
  const ended = once(child, "exit").then(() => {
    throw new Error(`The service ended before it was ready:\n${output()}`);
  });
  ended.catch(() => undefined);
  while (!output().includes(READY) || !output().includes("Ctrl+C")) {
    await Promise.race([once(child.stdout!, "data"), ended]);
  }
}

async function stop({ child }: Run): Promise<number | null> {
  await stopTree(child);
  return child.exitCode;
}

/** Sends the very request the start printed. */
async function printedRequest(output: string): Promise<Listing[]> {
  const [, url, name, value] = /^curl "(.+?)" -H "(.+?): (.+?)"$/m.exec(output) ?? [];
  if (!url || !name || !value) throw new Error(`The start printed no request:\n${output}`);
  const answer = await fetch(url, { headers: { [name]: value } });
  const body = (await answer.json()) as { data?: Listing[] };
  if (answer.status !== 200 || !body.data?.length) {
    throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(body).slice(0, 400)}`);
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

async function check(): Promise<void> {
  const first = run();
  await untilReady(first);
  const before = await printedRequest(first.output());
  await assertPhotographed(before);
  console.log(`The first start seeded the data and the printed request answers (${elapsed()}).`);

  const second = run();
  const [code] = await once(second.child, "close");
  if (code !== 1 || !/Port \d+ is taken: this service .*--port \d+/s.test(second.output())) {
    throw new Error(`A second start on the port ended with ${code}:\n${second.output()}`);
  }
  console.log(`A second service on the port is told so (${elapsed()}).`);

  const stopped = await stop(first);
  // Windows knows no gentle end, so there the code tells nothing.
  if (stopped !== 0 && process.platform !== "win32")
    throw new Error(`The service stopped with ${stopped}:\n${first.output()}`);
  const again = run();
  await untilReady(again);
  const after = await printedRequest(again.output());
  if (JSON.stringify(after) !== JSON.stringify(before)) throw new Error("The second start changed the data.");
  console.log(`The next start keeps the data (${elapsed()}).`);
}

const began = performance.now();
const elapsed = () => `${((performance.now() - began) / 1_000).toFixed(1)} s`;
const tooLong = setTimeout(
  () => fail(new Error(`The check took longer than ${LIMIT_MS / 1_000} s.`)),
  LIMIT_MS,
);

async function finish(): Promise<void> {
  clearTimeout(tooLong);
  await Promise.all(runs.map(stop));
  rmSync(state, { recursive: true, force: true });
}

async function fail(error: unknown): Promise<void> {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
  await finish();
  process.exit();
}

await check().then(finish, fail);
