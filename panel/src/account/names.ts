import { ID_PREFIXES } from "../../../src/lib/id.ts";
import { readAll, readIfOpen } from "../api/member.ts";
import type { PanelContext } from "../context.ts";

/** Objects whose names the API knows. */
const NAMED = (["property", "lead", "key", "captacao", "partnership", "member", "webhook"] as const).map(
  (kind) => ID_PREFIXES[kind],
);

/** The maximum number of names in one answer of the API. */
const MAX_IDS = 200;
/** The most reads in one call: enough for all the names of the longest list. */
const MAX_CHUNKS = 8;

/** The names of the objects with these ids; no call if none of them has a name. */
export const namesOf = async (
  c: PanelContext,
  ids: readonly (string | null | undefined)[],
): Promise<ReadonlyMap<string, string>> => {
  const known = ids.filter((id) => id && NAMED.some((prefix) => id.startsWith(prefix)));
  const asked = [...new Set(known)];
  if (asked.length === 0) return new Map();
  const count = Math.min(MAX_CHUNKS, Math.ceil(asked.length / MAX_IDS));
  const reads = Array.from({ length: count }, (_, at) => {
    const ids = asked.slice(at * MAX_IDS, (at + 1) * MAX_IDS).join(",");
    return readIfOpen("listNames", { query: { ids } });
  });
  const answers = await readAll(c, ...reads);
  return new Map(answers.flatMap((answer) => answer?.data ?? []).map(({ id, name }) => [id, name]));
};
