/** What an SDK is asked to do, in words that every language's agent turns into a call of its own. */
export interface Task {
  readonly do: "make" | "call" | "all" | "follow" | "verify" | "sign" | "typed";
  readonly resource?: string;
  readonly verb?: string;
  readonly path?: readonly string[];
  readonly body?: unknown;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Of `call`: one client makes it twice, and the second outcome counts. */
  readonly isSecond?: boolean;
  /** Of `all`: how many items are read. */
  readonly take?: number;
  /** Of `follow`: what the store holds; nothing when absent, and null where the language tells the two apart. */
  readonly position?: string | null;
  /** Of `follow`: the event at which the handler fails, counted from 1. */
  readonly failAt?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly text?: string;
  readonly now?: number;
  readonly tolerance?: number;
  readonly message?: { readonly id: string; readonly type: string; readonly data: unknown };
}

export type Reply =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown }
  /** Closed without a word; broken off in the middle; never answered, or never to the end; answered with what is no JSON. */
  | { readonly fault: "drop" | "truncate" | "slow" | "drip" | "garbage" };

export interface ExpectedRequest {
  readonly method: string;
  /** Decoded segments below the version. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface ToldResponse {
  readonly status: number;
  readonly requestId: string | null;
  readonly rateLimit: string | null;
}

export interface Vector {
  readonly name: string;
  readonly client?: Readonly<Record<string, unknown>>;
  readonly task: Task;
  readonly replies?: readonly Reply[];
  /** How often the stand-in is to be asked; as many times as it has replies when absent. */
  readonly attempts?: number;
  /** Of the first request; every further attempt is to be the same, its key included. */
  readonly request?: ExpectedRequest;
  readonly leastMs?: number;
  /** The call carries an Idempotency-Key. */
  readonly isKeyed?: boolean;
  readonly answer?: unknown;
  /** What the client tells of each answer that came. */
  readonly responses?: readonly ToldResponse[];
  readonly error?: Readonly<Record<string, unknown>>;
  /** What the error's message has in it, whatever its letters' case. */
  readonly says?: string;
  /** Languages in which nothing is left of it when a program runs. */
  readonly notIn?: readonly string[];
}

/** A task of which members may still be a `{name}`. */
export type OpenTask = Omit<Task, "headers" | "now"> & {
  readonly headers?: Task["headers"] | string;
  readonly now?: Task["now"] | string;
};

/** A call of the running service; what it saves stands in later steps as `{name}`. */
export interface Step {
  readonly name: string;
  readonly task: OpenTask;
  /** Members of the answer or the error by their paths; `*` is anything but nothing. */
  readonly expect?: Readonly<Record<string, unknown>>;
  readonly error?: Readonly<Record<string, unknown>>;
  readonly save?: Readonly<Record<string, string>>;
}

export interface Vectors {
  readonly contract: string;
  readonly vectors: readonly Vector[];
  readonly live: readonly Step[];
}
