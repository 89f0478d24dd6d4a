import { expect } from "vitest";
import { ACCEPTED, isExcused, NO_PROBLEM, REFUSED } from "../../scripts/contract-fuzz/exceptions.ts";
import { bodyOf } from "../../src/contract/route.ts";
import type { Operation } from "../../src/docs/operations.ts";
import { decodeUtf8 } from "../../src/lib/json.ts";
import { documentValidator } from "../support/document.ts";
import type { Answer, Json } from "../support/http.ts";

/** The value of a body; undefined if there is none. */
export const parsedBody = (body: Uint8Array | null): Json => {
  try {
    return JSON.parse(decodeUtf8(body ?? new Uint8Array()) ?? "");
  } catch {
    return undefined;
  }
};

interface Fault {
  readonly in: string;
  readonly code: string;
  readonly name: string;
}

/**
 * Checks that document and service agree on a body: an accepted body follows the schema, and a body that follows the
 * schema is refused only by rules that no schema can express.
 */
export const expectAgreement = async (
  side: "v1" | "backoffice",
  { route }: Operation,
  sent: Uint8Array | null,
  answer: Answer,
): Promise<void> => {
  const body = parsedBody(sent);
  if (bodyOf(route) === null || body === undefined) return;
  const { path, method } = route;
  const validator = await documentValidator(side);
  const { schema } = validator.document.paths[path][method].requestBody.content["application/json"];
  const faults = validator.faults(schema, body);
  const operation = `${method.toUpperCase()} ${path}`;
  if (answer.status < 400 && !isExcused(ACCEPTED, operation, [{ code: NO_PROBLEM }]))
    expect(faults, `${operation} accepted what its document forbids`).toEqual([]);
  if (answer.status < 400 || faults.length > 0) return;
  const refused: Fault[] = answer.body.invalidParams ?? [];
  const words = refused.filter((one) => one.in === "body").map(({ code, name }) => ({ code, member: name }));
  const unexcused = words.filter((word) => !isExcused(REFUSED, operation, [word]));
  expect(unexcused, `${operation} refused what its document allows`).toEqual([]);
};
