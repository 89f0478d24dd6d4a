/** The same text in Portuguese and in English. */
export type Text = readonly [portuguese: string, english: string];

/** What a member is, with its unit and its rule, and a value of it where a made-up one would tell less. */
export type MemberText = readonly [portuguese: string, english: string, example?: unknown];

export interface OperationTexts {
  readonly summary: Text;
  readonly description: Text;
  /** A body that the service takes. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** By status: what its answer has where it is not what the members of the schema show. */
  readonly answers?: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
}

/** Members by name; what the schema itself is stands under `_`. */
export type SchemaTexts = Readonly<Record<string, MemberText>>;

/** What the documents say of a part of the service. Loaded when they are built, and by no deployed module. */
export interface Texts {
  readonly operations: Readonly<Record<string, OperationTexts>>;
  /** Parameters of path and query that mean the same in each of these operations. */
  readonly params?: Readonly<Record<string, MemberText>>;
  readonly schemas: Readonly<Record<string, SchemaTexts>>;
}
