import type { ChangedObject, Sent } from "../../src/ports/match-board.ts";

export type PendingRead = Sent;

/** Whether another part handed this client over: its stored matches are then compared. */
export const isHandedOver = ({ kind, moved }: ChangedObject): boolean => kind === "lead" && moved === true;

type Key = string;

export const keyOf = ({ kind, id }: Pick<ChangedObject, "kind" | "id">): Key => `${kind} ${id}`;

/** Merges an object noted twice. */
export const mergeReads = (known: PendingRead, pending: PendingRead): PendingRead => ({
  ...pending,
  quiet: known.quiet && pending.quiet,
  moved: Boolean(known.moved || pending.moved),
});

/** Objects to be read, by turns among their accounts: one account's bulk does not delay the others. */
export class PendingReadQueue {
  readonly #waiting = new Map<string, Map<Key, PendingRead>>();
  /** Objects being read; those reported again meanwhile are read again. */
  readonly #taken = new Map<Key, PendingRead | null>();

  /** @returns false if an equal entry is already waiting */
  add(pending: PendingRead): boolean {
    const key = keyOf(pending);
    const line = this.#waiting.get(pending.accountId) ?? new Map<Key, PendingRead>();
    const known = line.get(key);
    if (known && (!known.quiet || pending.quiet) && (known.moved || !pending.moved)) return false;
    line.set(key, known ? mergeReads(known, pending) : pending);
    this.#waiting.set(pending.accountId, line);
    if (this.#taken.has(key)) this.#taken.set(key, pending);
    return true;
  }

  /** Whether an account without any of these is waiting. */
  hasOthers(taken: readonly PendingRead[]): boolean {
    const accounts = new Set(taken.map(({ accountId }) => accountId));
    return this.#waiting.keys().some((accountId) => !accounts.has(accountId));
  }

  /** Takes the next objects, one of each account in turn. */
  take(limit: number): PendingRead[] {
    const taken: PendingRead[] = [];
    while (taken.length < limit && this.#waiting.size > 0) {
      const [accountId, line] = this.#waiting.entries().next().value!;
      const [key, pending] = line.entries().next().value!;
      line.delete(key);
      this.#waiting.delete(accountId);
      if (line.size > 0) this.#waiting.set(accountId, line);
      this.#taken.set(key, null);
      taken.push(pending);
    }
    return taken;
  }

  /** The taken objects that were not reported again. */
  notReportedAgain(taken: readonly PendingRead[]): PendingRead[] {
    return taken.filter((pending) => !this.#taken.get(keyOf(pending)));
  }

  done(taken: readonly PendingRead[]): void {
    for (const pending of taken) this.#taken.delete(keyOf(pending));
  }

  giveBack(taken: readonly PendingRead[]): void {
    this.done(taken);
    for (const pending of taken) this.add(pending);
  }
}
