import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bundled, Chunk } from "../../scripts/bundle/parts.ts";
import { ROOT } from "../../scripts/local/settings.ts";
import { sizesOf } from "../stage/bundles.ts";

/** Bytes of each source, and of each package. */
type Sources = Readonly<Record<string, number>>;

/** The API's Worker: what a start loads, and what waits for a first call. */
export interface Release {
  /** Bytes of the modules, compressed by gzip. */
  readonly bytes: { readonly start: number; readonly parts: number };
  readonly sources: { readonly start: Sources; readonly parts: Sources };
}

const FILE = join(ROOT, "bench/bundle/release.generated.json");
/** How much may be added since the last release. */
const MAX_GROWTH = 0.05;
/** How many of the sources that grew are named. */
const NAMED = 3;

const PACKAGE = /^.*node_modules\/((?:@[^/]+\/)?[^/]+).*$/;

const sourcesOf = (chunks: readonly Chunk[]): Sources => {
  const bytes = new Map<string, number>();
  for (const { sources } of chunks)
    for (const [source, count] of Object.entries(sources)) {
      const name = source.replace(PACKAGE, "$1");
      bytes.set(name, (bytes.get(name) ?? 0) + count);
    }
  return Object.fromEntries([...bytes].filter(([, count]) => count > 0).sort());
};

export const releaseOf = (bundled: Bundled): Release => {
  const { whole, atStart } = sizesOf(bundled);
  return {
    bytes: { start: atStart.gzipped, parts: whole.gzipped - atStart.gzipped },
    sources: {
      start: sourcesOf(bundled.chunks.filter(({ isStatic }) => isStatic)),
      parts: sourcesOf(bundled.chunks.filter(({ isStatic }) => !isStatic)),
    },
  };
};

export const lastRelease = (): Release => JSON.parse(readFileSync(FILE, "utf8")) as Release;

export const keepRelease = (release: Release): void =>
  writeFileSync(FILE, `${JSON.stringify(release, null, 2)}\n`);

interface Growth {
  readonly share: keyof Release["bytes"];
  /** Relative to the last release: 0.05 is 5 % more. */
  readonly more: number;
  /** What grew most, with its bytes before compression. */
  readonly grown: readonly (readonly [name: string, bytes: number])[];
  readonly isTooMuch: boolean;
}

const grownIn = (now: Sources, before: Sources): (readonly [string, number])[] =>
  Object.entries(now)
    .map(([name, bytes]) => [name, bytes - (before[name] ?? 0)] as const)
    .filter(([, bytes]) => bytes > 0)
    .sort(([, one], [, other]) => other - one)
    .slice(0, NAMED);

/** What a build adds to a release, or takes from it. */
export const growthOf = (now: Release, before: Release): Growth[] =>
  (["start", "parts"] as const).map((share) => {
    const more = (now.bytes[share] - before.bytes[share]) / before.bytes[share];
    const grown = grownIn(now.sources[share], before.sources[share]);
    return { share, more, grown, isTooMuch: more > MAX_GROWTH };
  });

const WHAT = { start: "loaded by a start", parts: "loaded by first calls" } as const;

export const growthText = ({ share, more, grown, isTooMuch }: Growth): string => {
  const percent = `${more < 0 ? "" : "+"}${(100 * more).toFixed(1)} %`;
  const names = grown.map(([name, bytes]) => `${name} +${bytes} bytes`).join(", ");
  const verdict = isTooMuch ? `, of at most +${100 * MAX_GROWTH} %: TOO MUCH` : "";
  return `${WHAT[share]}, beside the last release: ${percent}${verdict}${names && `; most by ${names}`}`;
};
