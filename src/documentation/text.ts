import type * as z from "zod";
import type { Sentence } from "../lib/language.ts";

/** A member's meaning, unit and rule, and an example if a generated one would say less. */
export interface MemberText extends Sentence {
  readonly example?: unknown;
}

/** For the platform's own staff: in English only. */
export interface EnglishText extends Partial<Sentence> {
  readonly en: string;
  readonly example?: unknown;
}

/** A plain string where no example is needed. */
export type StaffText = string | EnglishText;

export interface OperationDocs<T extends StaffText = Sentence> {
  readonly answer: z.ZodType;
  readonly description: T;
  readonly body?: Readonly<Record<string, unknown>>;
  /** By status: the members of the example answer that differ from the schema's examples. */
  readonly answers?: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
}

/** For the platform side, whose titles are never shown by anything deployed; a `/v1` endpoint declares its own. */
interface TitledOperationDocs<T extends StaffText> extends OperationDocs<T> {
  readonly summary: T;
}

/** Members by name; `_` describes the schema itself. */
export type SchemaTexts = Readonly<Record<string, MemberText>>;
export type EnglishTexts = Readonly<Record<string, EnglishText>>;
export type StaffTexts = Readonly<Record<string, StaffText>>;

/** The documentation of a part of the service. Only the build and tests load them. */
export interface Documentation<T = OperationDocs, Text extends StaffTexts = SchemaTexts> {
  readonly operations: Readonly<Record<string, T>>;
  /** Parameters of path and query that mean the same in each of these operations. */
  readonly params?: Text;
  readonly schemas: Readonly<Record<string, Text>>;
}

/** A part's documentation, with each operation's title. */
export type TitledDocs<T extends StaffText = EnglishText> = Documentation<
  TitledOperationDocs<T>,
  Readonly<Record<string, T>>
>;

/** The same for a part of the platform side. */
export type BackofficeDocs = TitledDocs<StaffText>;
