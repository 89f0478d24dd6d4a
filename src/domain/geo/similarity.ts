const GRAM = 3;

/** The runs of three characters of a folded text, with a margin: its beginning and end weigh as much as its middle. */
function trigrams(text: string): Set<string> {
  const runs = new Set<string>();
  const within = `  ${text} `;
  for (let start = 0; start + GRAM <= within.length; start++) runs.add(within.slice(start, start + GRAM));
  return runs;
}

/** Folded texts by the trigrams they hold, so that a search looks only at those that share one. */
export class AlikeIndex {
  readonly #sizes: readonly number[];
  readonly #holders = new Map<string, number[]>();

  constructor(texts: readonly string[]) {
    this.#sizes = texts.map((text, at) => {
      const runs = trigrams(text);
      for (const run of runs) {
        const holders = this.#holders.get(run);
        if (holders) holders.push(at);
        else this.#holders.set(run, [at]);
      }
      return runs.size;
    });
  }

  /**
   * The places of the texts that share at least so much of their trigrams with this one, and how much that is
   * (Dice's coefficient, from 0 to 1).
   */
  alike(text: string, atLeast: number): { readonly at: number; readonly likeness: number }[] {
    const wanted = trigrams(text);
    const common = new Map<number, number>();
    for (const run of wanted)
      for (const at of this.#holders.get(run) ?? []) common.set(at, (common.get(at) ?? 0) + 1);
    return [...common]
      .map(([at, shared]) => ({ at, likeness: (2 * shared) / (wanted.size + this.#sizes[at]!) }))
      .filter(({ likeness }) => likeness >= atLeast);
  }
}
