/** What a value is, as every language can say it. */
export type Type =
  | { readonly kind: "string" | "boolean" | "integer" | "number" | "money" | "any" }
  | { readonly kind: "list" | "map"; readonly of: Type }
  | { readonly kind: "model" | "enum"; readonly name: string };

export interface Field {
  /** As it stands in JSON. */
  readonly name: string;
  readonly type: Type;
  readonly required: boolean;
  readonly nullable: boolean;
  readonly description: string;
}

export interface Model {
  readonly name: string;
  readonly description: string;
  readonly fields: readonly Field[];
  /** Sent in requests: what is absent is told apart from what is null. */
  readonly isInput: boolean;
}

/** Values known when the contract was made; others may come. */
export interface Enum {
  readonly name: string;
  readonly values: readonly string[];
}

/** Values of the contract to show a call with. */
export interface Examples {
  /** Of parameters, by their names; of the path, each has one. */
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
  /** Name of the model that answers. */
  readonly answer: string;
  /** Takes an Idempotency-Key, so that it can be sent again. */
  readonly isKeyed: boolean;
  /** Of a list with pages: what one item is. */
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
  /** Of the error class, in camel case with a capital. */
  readonly className: string;
}

/** What an event of a type brings: the model of its data. */
export interface EventData {
  readonly type: string;
  readonly model: string;
}

/** All that an emitter knows of the contract. */
export interface Form {
  readonly version: string;
  readonly resources: readonly Resource[];
  readonly models: readonly Model[];
  readonly enums: readonly Enum[];
  readonly problems: readonly ProblemCode[];
  /** Empty when the contract says nothing of it. */
  readonly events: readonly EventData[];
}
