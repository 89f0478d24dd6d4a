import { createHash } from "node:crypto";
import type {
  IDataObject,
  IExecuteSingleFunctions,
  IHttpRequestOptions,
  IN8nHttpFullResponse,
  INodeExecutionData,
  JsonObject,
} from "n8n-workflow";
import { NodeApiError } from "n8n-workflow";
import { CLEARED_AS_LISTS } from "../contract.ts";

const REFUSED = 400;

const isObject = (value: unknown): value is IDataObject =>
  typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);

const isEmpty = (value: unknown): boolean => {
  if (value === undefined || value === null || value === "") return true;
  if (Array.isArray(value)) return value.length === 0;
  return isObject(value) && Object.keys(value).length === 0;
};

/** Leaves out empty values: an expression that finds nothing must not erase a field. */
const withoutEmpty = (given: IDataObject): IDataObject =>
  Object.fromEntries(
    Object.entries(given)
      .map(([name, value]) => [name, isObject(value) ? withoutEmpty(value) : value])
      .filter(([, value]) => !isEmpty(value)),
  );

/** @param name a member's path, such as `notes` or `interest.locations` */
const clear = (body: IDataObject, name: string): IDataObject => {
  const nothing = CLEARED_AS_LISTS.includes(name) ? [] : null;
  const [outer = name, inner] = name.split(".");
  if (inner === undefined) return { ...body, [outer]: nothing };
  return { ...body, [outer]: { ...(body[outer] as IDataObject | undefined), [inner]: nothing } };
};

/** The idempotency key of one item of one run, so that a node that n8n runs again writes nothing twice. */
const keyOf = (context: IExecuteSingleFunctions, body: unknown): string | undefined => {
  const execution = context.getExecutionId();
  if (!/^\d+$/.test(execution ?? "")) return undefined;
  const run = context.evaluateExpression("{{ $runIndex }}", context.getItemIndex());
  const parts = [execution, context.getNode().id, run, context.getItemIndex(), JSON.stringify(body)];
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 32);
};

/** Prepares a call: leaves out empty values, clears members by null or [], and gives writes an idempotency key. */
export async function asWritten(
  this: IExecuteSingleFunctions,
  options: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  const qs = withoutEmpty(options.qs ?? {});
  const method = options.method ?? "GET";
  if (method === "GET") return { ...options, qs };
  const cleared = this.getNodeParameter("clear", []) as string[];
  const body = cleared.reduce(clear, withoutEmpty((options.body ?? {}) as IDataObject));
  const key = keyOf(this, body);
  const headers = { ...options.headers, ...(key !== undefined && { "Idempotency-Key": key }) };
  // n8n does not send an empty object, so it is sent as text.
  if (!isEmpty(options.body) && isEmpty(body))
    return { ...options, qs, headers: { ...headers, "Content-Type": "application/json" }, body: "{}" };
  return { ...options, qs, headers, body };
}

interface Problem {
  readonly title?: string;
  readonly detail?: string;
  readonly invalidParams?: readonly { readonly name: string; readonly reason?: string }[];
}

/** Shows every fault of a refusal, with its field, in the editor. */
export async function readProblem(
  this: IExecuteSingleFunctions,
  items: INodeExecutionData[],
  { statusCode, body }: IN8nHttpFullResponse,
): Promise<INodeExecutionData[]> {
  if (statusCode < REFUSED) return items;
  const problem = (body ?? {}) as Problem;
  const faults = (problem.invalidParams ?? []).map(({ name, reason = "" }) => `${name}: ${reason}`);
  throw new NodeApiError(this.getNode(), problem as JsonObject, {
    message: problem.title ?? `The API answered ${statusCode}.`,
    description: [problem.detail, ...faults].filter(Boolean).join("\n"),
    httpCode: String(statusCode),
    itemIndex: this.getItemIndex(),
  });
}
