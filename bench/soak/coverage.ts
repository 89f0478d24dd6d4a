/** A run with fewer calls may omit rare operations. */
const COMPLETE_CALLS = 20_000;

interface DocumentedOperation {
  readonly parameters?: readonly { readonly name?: string; readonly $ref?: string }[];
  readonly requestBody?: { readonly content: { readonly "application/json": { readonly example: unknown } } };
}

export interface Contract {
  readonly servers: readonly { readonly url: string }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
}

/** An operation of the contract. */
export interface Operation {
  readonly name: string;
  readonly method: string;
  /** With `{name}` for its parameters. */
  readonly path: string;
  /** The example of its body. */
  readonly body: unknown;
  /** Whether it may be called under an Idempotency-Key. */
  readonly takesKey: boolean;
  readonly matches: RegExp;
}

const operationsOf = ({ servers, paths }: Contract): Operation[] => {
  const base = new URL(servers[0]!.url, "http://any").pathname.replace(/\/$/, "");
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([name, { requestBody, parameters = [] }]) => {
      const method = name.toUpperCase();
      const matches = new RegExp(`^${base}${path.replace(/\{\w+\}/g, "[^/]+")}$`);
      const body = requestBody?.content["application/json"].example;
      const takesKey = parameters.some((one) => /Idempotency-?Key$/.test(one.name ?? one.$ref ?? ""));
      return { name: `${method} ${path}`, method, path, body, takesKey, matches };
    }),
  );
};

/** The called operations of the contract. */
export class Coverage {
  readonly #operations: readonly Operation[];
  readonly #called = new Set<Operation>();

  constructor(contract: Contract) {
    this.#operations = operationsOf(contract);
  }

  /** From the service's own contract, so that a new endpoint counts from its first day. */
  static async of(service: URL): Promise<Coverage> {
    const answer = await fetch(new URL("/docs/openapi.json", service));
    return new Coverage((await answer.json()) as Contract);
  }

  get documented(): readonly Operation[] {
    return this.#operations;
  }

  get operations(): number {
    return this.#operations.length;
  }

  get called(): number {
    return this.#called.size;
  }

  get uncalled(): readonly Operation[] {
    return this.#operations.filter((operation) => !this.#called.has(operation));
  }

  /** @returns the operation; undefined for calls outside the contract */
  note(method: string, target: string): Operation | undefined {
    const [path = ""] = target.split("?");
    const found = this.#operations.find(
      (operation) => operation.method === method && operation.matches.test(path),
    );
    if (found) this.#called.add(found);
    return found;
  }

  /** The operations not called in a run of this many calls. */
  missingAfter(calls: number): string[] {
    return calls < COMPLETE_CALLS ? [] : this.uncalled.map(({ name }) => name);
  }
}
