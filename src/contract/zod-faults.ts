import type * as z from "zod";
import { FAULTS, type Fault, type FaultCode, MAX_FAULTS, type Suggestion } from "../errors/faults.ts";
import { jsonPointer } from "../lib/json-pointer.ts";
import { acceptedNames, nearest, suggestedName } from "./accepted-names.ts";

type Issue = z.core.$ZodIssue;

/** Limits the refusal: callers choose the names, and it holds each three times. */
const MAX_NAME_CHARS = 32_768;

/** How many faults get a suggestion: the rest are probably the same mistake. */
const MAX_HINTS = 20;

/** `["address", "city"]` is `address.city`, `["photos", 2]` is `photos[2]`. */
export const nameOf = (path: readonly PropertyKey[]): string =>
  path.reduce<string>((name, key) => {
    if (typeof key === "number") return `${name}[${key}]`;
    return name === "" ? String(key) : `${name}.${String(key)}`;
  }, "");

const sizeCode = (origin: string, low: boolean): FaultCode => {
  if (origin === "string") return low ? "too_short" : "too_long";
  if (origin === "array" || origin === "set") return low ? "too_few" : "too_many";
  return low ? "too_low" : "too_high";
};

/** Zod's message for an absent value, by the kind of its schema: a type, an enum, a union. */
const ABSENCE_CODES: readonly Issue["code"][] = ["invalid_type", "invalid_value", "invalid_union"];

const isForbidden = (issue: Issue): boolean => issue.code === "invalid_type" && issue.expected === "never";

const codeOf = (issue: Issue): Pick<Fault, "code" | "args" | "allowed"> => {
  if (issue.input === undefined && ABSENCE_CODES.includes(issue.code) && !isForbidden(issue))
    return { code: "required" };
  switch (issue.code) {
    case "invalid_type":
      return {
        code: "wrong_type",
        args: { expected: issue.expected === "int" ? "integer" : issue.expected },
      };
    case "too_small":
      if (issue.origin === "number" && Number(issue.minimum) === 0 && !issue.inclusive)
        return { code: "not_positive" };
      return { code: sizeCode(issue.origin, true), args: { limit: Number(issue.minimum) } };
    case "too_big":
      return { code: sizeCode(issue.origin, false), args: { limit: Number(issue.maximum) } };
    case "invalid_value":
      return { code: "not_in_list", allowed: issue.values.map(String) };
    case "invalid_format":
      // A pattern means nothing to a caller, so such schemas give a name of the format as their message.
      return {
        code: "invalid_format",
        args: { format: issue.format === "regex" ? issue.message : issue.format },
      };
    case "custom": {
      const { fault, args, allowed } = (issue.params ?? {}) as {
        fault?: string;
        args?: Fault["args"];
        allowed?: string[];
      };
      const code = fault !== undefined && fault in FAULTS ? (fault as FaultCode) : "invalid_format";
      return { code, ...(args && { args }), ...(allowed && { allowed }) };
    }
    default:
      return { code: "invalid_format", args: { format: "" } };
  }
};

const placeOf = (
  path: readonly PropertyKey[],
  where: Fault["in"],
): Pick<Fault, "in" | "name" | "pointer"> => ({
  in: where,
  name: nameOf(path),
  ...(where === "body" && { pointer: jsonPointer(path.map(String)) }),
});

/** Faults of unknown names, each with the accepted names and the closest of them. */
const unknownNames = (
  { keys, path }: z.core.$ZodIssueUnrecognizedKeys,
  where: Fault["in"],
  { limit, schema }: { limit: number; schema: z.core.$ZodType | undefined },
): Fault[] => {
  const code = where === "body" ? "unknown_field" : "unknown_param";
  const allowed = schema ? acceptedNames(schema, path) : [];
  return keys.slice(0, limit).map((key, at) => ({
    ...placeOf([...path, key], where),
    code,
    ...(at < MAX_HINTS && allowed.length > 0 && { allowed, meant: suggestedName(key, allowed) }),
  }));
};

/** Adds the accepted value that was probably meant. */
const withSuggestions = (fault: Fault, { input }: Issue): Fault =>
  fault.allowed && typeof input === "string" ? { ...fault, meant: nearest(input, fault.allowed) } : fault;

const faultsOfIssue = (
  issue: Issue,
  where: Fault["in"],
  limit: number,
  schema: z.core.$ZodType | undefined,
): Fault[] => {
  if (issue.code === "unrecognized_keys") return unknownNames(issue, where, { limit, schema });
  const suggestions =
    issue.code === "custom" ? (issue.params?.suggestions as Suggestion[] | undefined) : undefined;
  const fault = { ...placeOf(issue.path, where), ...codeOf(issue), ...(suggestions && { suggestions }) };
  return [limit > 0 && schema ? withSuggestions(fault, issue) : fault];
};

/**
 * Every issue zod found, in the words of `invalidParams`, up to `limit` of them.
 * @param schema the schema that found them, which knows its accepted names
 */
export const faultsOf = (
  error: Pick<z.core.$ZodError, "issues">,
  where: Fault["in"],
  schema?: z.core.$ZodType,
  limit = MAX_FAULTS,
): Fault[] => {
  const faults: Fault[] = [];
  let nameChars = 0;
  for (const issue of error.issues) {
    const hinting = faults.length < MAX_HINTS ? schema : undefined;
    for (const fault of faultsOfIssue(issue, where, limit, hinting)) {
      if (faults.length >= limit || nameChars > MAX_NAME_CHARS) return faults;
      // A number too high for an integer is too high for its field too: report the field's limit.
      const last = faults.at(-1);
      if (last?.code === fault.code && last.name === fault.name) faults.pop();
      else nameChars += fault.name.length;
      faults.push(fault);
    }
  }
  return faults;
};
