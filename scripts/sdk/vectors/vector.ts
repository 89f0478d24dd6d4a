/** An SDK's task, in words that every language's agent turns into a call. */
export interface Task {
  readonly do: "make" | "env" | "call" | "all" | "stream" | "verify" | "receive" | "sign" | "typed";
  readonly resource?: string;
  readonly verb?: string;
  readonly path?: readonly string[];
  readonly body?: unknown;
  readonly options?: Readonly<Record<string, unknown>>;
  /** For `call`: one client calls twice, and the second outcome counts. */
  readonly isSecond?: boolean;
  /** For `all` and `stream`: the number of items to read; a stream without it ends when it is current. */
  readonly take?: number;
  /** For `stream`: the store's contents; absent for nothing, and null if the language distinguishes the two. */
  readonly position?: string | null;
  /** For `stream`: the event, counted from 1, at which the loop is left. */
  readonly failAt?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly secrets?: readonly string[];
  readonly text?: string;
  readonly now?: number;
  readonly tolerance?: number;
  /** For `receive`: the handler of the message fails. */
  readonly isFailing?: boolean;
  /** For `receive`: sends this many bytes instead of the text. */
  readonly bytes?: number;
  readonly message?: { readonly id: string; readonly type: string; readonly data: unknown };
}

export type Reply =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: unknown }
  /**
   * Closed at once; reset in the middle; never answered, or never completely; answered with something other than JSON.
   */
  | { readonly fault: "drop" | "truncate" | "slow" | "drip" | "garbage" };

export interface ExpectedRequest {
  readonly method: string;
  /** The decoded segments after the version. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface ReportedResponse {
  readonly status: number;
  readonly requestId: string | null;
  readonly etag: string | null;
  readonly rateLimit: string | null;
  readonly limits: Readonly<Record<string, { readonly remaining: number; readonly resetSeconds: number }>>;
}

export interface Vector {
  readonly name: string;
  readonly client?: Readonly<Record<string, unknown>>;
  readonly task: Task;
  readonly replies?: readonly Reply[];
  /** The expected number of requests; the number of replies if absent. */
  readonly attempts?: number;
  /** The first request; further attempts must equal it, including the key. */
  readonly request?: ExpectedRequest;
  readonly leastMs?: number;
  /** The call carries an Idempotency-Key. */
  readonly isKeyed?: boolean;
  readonly answer?: unknown;
  /** The client's report of each received answer. */
  readonly responses?: readonly ReportedResponse[];
  /** What the client's hooks received, as `request GET /feed 1`. */
  readonly told?: readonly string[];
  readonly error?: Readonly<Record<string, unknown>>;
  /** A part of the error's message, in any letter case. */
  readonly says?: string;
  /** Languages in which the feature does not exist at run time. */
  readonly notIn?: readonly string[];
}

/** A task whose members may still be a `{name}`. */
export type OpenTask = Omit<Task, "headers" | "now"> & {
  readonly headers?: Task["headers"] | string;
  readonly now?: Task["now"] | string;
};

/** A call of the running service; later steps use its saved values as `{name}`. */
export interface Step {
  readonly name: string;
  readonly task: OpenTask;
  /** Expected members of the answer or error by path; `*` is any value, but it must exist. */
  readonly expect?: Readonly<Record<string, unknown>>;
  readonly error?: Readonly<Record<string, unknown>>;
  readonly save?: Readonly<Record<string, string>>;
  /** The key that calls; by default the live account's. */
  readonly by?: "sandbox";
}

export interface Vectors {
  readonly contract: string;
  readonly vectors: readonly Vector[];
  readonly live: readonly Step[];
}
