const GRAM = 3;

/** A name with a margin, so that its beginning and end weigh as much as its middle. */
function padded(text: string): string {
  return `  ${text} `;
}

/** The runs of three characters of a folded text. */
export function trigrams(text: string): Set<string> {
  const runs = new Set<string>();
  const within = padded(text);
  for (let start = 0; start + GRAM <= within.length; start++) runs.add(within.slice(start, start + GRAM));
  return runs;
}

/** The share of trigrams that two folded texts have in common (Dice's coefficient), from 0 to 1. */
export function similarity(wanted: ReadonlySet<string>, text: string): number {
  const runs = trigrams(text);
  let common = 0;
  for (const run of runs) if (wanted.has(run)) common++;
  return (2 * common) / (wanted.size + runs.size);
}
