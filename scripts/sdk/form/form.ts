/** The type of a value, for every language. */
export type Type =
  | { readonly kind: "string" | "boolean" | "integer" | "number" | "money" | "any" }
  | { readonly kind: "list" | "map"; readonly of: Type }
  | { readonly kind: "model" | "enum"; readonly name: string };

export interface Field {
  /** Its name in JSON. */
  readonly name: string;
  readonly type: Type;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly description: string;
  /** A text that is a moment (date-time). */
  readonly isMoment?: true;
}

export interface Model {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
  /** Sent in requests, where absent and null differ. */
  readonly isInput: boolean;
}

/** The contract's present values; more may come. */
export interface Enum {
  readonly name: string;
  readonly values: readonly string[];
}

/** Example values for a call. */
export interface Examples {
  /** Values of parameters, by name; path parameters always have one. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

export interface Operation {
  readonly id: string;
  /** Its name within the resource. */
  readonly verb: string;
  readonly method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  readonly path: string;
  readonly description: string;
  readonly pathParams: readonly string[];
  readonly query: readonly Field[];
  readonly body: { readonly type: Type; readonly required: boolean } | null;
  /** The name of the answer's model. */
  readonly answer: string;
  /** Accepts an Idempotency-Key, so it can be retried. */
  readonly isKeyed: boolean;
  /** Accepts If-Match: it writes only the version that the caller has read. */
  readonly isVersioned: boolean;
  /** The item type of a list with pages. */
  readonly item: Type | null;
  readonly examples: Examples;
}

export interface Resource {
  readonly name: string;
  readonly operations: readonly Operation[];
}

export interface ProblemCode {
  readonly code: string;
  readonly status: number;
  readonly title: string;
  /** The error class's name, in upper camel case. */
  readonly className: string;
}

/** The data model of an event type. */
export interface EventData {
  readonly type: string;
  readonly model: string;
}

/** An emitter's view of the contract. */
export interface Form {
  readonly version: string;
  readonly resources: readonly Resource[];
  readonly models: readonly Model[];
  readonly enums: readonly Enum[];
  readonly problems: readonly ProblemCode[];
  /** Empty if the contract has no text. */
  readonly events: readonly EventData[];
}
