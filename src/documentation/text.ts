import type * as z from "zod";
import type { Sentence } from "../lib/language.ts";

/** A member's meaning, unit and rule, and an example if a generated one would say less. */
export interface MemberText extends Sentence {
  readonly example?: unknown;
}

/** For the platform's own staff: in English alone. */
export interface EnglishText extends Partial<Sentence> {
  readonly en: string;
  readonly example?: unknown;
}

export interface OperationDocs<T extends EnglishText = Sentence> {
  readonly answer: z.ZodType;
  readonly description: T;
  /** A valid body. */
  readonly body?: Readonly<Record<string, unknown>>;
  /** By status: members of the example answer that differ from the schema's examples. */
  readonly answers?: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
}

/** Of the platform side, whose titles nothing deployed shows; an endpoint of `/v1` declares its own. */
interface TitledOperationDocs extends OperationDocs<EnglishText> {
  readonly summary: EnglishText;
}

/** Members by name; `_` describes the schema itself. */
export type SchemaTexts = Readonly<Record<string, MemberText>>;
export type EnglishTexts = Readonly<Record<string, EnglishText>>;

/** The documentation of a part of the service. Only the build and tests load them. */
export interface Documentation<T = OperationDocs, Text extends EnglishTexts = SchemaTexts> {
  readonly operations: Readonly<Record<string, T>>;
  /** Parameters of path and query that mean the same in each of these operations. */
  readonly params?: Text;
  readonly schemas: Readonly<Record<string, Text>>;
}

/** Those of a part of the platform side. */
export type BackofficeDocs = Documentation<TitledOperationDocs, EnglishTexts>;
