import type { ContractDocument, DocumentedOperation, Schema } from "./document.ts";
import type { Examples, Field, Operation, Resource } from "./form.ts";
import { pascal, singular, verbOf, wordsOf } from "./names.ts";
import type { Schemas } from "./schemas.ts";

const JSON_TYPE = "application/json";

export interface Documented {
  readonly method: string;
  readonly path: string;
  readonly operation: DocumentedOperation;
}

const refName = (schema: Schema | undefined): string | undefined => schema?.$ref?.split("/").at(-1);

/** An envelope without a name is named after its contents, if that is unique. */
const envelopeName = (schema: Schema, operationId: string): string => {
  const members = Object.keys(schema.properties ?? {})
    .sort()
    .join();
  const data = schema.properties?.data;
  const one = refName(data);
  const item = refName(data?.items);
  if (members === "data" && one) return `${one}Envelope`;
  if (members === "data" && item) return `${item}List`;
  if (members === "data,nextCursor" && item) return `${item}Page`;
  return `${pascal(operationId)}Answer`;
};

const descriptionOf = ({ summary, description }: DocumentedOperation): string =>
  [`${summary.replace(/\.$/, "")}.`, description].filter(Boolean).join("\n\n");

const bodyOf = (schemas: Schemas, { requestBody, operationId }: DocumentedOperation): Operation["body"] => {
  const schema = requestBody?.content?.[JSON_TYPE]?.schema;
  if (!schema) return null;
  const place = { name: `${pascal(operationId)}Body`, member: "", isInput: true };
  return { type: schemas.read(schema, place).type, required: requestBody?.required ?? false };
};

const answerOf = (schemas: Schemas, { responses, operationId }: DocumentedOperation): string => {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith("2")) ?? [];
  const schema = success?.content?.[JSON_TYPE]?.schema;
  if (!schema) throw new Error(`${operationId} does not answer JSON`);
  const { type } = schemas.read(schema, {
    name: envelopeName(schema, operationId),
    member: "",
    isInput: false,
  });
  if (type.kind !== "model") throw new Error(`${operationId} does not answer an object`);
  return type.name;
};

const queryOf = (schemas: Schemas, { parameters = [], operationId }: DocumentedOperation): Field[] =>
  parameters
    .filter((parameter) => parameter.in === "query")
    .map(({ name = "", required = false, schema = {}, description = "" }) => {
      const noun = singular(wordsOf(operationId).at(-1)!);
      const place = { name: pascal(`${noun}_${name}`), member: name, isInput: true };
      const { type } = schemas.read(schema, place);
      return { name, type, required, nullable: false, description };
    });

const examplesOf = ({ parameters = [], requestBody }: DocumentedOperation): Examples => ({
  params: Object.fromEntries(
    parameters
      .filter(({ example }) => example !== undefined)
      .map(({ name = "", example }) => [name, example]),
  ),
  body: requestBody?.content?.[JSON_TYPE]?.example,
});

const takesHeader = ({ parameters = [] }: DocumentedOperation, name: string): boolean =>
  parameters.some(({ $ref = "" }) => $ref.endsWith(`/${name}`));

const operationOf = (schemas: Schemas, resource: string, documented: Documented): Operation => {
  const { method, path, operation } = documented;
  const parameters = operation.parameters ?? [];
  return {
    id: operation.operationId,
    verb: verbOf(operation.operationId, resource),
    method: method.toUpperCase() as Operation["method"],
    path,
    description: descriptionOf(operation),
    pathParams: parameters.filter((parameter) => parameter.in === "path").map(({ name = "" }) => name),
    query: queryOf(schemas, operation),
    body: bodyOf(schemas, operation),
    answer: answerOf(schemas, operation),
    isKeyed: takesHeader(operation, "Idempotency-Key"),
    isVersioned: takesHeader(operation, "If-Match"),
    item: null,
    examples: examplesOf(operation),
  };
};

const assertDistinct = ({ name, operations }: Resource): void => {
  const verbs = operations.map(({ verb }) => verb);
  const twice = verbs.filter((verb, at) => verbs.indexOf(verb) !== at);
  if (twice.length > 0) throw new Error(`Operations of ${name} share a name: ${twice.join(", ")}`);
};

/** The operations of the contract, by the first segment of their paths. */
export const resourcesOf = ({ paths }: ContractDocument, schemas: Schemas): Resource[] => {
  const byName = new Map<string, Operation[]>();
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = path.split("/")[1]!;
      const operations = byName.get(name) ?? [];
      byName.set(name, [...operations, operationOf(schemas, name, { method, path, operation })]);
    }
  }
  const resources = [...byName].map(([name, operations]) => ({ name, operations }));
  for (const resource of resources) assertDistinct(resource);
  return resources;
};
