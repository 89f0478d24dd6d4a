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

const REFUSED = 400;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === "";

/** What an expression found nothing for is left out: emptiness erases nothing. */
const withoutEmpty = (given: IDataObject): IDataObject =>
  Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => !isEmpty(value))
      .map(([name, value]) => {
        const isObject = typeof value === "object" && !Array.isArray(value) && !(value instanceof Date);
        return [name, isObject ? withoutEmpty(value as IDataObject) : value];
      }),
  );

/** One key for one item of one run: a node that n8n runs again writes nothing twice. */
const keyOf = (context: IExecuteSingleFunctions, body: unknown): string | undefined => {
  const execution = context.getExecutionId();
  if (!/^\d+$/.test(execution ?? "")) return undefined;
  const run = context.evaluateExpression("{{ $runIndex }}", context.getItemIndex());
  const parts = [execution, context.getNode().id, run, context.getItemIndex(), JSON.stringify(body)];
  return createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 32);
};

/** A call as the contract takes it: what is empty is left out, what shall be cleared is null, writes have a key. */
export async function asWritten(
  this: IExecuteSingleFunctions,
  options: IHttpRequestOptions,
): Promise<IHttpRequestOptions> {
  const qs = withoutEmpty(options.qs ?? {});
  const method = options.method ?? "GET";
  if (method === "GET") return { ...options, qs };
  const cleared = this.getNodeParameter("clear", []) as string[];
  const body = {
    ...withoutEmpty((options.body ?? {}) as IDataObject),
    ...Object.fromEntries(cleared.map((name) => [name, null])),
  };
  const key = keyOf(this, body);
  const headers = { ...options.headers, ...(key !== undefined && { "Idempotency-Key": key }) };
  return { ...options, qs, headers, ...(Object.keys(body).length > 0 && { body }) };
}

interface Problem {
  readonly title?: string;
  readonly detail?: string;
  readonly invalidParams?: readonly { readonly name: string; readonly reason?: string }[];
}

/** A refusal says in the editor what it says to a program: every fault by its name. */
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
