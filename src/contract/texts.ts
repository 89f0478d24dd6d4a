/** The same text in Portuguese and in English. */
export type Text = readonly [portuguese: string, english: string];

/** A member's meaning, unit and rule, and an example if a generated one would say less. */
export type MemberText = readonly [portuguese: string, english: string, example?: unknown];

export interface OperationTexts {
  readonly summary: Text;
  readonly description: Text;
  /** A valid body. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** By status: members of the example answer that differ from the schema's examples. */
  readonly answers?: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
}

/** Members by name; `_` describes the schema itself. */
export type SchemaTexts = Readonly<Record<string, MemberText>>;

/** The texts of a part of the service. Only the build loads them, no deployed module. */
export interface Texts {
  readonly operations: Readonly<Record<string, OperationTexts>>;
  /** Parameters of path and query that mean the same in each of these operations. */
  readonly params?: Readonly<Record<string, MemberText>>;
  readonly schemas: Readonly<Record<string, SchemaTexts>>;
}
