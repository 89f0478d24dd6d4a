import { slugFor } from "./markup.ts";
import type { Language } from "./page.ts";

export interface Schema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly items?: Schema;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly "x-extensible-enum"?: readonly unknown[];
}

export interface Media {
  readonly schema: Schema;
  readonly example?: unknown;
}

export interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly "x-problem-codes"?: readonly string[];
  readonly content?: Readonly<Record<string, Media>>;
}

export interface Parameter {
  readonly $ref?: string;
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly description?: string;
  readonly schema: Schema;
}

export interface Operation {
  readonly operationId: string;
  readonly tags: readonly [string];
  readonly summary: string;
  readonly description: string;
  readonly "x-permission"?: string;
  readonly parameters: readonly Parameter[];
  readonly requestBody?: { readonly content: Readonly<Record<string, Media>> };
  readonly responses: Readonly<Record<string, Answer>>;
  readonly "x-codeSamples": readonly {
    readonly lang: string;
    readonly label: string;
    readonly source: string;
  }[];
}

/** The messages to webhook receivers. */
export interface Delivery {
  readonly summary: string;
  readonly description: string;
  readonly requestBody: { readonly content: Readonly<Record<string, Media>> };
}

/** The parts of the `/v1` contract that pages use, in a language. */
export interface Contract {
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description: string;
    readonly contact: object;
  };
  readonly tags: readonly {
    readonly name: string;
    readonly "x-displayName": string;
    readonly description: string;
  }[];
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: Readonly<Record<string, { readonly post: Delivery }>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Answer>>;
    readonly parameters: Readonly<Record<string, Parameter>>;
  };
}

export type Contracts = Readonly<Record<Language, Contract>>;

export interface Listed {
  readonly method: string;
  readonly path: string;
  readonly operation: Operation;
  /** Its anchor in the reference, as the browser's reference.ts names it too. */
  readonly anchor: string;
}

/** Every operation, in the order of the document. */
export const operationsOf = ({ paths }: Contract): Listed[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path,
      operation,
      anchor: `tag/${slugFor(operation.tags[0])}/${operation.operationId}`,
    })),
  );

/** The target of a reference within the document. */
export const resolved = <T extends { readonly $ref?: string }>(
  part: T,
  section: "responses" | "parameters" | "schemas",
  { components }: Contract,
): T => {
  const name = part.$ref?.split("/").at(-1);
  return name === undefined ? part : ((components[section] as Readonly<Record<string, unknown>>)[name] as T);
};

/** The error codes an operation answers. */
export const codesOf = ({ responses }: Operation, contract: Contract): string[] =>
  Object.values(responses).flatMap((answer) => [
    ...(resolved(answer, "responses", contract)["x-problem-codes"] ?? []),
  ]);
