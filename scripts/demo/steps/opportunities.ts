import { setTimeout as pause } from "node:timers/promises";
import { MATCH_SCOPES } from "../../../src/vocabulary/value-lists.ts";
import { agency } from "../accounts.ts";
import type { Stage } from "../stage.ts";

const TIMEOUT_MS = 60_000;
const POLL_MS = 500;
/** After this many equal reads, no board is taken to be working any more. */
const MAX_EQUAL_READS = 4;

interface Page {
  readonly data: readonly { readonly id: string; readonly scope: string }[];
  readonly nextCursor: string | null;
}

/** Waits until the agency's clients and properties are paired, in each of the three scopes. */
export async function awaitOpportunities(stage: Stage): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS;
  let found = await opportunities(stage);
  for (let same = 0; same < MAX_EQUAL_READS || !showsEveryScope(found); ) {
    if (Date.now() > deadline) {
      throw new Error(`Radar has not paired clients and properties after ${TIMEOUT_MS / 1_000} s.`);
    }
    await pause(POLL_MS);
    const next = await opportunities(stage);
    same = JSON.stringify(next) === JSON.stringify(found) ? same + 1 : 0;
    found = next;
  }
  const counts = MATCH_SCOPES.map((scope) => `${found.filter((one) => one.scope === scope).length} ${scope}`);
  return `Opportunities of the agency: ${counts.join(", ")}`;
}

const showsEveryScope = (found: Page["data"]): boolean =>
  MATCH_SCOPES.every((scope) => found.some((one) => one.scope === scope));

async function opportunities(stage: Stage): Promise<Page["data"]> {
  const found: { id: string; scope: string }[] = [];
  const query = new URLSearchParams({ limit: "100" });
  for (;;) {
    const { body } = await stage.api(agency).send<Page>("GET", `/v1/matches?${query}`);
    found.push(...body.data.map(({ id, scope }) => ({ id, scope })));
    if (body.nextCursor === null) return found;
    query.set("cursor", body.nextCursor);
  }
}
