import type * as z from "zod";
import { type OperationId, V1_WORDS } from "./all.ts";
import { BACKOFFICE_WORDS } from "./backoffice/all.ts";
import { PLAYGROUND_WORDS } from "./sandbox.ts";
import type { Words } from "./text.ts";
import { UPLOAD_WORDS } from "./uploads.ts";

const answersOf = (parts: readonly Words[]): Readonly<Record<string, z.ZodType>> =>
  Object.fromEntries(
    parts.flatMap(({ operations }) => Object.entries(operations).map(([id, { answer }]) => [id, answer])),
  );

/** The answer of each operation, for documents and tests: a route names the type of its own. */
export const ANSWERS: Readonly<Record<OperationId, z.ZodType>> = answersOf(V1_WORDS);

/** The same of the platform side. */
export const BACKOFFICE_ANSWERS = answersOf(BACKOFFICE_WORDS);

/** The same of `/sandbox`. */
export const SANDBOX_ANSWERS = answersOf([PLAYGROUND_WORDS]);

/** The same of `/uploads`. */
export const UPLOAD_ANSWERS = answersOf([UPLOAD_WORDS]);
