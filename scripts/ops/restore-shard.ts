import { setTimeout as pause } from "node:timers/promises";
import type { Request } from "./commands.ts";

/** The platform side's answer to one call. */
interface Found {
  readonly begun: number;
  readonly restoring: number;
  readonly failed: readonly string[];
  readonly empty: readonly string[];
  readonly sandboxes: readonly string[];
  readonly next: string | null;
}

type Ask = (request: Request) => Promise<{ readonly ok: boolean; readonly body: unknown }>;

export const RESTORE_SHARD = {
  needs: ["shard"],
  about: "brings back every account of a lost database",
} as const;

const POLL_MS = 5_000;

const isNotOk = (answer: Awaited<ReturnType<Ask>>, what: string): Error =>
  new Error(`${what}: ${JSON.stringify(answer.body)}`);

/** Begins the restores that can begin, going through all accounts of the database once. */
async function restoreOnce(ask: Ask, shard: string): Promise<Omit<Found, "next">> {
  const path = `/backoffice/shards/${encodeURIComponent(shard)}/restores`;
  const all = { begun: 0, restoring: 0, failed: [], empty: [], sandboxes: [] } as {
    begun: number;
    restoring: number;
    failed: string[];
    empty: string[];
    sandboxes: string[];
  };
  for (let after: string | null = null; ; ) {
    const answer = await ask({ method: "POST", path, body: { after } });
    if (!answer.ok) throw isNotOk(answer, `The accounts of ${shard} are not restored`);
    const { data } = answer.body as { readonly data: Found };
    all.begun += data.begun;
    all.restoring += data.restoring;
    for (const name of ["failed", "empty", "sandboxes"] as const) all[name].push(...data[name]);
    if (data.next === null) return all;
    after = data.next;
  }
}

/** Creates a sandbox again, without its former contents. @returns whether that succeeded */
async function recreate(ask: Ask, accountId: string): Promise<boolean> {
  const path = `/backoffice/accounts/${encodeURIComponent(accountId)}/sandbox`;
  return (await ask({ method: "POST", path })).ok;
}

/** Restores every account of a recreated database, and waits until all are back. */
export async function restoreShard(ask: Ask, shard: string, say: (line: string) => void): ReturnType<Ask> {
  const empty: string[] = [];
  let restored = 0;
  for (;;) {
    const found = await restoreOnce(ask, shard);
    restored += found.begun;
    empty.push(...found.empty);
    if (found.begun + found.restoring > 0) {
      say(`${found.begun} restores begun, ${found.restoring} under way`);
      await pause(POLL_MS);
      continue;
    }
    const failed = [...found.failed];
    for (const id of found.sandboxes) if (!(await recreate(ask, id))) failed.push(`${id} (sandbox)`);
    const sandboxes = found.sandboxes.length;
    return { ok: failed.length === 0, body: { restored, empty, sandboxes, failed } };
  }
}
