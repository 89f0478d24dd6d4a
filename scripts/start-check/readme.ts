import { readFileSync } from "node:fs";
import { join } from "node:path";
import { MATCH_SCOPES } from "../../src/vocabulary/value-lists.ts";
import { ROOT } from "../local/settings.ts";

const LINE = /^ {4}curl "http:\/\/127\.0\.0\.1:8787(\/v1\/matches.*?)" -H "(.+?): (.+?)"$/m;

interface Shown {
  readonly scope: string;
  readonly reasons: readonly string[];
}

/** Sends the README's request for opportunities unchanged, except for the port. @throws if a scope is missing */
export async function assertShowsOpportunities(url: string): Promise<void> {
  const [, path, name, value] = LINE.exec(readFileSync(join(ROOT, "README.md"), "utf8")) ?? [];
  if (!path || !name || !value) throw new Error("The README has no request for opportunities.");
  const answer = await fetch(url + path, { headers: { [name]: value } });
  const { data = [] } = (await answer.json()) as { data?: readonly Shown[] };
  for (const scope of MATCH_SCOPES) {
    const isExplained = data.some((shown) => shown.scope === scope && shown.reasons.length > 0);
    if (!isExplained) throw new Error(`${path} answered ${answer.status} without ${scope} with reasons.`);
  }
}
