import { expect } from "vitest";
import type * as z from "zod";
import { statusesOf } from "../../src/contract/route.ts";
import type { Operation } from "../../src/docs/operations.ts";
import { jsonPointer, pathOfPointer } from "../../src/lib/json-pointer.ts";
import type { Answer, Json } from "../support/http.ts";
import { expectProblem } from "../support/problem.ts";
import { strict } from "../support/strict-schema.ts";
import { parsedBody } from "./expect-agreement.ts";
import { PERSONAL } from "./odd-values.ts";

const responses = new WeakMap<z.ZodType, z.ZodType>();

const strictResponse = ({ response }: Operation): z.ZodType => {
  const known = responses.get(response) ?? strict(response);
  responses.set(response, known);
  return known;
};

/** Faults that may be about a missing member, whose pointer leads to nothing in the body. */
const ABSENCE_CODES = new Set(["required", "required_or", "one_of", "below_minimum"]);

const memberAt = (value: Json, name: string): Json => {
  if (typeof value !== "object" || value === null || !Object.hasOwn(value, name)) return undefined;
  return value[name];
};

/** The maximum length of a pointer; one with a longer name is cut (rules 6.7). */
const MAX_POINTER_CHARS = 100;
const CUT = /\uFFFD?\u2026$/;

const memberBelow = (document: Json, path: readonly string[]): Json => path.reduce(memberAt, document);

const pointsInto = (document: Json, pointer: string): boolean => {
  const path = pathOfPointer(pointer);
  if (memberBelow(document, path) !== undefined) return true;
  if (pointer.length !== MAX_POINTER_CHARS || !CUT.test(pointer)) return false;
  const above = path.slice(0, -1);
  const places = Object.keys(memberBelow(document, above) ?? {}).map((name) => jsonPointer([...above, name]));
  return places.some((place) => place.toWellFormed().startsWith(pointer.replace(CUT, "")));
};

/** Checks that every pointer of a refusal leads to a sent member, or to the place of a missing one. */
const expectPointers = ({ body: problem, text }: Answer, sent: Uint8Array | null): void => {
  const document = parsedBody(sent);
  if (document === undefined) return;
  for (const { in: where, pointer, code } of problem.invalidParams ?? []) {
    if (where !== "body" || pointer === "" || ABSENCE_CODES.has(code)) continue;
    expect(pointsInto(document, pointer), `${pointer} leads nowhere in the body: ${text}`).toBe(true);
  }
};

const TRACES = /\bat \S+ \(|\.[jt]s:\d+|SQLITE_|D1_ERROR|TypeError|RangeError/;

/** Checks that a refusal shows no internals and no personal data from the request. */
const expectNoLeak = ({ text }: Answer, secrets: readonly string[]): void => {
  expect(text).not.toMatch(TRACES);
  for (const secret of [...Object.values(PERSONAL), ...secrets]) expect(text).not.toContain(secret);
};

interface Sent {
  readonly body: Uint8Array | null;
  readonly secrets: readonly string[];
}

/** Checks an answer against its operation's document. No answer may be a 5xx, because no port fails here. */
export const expectAnswered = (operation: Operation, answer: Answer, { body, secrets }: Sent): void => {
  const { route, errors } = operation;
  const { operationId } = route;
  expect(answer.status, `${operationId}: ${answer.text}`).toBeLessThan(500);
  if (answer.status < 400) {
    expect(statusesOf(route), operationId).toContain(answer.status);
    expect(answer.headers.get("Content-Type")).toBe("application/json; charset=utf-8");
    const { error } = strictResponse(operation).safeParse(answer.body);
    expect(error?.issues ?? [], `${operationId}: ${answer.text}`).toEqual([]);
    return;
  }
  expect(errors, `${operationId}: ${answer.text}`).toContain(expectProblem(answer));
  expectPointers(answer, body);
  expectNoLeak(answer, secrets);
};
