import type { ContractDocument } from "./document.ts";
import type { EventData, Form, Model, Operation, ProblemCode, Resource, Type } from "./form.ts";
import { pascal } from "./names.ts";
import { resourcesOf } from "./operations.ts";
import { Schemas } from "./schemas.ts";

/** The item type of a paged list, which accepts and returns a cursor; null for any other operation. */
const itemOf = (operation: Operation, models: readonly Model[]): Type | null => {
  const fields = models.find(({ name }) => name === operation.answer)?.fields ?? [];
  const data = fields.find(({ name }) => name === "data")?.type;
  const hasCursor = fields.some(({ name }) => name === "nextCursor");
  const takesCursor = operation.query.some(({ name }) => name === "cursor");
  return hasCursor && takesCursor && data?.kind === "list" ? data.of : null;
};

const finished =
  (schemas: Schemas, models: readonly Model[]) =>
  (operation: Operation): Operation => ({
    ...operation,
    query: operation.query.map((field) => ({ ...field, type: schemas.settle(field.type) })),
    item: itemOf(operation, models),
  });

const problemsOf = ({ components }: ContractDocument): ProblemCode[] =>
  Object.values(components.examples)
    .map(({ value }) => value)
    .filter(({ code }) => typeof code === "string")
    .map(({ code, status, title }) => ({ code, status, title, className: `${pascal(code)}Error` }));

/** The schema of each message type: the log's events, then the messages that only webhooks send. */
const messageRefsOf = ({ components, webhooks = {} }: ContractDocument): [type: string, ref: string][] => {
  const logged = components.schemas.Event?.discriminator?.mapping ?? {};
  const posted = Object.entries(webhooks).map(([type, { post }]): [string, string] => [
    type,
    post.requestBody.content?.["application/json"]?.schema.$ref ?? "",
  ]);
  return [...Object.entries(logged), ...posted.filter(([type]) => !(type in logged))];
};

const eventsOf = (document: ContractDocument, schemas: Schemas): EventData[] =>
  messageRefsOf(document).flatMap(([type, ref]) => {
    const data = document.components.schemas[ref.split("/").at(-1)!]?.properties?.data;
    const model =
      data && schemas.read(data, { name: `${pascal(type)}Data`, member: "data", isInput: false }).type;
    return model?.kind === "model" ? [{ type, model: model.name }] : [];
  });

/** The intermediate form of a contract, the input of every emitter. */
export const formOf = (document: ContractDocument): Form => {
  const schemas = new Schemas(document.components.schemas);
  const drafts: Resource[] = resourcesOf(document, schemas);
  for (const name of ["Problem", "Event"]) {
    schemas.read({ $ref: `#/components/schemas/${name}` }, { name, member: "", isInput: false });
  }
  const events = eventsOf(document, schemas);
  const models = schemas.models();
  return {
    version: document.info.version,
    resources: drafts.map(({ name, operations }) => ({
      name,
      operations: operations.map(finished(schemas, models)),
    })),
    models,
    enums: schemas.enums(),
    problems: problemsOf(document),
    events,
  };
};
