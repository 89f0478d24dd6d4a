/** Members of RFC 9457 and HTTP that a model has no use for. */
const LEFT_OUT = ["type", "title", "status", "detail", "requestId", "retryable", "invalidParams"];

/** An argument has a name and no place: where the endpoint looks for it does not concern the model. */
const faultOf = (fault: unknown): unknown => {
  if (!isObject(fault)) return fault;
  const { in: _, pointer: __, ...rest } = fault;
  return rest;
};

/** A problem document as a model reads it. */
export const problemResult = (problem: JsonObject, retryAfter: string | null): JsonObject => {
  const { code, title, detail, invalidParams, type: docs } = problem;
  const others = Object.entries(problem).filter(([name]) => !LEFT_OUT.includes(name));
  return compact({
    code,
    message: detail ?? title,
    ...Object.fromEntries(others),
    ...(Array.isArray(invalidParams) && { invalidParams: invalidParams.map(faultOf) }),
    ...(retryAfter !== null && { retryAfterSeconds: Number(retryAfter) }),
    docs,
  }) as JsonObject;
};

export type JsonObject = { readonly [member: string]: unknown };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isEmpty = (value: unknown): boolean =>
  value === null ||
  value === "" ||
  (Array.isArray(value) && value.length === 0) ||
  (isObject(value) && Object.keys(value).length === 0);

/** Without members that say nothing: a model takes an absent one for null or empty. */
export const compact = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(compact);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, member]) => [name, compact(member)] as const)
      .filter(([, member]) => !isEmpty(member)),
  );
};
