import type { Sentence } from "../../lib/language.ts";

/** A member's meaning, unit and rule, and an example if a generated one would say less. */
export interface MemberText extends Sentence {
  readonly example?: unknown;
}

interface OperationTexts {
  readonly description: Sentence;
  /** A valid body. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** By status: members of the example answer that differ from the schema's examples. */
  readonly answers?: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
}

/** Of the platform side, whose titles nothing deployed shows; those of `/v1` are in `OPERATION_TITLES`. */
export interface TitledTexts extends OperationTexts {
  readonly summary: Sentence;
}

/** Members by name; `_` describes the schema itself. */
export type SchemaTexts = Readonly<Record<string, MemberText>>;

/** The texts of a part of the service: exactly of its operations. Only the build loads them. */
export interface Texts<Id extends string, T extends OperationTexts = OperationTexts> {
  readonly operations: Readonly<Record<Id, T>>;
  /** Parameters of path and query that mean the same in each of these operations. */
  readonly params?: SchemaTexts;
  readonly schemas: Readonly<Record<string, SchemaTexts>>;
}

/** Those of a part of the platform side. */
export type BackofficeTexts<Id extends string> = Texts<Id, TitledTexts>;
