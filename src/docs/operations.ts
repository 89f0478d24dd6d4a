import type * as z from "zod";
import { BACKOFFICE_ANSWERS } from "../backoffice/answers.ts";
import { BACKOFFICE_ENDPOINTS } from "../backoffice/endpoints.ts";
import { ANSWERS } from "../routes/answers.ts";
import { ENDPOINTS } from "../routes/index.ts";
import { backofficeOperationOf } from "./backoffice-operation.ts";
import { type CalledOperation, type Operation, operationOf } from "./operation.ts";

const withAnswers = (
  operations: readonly CalledOperation[],
  answers: Readonly<Record<string, z.ZodType>>,
): Operation[] => operations.map((called) => ({ ...called, response: answers[called.operationId]! }));

/** The operations of `/v1` with what they answer: for documents and tests, never for what is deployed. */
export const OPERATIONS: readonly Operation[] = withAnswers(ENDPOINTS.map(operationOf), ANSWERS);

/** The same of `/backoffice`. */
export const BACKOFFICE_OPERATIONS: readonly Operation[] = withAnswers(
  BACKOFFICE_ENDPOINTS.map(backofficeOperationOf),
  BACKOFFICE_ANSWERS,
);
