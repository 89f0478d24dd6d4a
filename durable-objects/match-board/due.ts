import type { Sent, Told } from "../../src/ports/match-board.ts";

export type Due = Sent;

/** A client that another part of the board kept: its stored matches are compared. */
export const isHandedOver = ({ kind, moved }: Told): boolean => kind === "lead" && moved === true;

type Key = string;

export const keyOf = ({ kind, id }: Pick<Told, "kind" | "id">): Key => `${kind} ${id}`;

/** Of an object noted twice. */
export const bothOf = (known: Due, due: Due): Due => ({
  ...due,
  quiet: known.quiet && due.quiet,
  moved: Boolean(known.moved || due.moved),
});

/** Objects to be read, by turns among their accounts: one account's bulk does not delay the others. */
export class DueQueue {
  readonly #waiting = new Map<string, Map<Key, Due>>();
  /** Objects being read; those reported again meanwhile are read again. */
  readonly #taken = new Map<Key, Due | null>();

  /** @returns whether this adds to an object already waiting */
  add(due: Due): boolean {
    const key = keyOf(due);
    const line = this.#waiting.get(due.accountId) ?? new Map<Key, Due>();
    const known = line.get(key);
    if (known && (!known.quiet || due.quiet) && (known.moved || !due.moved)) return false;
    line.set(key, known ? bothOf(known, due) : due);
    this.#waiting.set(due.accountId, line);
    if (this.#taken.has(key)) this.#taken.set(key, due);
    return true;
  }

  /** Whether an account without any of these is waiting. */
  hasOthers(taken: readonly Due[]): boolean {
    const accounts = new Set(taken.map(({ accountId }) => accountId));
    return this.#waiting.keys().some((accountId) => !accounts.has(accountId));
  }

  /** The next objects, one of each account and then the next of each. */
  take(most: number): Due[] {
    const taken: Due[] = [];
    while (taken.length < most && this.#waiting.size > 0) {
      const [accountId, line] = this.#waiting.entries().next().value!;
      const [key, due] = line.entries().next().value!;
      line.delete(key);
      this.#waiting.delete(accountId);
      if (line.size > 0) this.#waiting.set(accountId, line);
      this.#taken.set(key, null);
      taken.push(due);
    }
    return taken;
  }

  /** The taken objects that were not reported again. */
  ended(taken: readonly Due[]): Due[] {
    return taken.filter((due) => !this.#taken.get(keyOf(due)));
  }

  done(taken: readonly Due[]): void {
    for (const due of taken) this.#taken.delete(keyOf(due));
  }

  giveBack(taken: readonly Due[]): void {
    this.done(taken);
    for (const due of taken) this.add(due);
  }
}
