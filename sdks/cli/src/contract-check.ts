import { readFileSync } from "node:fs";
import { Comparison, type Node } from "../../../scripts/contract/comparison.ts";
import type { Context } from "./context.ts";
import { apiAddress, storedLogin } from "./credentials.ts";
import { EXIT, type ExitCode, Stop } from "./stop.ts";
import { TEXTS } from "./texts.ts";

const LIMIT_MS = 30_000;

const isContract = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "openapi" in value && "paths" in value;

const read = (file: string): Node => {
  try {
    const kept: unknown = JSON.parse(readFileSync(file, "utf8"));
    if (isContract(kept)) return kept;
  } catch (error) {
    throw new Stop(EXIT.usage, TEXTS.unreadable, { file, cause: (error as Error).message });
  }
  throw new Stop(EXIT.usage, TEXTS.noContract, { file });
};

/** The current contract, which is public. */
const fetched = async (url: string): Promise<Node> => {
  const address = `${url.replace(/\/v\d+\/?$/, "")}/docs/openapi.json?lang=en`;
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(LIMIT_MS) });
    const contract: unknown = await answer.json();
    if (answer.ok && isContract(contract)) return contract;
  } catch {
    // Reported below, with the address.
  }
  throw new Stop(EXIT.unavailable, TEXTS.noContract, { file: address });
};

/** Reports what breaks programs written for a saved contract in the current one; additions break nothing. */
export async function checkContract(
  ctx: Context,
  file: string | undefined,
  asked: { readonly url?: string | undefined },
): Promise<ExitCode> {
  if (file === undefined) throw new Stop(EXIT.usage, TEXTS.noFile);
  const url = asked.url ?? process.env.REAL_ESTATE_URL ?? storedLogin()?.url;
  if (!url) throw new Stop(EXIT.usage, TEXTS.noUrl);
  const released = read(file);
  const current = await fetched(apiAddress(url));
  const faults = new Comparison({ released, current }).faults();
  for (const fault of faults) ctx.result(fault, { fault });
  const isSame = JSON.stringify(released.paths) === JSON.stringify(current.paths);
  const text = faults.length > 0 ? TEXTS.contractBroken : isSame ? TEXTS.contractSame : TEXTS.contractGrown;
  ctx.result(ctx.text(text, { count: faults.length }), { faults: faults.length, changed: !isSame });
  return faults.length > 0 ? EXIT.refused : EXIT.done;
}
