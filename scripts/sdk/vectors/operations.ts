import type { Field, Form, Operation, Resource } from "../form/form.ts";
import { ContractValues, type Fullness } from "./values.ts";
import type { Vector } from "./vector.ts";

/** Characters that a code may have and a path may not. */
const PATH_VALUE = "a/b #1%2F ç?";

const QUERY_VALUES: Readonly<Record<string, unknown>> = { limit: 7, dryRun: true };

const queryValue = (form: Form, { name, type }: Field): unknown =>
  QUERY_VALUES[name] ?? new ContractValues(form, false).valueOf(type, name, "full");

const segmentsOf = ({ path, pathParams }: Operation): string[] =>
  path
    .split("/")
    .slice(1)
    .map((part) => (pathParams.includes(part.slice(1, -1)) ? `${PATH_VALUE}${part.slice(1, -1)}` : part));

const vectorOf = (form: Form, resource: Resource, operation: Operation, fullness: Fullness): Vector => {
  const { body, pathParams, verb, method, answer, isKeyed } = operation;
  const names = fullness === "full" ? operation.query : [];
  const options = Object.fromEntries(names.map((field) => [field.name, queryValue(form, field)]));
  const sent = body && { body: new ContractValues(form, false).valueOf(body.type, "body", fullness) };
  const reply = new ContractValues(form, true).valueOf({ kind: "model", name: answer }, "answer", fullness);
  return {
    name: `${resource.name}.${verb} ${fullness}`,
    task: {
      do: "call",
      resource: resource.name,
      verb,
      path: pathParams.map((name) => PATH_VALUE + name),
      ...sent,
      options,
    },
    replies: [{ status: 200, body: reply }],
    request: {
      method,
      path: segmentsOf(operation),
      query: Object.fromEntries(Object.entries(options).map(([name, value]) => [name, String(value)])),
      ...sent,
    },
    isKeyed,
    answer: reply,
  };
};

/** Every operation with its maximal and its minimal input and answer. */
export const operationVectors = (form: Form): Vector[] =>
  form.resources.flatMap((resource) =>
    resource.operations.flatMap((operation) => [
      vectorOf(form, resource, operation, "full"),
      vectorOf(form, resource, operation, "bare"),
    ]),
  );
