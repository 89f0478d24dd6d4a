import { ACCESS } from "./access.ts";
import { AROUND } from "./around.ts";
import type { Check, Receiver, Smoke } from "./check.ts";
import { Client, FailedCheck, type Fetch } from "./client.ts";
import { PLACES } from "./places.ts";
import { prepare } from "./stage.ts";
import { WEBHOOKS } from "./webhooks.ts";
import { WRITES } from "./writes.ts";

export const CHECKS: readonly Check[] = [...AROUND, ...PLACES, ...ACCESS, ...WRITES, ...WEBHOOKS];

/** The time limit of a whole run. */
const LIMIT_MS = 60_000;

export interface Asked {
  readonly url: string;
  readonly token: string;
  readonly version?: string | undefined;
  /** Headers of every request, such as those that choose a version. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly receiver?: Receiver | null;
  readonly fetch: Fetch;
  readonly pause: (ms: number) => Promise<unknown>;
  readonly print: (line: string) => void;
}

const timeLimit = async (signal: AbortSignal): Promise<never> => {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener("abort", () => reject(new FailedCheck(`no end within ${LIMIT_MS / 1_000} s`)), {
    once: true,
  });
  return signal.aborted ? Promise.reject(new FailedCheck("no time was left")) : promise;
};

async function tryCheck(what: string, run: () => Promise<unknown>, print: Asked["print"]): Promise<boolean> {
  try {
    const skipped = await run();
    print(typeof skipped === "string" ? `-      ${what}: ${skipped}` : `green  ${what}`);
    return true;
  } catch (error) {
    print(`RED    ${what}: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function cleanUp({ own, other }: Smoke): Promise<void> {
  for (const party of [own, other]) {
    await party.empty();
    await party.revokeAll();
  }
}

/** Tries every guard of a running service, within a minute. @returns whether all hold */
export async function smoke(asked: Asked): Promise<boolean> {
  const { token, print, pause, receiver = null, version = null } = asked;
  const client = new Client(asked.url.replace(/\/$/, ""), asked.fetch, asked.headers);
  const signal = AbortSignal.timeout(LIMIT_MS);
  const inTime = (what: string, run: () => Promise<unknown>) =>
    tryCheck(what, () => Promise.race([run(), timeLimit(signal)]), print);
  let stage: Smoke | undefined;
  const isPrepared = await inTime("back office", async () => {
    const [own, other] = await prepare(client, token);
    stage = { client, token, own, other, version, receiver, pause };
  });
  if (!isPrepared) return false;
  let isGreen = true;
  for (const { guard, run, untried } of CHECKS) {
    const reason = untried?.(stage!) ?? null;
    if (reason === null) isGreen = (await inTime(guard, () => run(stage!))) && isGreen;
    else print(`-      ${guard}: ${reason}`);
  }
  return (await inTime("nothing is left", () => cleanUp(stage!))) && isGreen;
}
