/** A limited number of values by name: the least recently used makes room. */
export class RecentlyUsed<V> {
  readonly #values = new Map<string, V>();
  readonly #max: number;

  constructor(max: number) {
    this.#max = max;
  }

  get(name: string): V | undefined {
    const value = this.#values.get(name);
    if (value !== undefined) this.set(name, value);
    return value;
  }

  set(name: string, value: V): void {
    this.#values.delete(name);
    this.#values.set(name, value);
    if (this.#values.size > this.#max) this.#values.delete(this.#values.keys().next().value!);
  }

  /** The value of a name, made if there is none. */
  getOrInsertComputed(name: string, make: () => V): V {
    const value = this.#values.get(name) ?? make();
    this.set(name, value);
    return value;
  }

  delete(name: string): void {
    this.#values.delete(name);
  }
}
