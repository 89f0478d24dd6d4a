const GRAM = 3;

/** The trigrams of a folded text, with a margin: its beginning and end weigh as much as its middle. */
function trigrams(text: string): Set<string> {
  const runs = new Set<string>();
  const within = `  ${text} `;
  for (let start = 0; start + GRAM <= within.length; start++) runs.add(within.slice(start, start + GRAM));
  return runs;
}

/** Folded texts by the trigrams they hold, so that a search looks only at those that share one. */
export class AlikeIndex {
  readonly #sizes: Uint8Array;
  readonly #holders = new Map<string, number[]>();
  /** The number of trigrams that each text shares with the query: all 0 between two searches. */
  readonly #shared: Uint8Array;

  constructor(texts: readonly string[]) {
    this.#sizes = new Uint8Array(texts.length);
    this.#shared = new Uint8Array(texts.length);
    for (const [at, text] of texts.entries()) {
      const runs = trigrams(text);
      for (const run of runs) {
        const holders = this.#holders.get(run);
        if (holders) holders.push(at);
        else this.#holders.set(run, [at]);
      }
      this.#sizes[at] = runs.size;
    }
  }

  /** The texts that share this part of their trigrams with the query, by Dice's coefficient, from 0 to 1. */
  alike(text: string, atLeast: number): { readonly at: number; readonly likeness: number }[] {
    const wanted = trigrams(text);
    const seen: number[] = [];
    for (const run of wanted) {
      for (const at of this.#holders.get(run) ?? []) {
        if (this.#shared[at] === 0) seen.push(at);
        this.#shared[at]! += 1;
      }
    }
    const found: { at: number; likeness: number }[] = [];
    for (const at of seen) {
      const likeness = (2 * this.#shared[at]!) / (wanted.size + this.#sizes[at]!);
      this.#shared[at] = 0;
      if (likeness >= atLeast) found.push({ at, likeness });
    }
    return found;
  }
}
