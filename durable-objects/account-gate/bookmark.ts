interface Memory {
  recall(name: string): string | null;
  remember(name: string, value: string): void;
}

/** Until the account has written in a database, only the primary has all that was copied there. */
const PRIMARY = "first-primary";

/**
 * Where the account's reads begin while replicas serve them: at its last write. A bookmark belongs to one database, and
 * another's would let a read miss what was written.
 */
export class Bookmark {
  readonly #memory: Memory;

  constructor(memory: Memory) {
    this.#memory = memory;
  }

  /** Null before the first write. */
  in(shard: string): string | null {
    const own = this.#memory.recall("bookmark_of");
    return own === null || own === shard ? this.#memory.recall("bookmark") : PRIMARY;
  }

  /**
   * @param shard where it was written; absent from callers of an older version
   * @param home the account's database, as far as is known: a write in another one is a late one
   */
  note(bookmark: string, shard: string | undefined, home: string | undefined): void {
    const own = this.#memory.recall("bookmark_of");
    const known = this.#memory.recall("bookmark");
    if (shard !== undefined && own !== null && own !== shard && home !== shard) return;
    const isOfOther = own !== null && shard !== undefined && own !== shard;
    if (!isOfOther && known !== null && known !== PRIMARY && bookmark <= known) return;
    this.#memory.remember("bookmark", bookmark);
    if (shard !== undefined) this.#memory.remember("bookmark_of", shard);
  }

  /** @param shard absent from callers of an older version */
  moved(shard: string | undefined): void {
    this.#memory.remember("bookmark", PRIMARY);
    if (shard !== undefined) this.#memory.remember("bookmark_of", shard);
  }
}
