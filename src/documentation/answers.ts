import type * as z from "zod";
import { type OperationId, V1_DOCS } from "./all.ts";
import { BACKOFFICE_DOCS } from "./backoffice/all.ts";
import { PLAYGROUND_DOCS } from "./sandbox.ts";
import type { Documentation, OperationDocs } from "./text.ts";
import { UPLOAD_DOCS } from "./uploads.ts";

const answersOf = (
  parts: readonly Pick<Documentation<Pick<OperationDocs, "answer">>, "operations">[],
): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(
    parts.flatMap(({ operations }) => Object.entries(operations).map(([id, { answer }]) => [id, answer])),
  );

/** The answer of each operation, for documents and tests; a route refers only to its answer's type. */
export const ANSWERS: Readonly<Record<OperationId, z.ZodType>> = answersOf(V1_DOCS);

/** The same for the platform side. */
export const BACKOFFICE_ANSWERS = answersOf(BACKOFFICE_DOCS);

/** The same for `/sandbox`. */
export const SANDBOX_ANSWERS = answersOf([PLAYGROUND_DOCS]);

/** The same for `/uploads`. */
export const UPLOAD_ANSWERS = answersOf([UPLOAD_DOCS]);
