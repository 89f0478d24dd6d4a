/** A run with fewer calls may omit rare operations. */
const COMPLETE_CALLS = 20_000;

interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: RegExp;
}

interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, object>>;
}

const operationsOf = ({ servers, paths }: Contract): Operation[] => {
  const base = new URL(servers[0]!.url, "http://any").pathname.replace(/\/$/, "");
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods)
      .map((method) => method.toUpperCase())
      .map((method) => ({
        name: `${method} ${path}`,
        method,
        path: new RegExp(`^${base}${path.replace(/\{\w+\}/g, "[^/]+")}$`),
      })),
  );
};

/** The called operations of the contract. */
export class Coverage {
  readonly #operations: readonly Operation[];
  readonly #called = new Set<Operation>();

  private constructor(operations: readonly Operation[]) {
    this.#operations = operations;
  }

  /** From the service's own contract, so that a new endpoint counts from its first day. */
  static async of(service: URL): Promise<Coverage> {
    const answer = await fetch(new URL("/docs/openapi.json", service));
    return new Coverage(operationsOf((await answer.json()) as Contract));
  }

  get operations(): number {
    return this.#operations.length;
  }

  get called(): number {
    return this.#called.size;
  }

  note(method: string, target: string): void {
    const [path = ""] = target.split("?");
    const found = this.#operations.find((one) => one.method === method && one.path.test(path));
    if (found) this.#called.add(found);
  }

  /** The operations not called in a run of this many calls. */
  missingAfter(calls: number): string[] {
    if (calls < COMPLETE_CALLS) return [];
    return this.#operations.filter((one) => !this.#called.has(one)).map(({ name }) => name);
  }
}
