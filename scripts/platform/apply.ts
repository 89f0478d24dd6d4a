import { Stop } from "../cloudflare/stop.ts";
import type { Change, Part } from "./part.ts";

type Print = (line: string) => void;

interface Differing {
  readonly part: Part;
  readonly changes: readonly Change[];
}

/** Compares part by part, up to the first that stops a run: the later parts may depend on it. */
async function differences(parts: readonly Part[]): Promise<Differing[]> {
  const found: Differing[] = [];
  for (const part of parts) {
    const changes = await part.changes();
    if (changes.length > 0) found.push({ part, changes });
    if (changes.some(({ stops }) => stops)) break;
  }
  return found;
}

const show = (differing: readonly Differing[], print: Print): void => {
  for (const { part, changes } of differing) {
    print(`${part.title}:`);
    for (const { what, make } of changes) print(`  ${make ? "+" : "by hand:"} ${what}`);
  }
};

/** Names every difference. @returns whether there is none */
export async function check(parts: readonly Part[], print: Print): Promise<boolean> {
  const differing = await differences(parts);
  show(differing, print);
  return differing.length === 0;
}

async function applyPart(part: Part, print: Print): Promise<void> {
  for (const { what, make } of await part.changes()) {
    if (!make) continue;
    await make();
    print(`  made: ${what}`);
  }
  const left = (await part.changes()).filter(({ make }) => make !== null);
  if (left.length > 0)
    throw new Stop(
      `${part.title} still differs: ${left.map(({ what }) => what).join("; ")}. Run this again.`,
    );
}

/**
 * Shows the plan, then creates what is missing, part by part, comparing each part again. After a run that died the next
 * one continues, because only the account itself says what exists.
 * @returns whether nothing is left to do by hand
 * @throws Stop before the first change if a person has to decide first
 */
export async function apply(parts: readonly Part[], print: Print): Promise<boolean> {
  const differing = await differences(parts);
  show(differing, print);
  const stops = differing.flatMap(({ changes }) => changes.filter((change) => change.stops));
  if (stops.length > 0)
    throw new Stop(`Nothing was changed. First:\n${stops.map(({ what }) => `  ${what}`).join("\n")}`);
  for (const { part } of differing) await applyPart(part, print);
  const left = (await differences(differing.map(({ part }) => part))).flatMap(({ changes }) => changes);
  for (const { what } of left) print(`By hand: ${what}`);
  return left.length === 0;
}
