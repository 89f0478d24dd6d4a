interface Memory {
  recall(name: string): string | null;
  remember(name: string, value: string): void;
}

/** Until the account has written to a new database, only the primary is certain to have every row copied there. */
const PRIMARY = "first-primary";

/**
 * The D1 bookmark of the account's last write, where reads through replicas begin. It belongs to one database: a read
 * with another database's bookmark could miss that write.
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
   * @param shard the database written to; absent in calls from an older version
   * @param home the account's database, if known: a late write to an earlier one is ignored
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

  /** @param shard absent in calls from an older version */
  moved(shard: string | undefined): void {
    this.#memory.remember("bookmark", PRIMARY);
    if (shard !== undefined) this.#memory.remember("bookmark_of", shard);
  }
}
