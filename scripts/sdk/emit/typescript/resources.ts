import type { Field, Operation, Resource } from "../../form/form.ts";
import { pascal } from "../../form/names.ts";
import { doc, typeText } from "./language.ts";
import { fieldText } from "./models.ts";

const hasDryRun = ({ query }: Operation): boolean => query.some(({ name }) => name === "dryRun");

const baseOptions = (operation: Operation): string => {
  if (!hasDryRun(operation)) return "CallOptions";
  if (operation.isVersioned) return "VersionedOptions";
  return operation.isKeyed ? "WriteOptions" : "DryRunOptions";
};

const ownQuery = ({ query }: Operation): Field[] => query.filter(({ name }) => name !== "dryRun");

const optionsName = (resource: Resource, operation: Operation): string =>
  ownQuery(operation).length === 0
    ? baseOptions(operation)
    : `${pascal(resource.name)}${pascal(operation.verb)}Options`;

const optionsText = (resource: Resource, operation: Operation): string[] => {
  const fields = ownQuery(operation);
  if (fields.length === 0) return [];
  const name = optionsName(resource, operation);
  return [
    `export interface ${name} extends ${baseOptions(operation)} {\n${fields.map(fieldText).join("\n")}\n}`,
  ];
};

const pathText = ({ path }: Operation): string =>
  path.includes("{")
    ? `\`${path.replace(/\{(\w+)\}/g, (_, name: string) => `\${segment(${name})}`)}\``
    : `"${path}"`;

const methodText = (resource: Resource, operation: Operation): string => {
  const { body, query, verb, pathParams, answer, method, isKeyed, isVersioned } = operation;
  const parameters = [
    ...pathParams.map((name) => `${name}: string`),
    ...(body ? [`body: ${typeText(body.type)}${body.required ? "" : " = {}"}`] : []),
    `options: ${optionsName(resource, operation)} = {}`,
  ];
  const call = [
    `method: "${method}"`,
    `path: ${pathText(operation)}`,
    ...(query.length > 0
      ? [`query: { ${query.map(({ name }) => `${name}: options.${name}`).join(", ")} }`]
      : []),
    ...(body ? ["body"] : []),
    ...(isKeyed ? ["keyed: true"] : []),
    ...(isVersioned ? ["ifMatch: options.ifMatch"] : []),
  ];
  return `${doc(operation.description, "  ")}  ${verb}(${parameters.join(", ")}): Promise<${answer}> {
    return this.#transport.send({ ${call.join(", ")} }, options);
  }`;
};

const allText = (resource: Resource, operation: Operation): string[] => {
  if (!operation.item) return [];
  const parameters = operation.pathParams.map((name) => `${name}: string, `).join("");
  const before = operation.pathParams.map((name) => `${name}, `).join("");
  return [
    `${doc(`The items of all pages of \`${operation.verb}\`.`, "  ")}  ${operation.verb}All(${parameters}options: ${optionsName(resource, operation)} = {}): AsyncGenerator<${typeText(operation.item)}> {
    return itemsOf((from) => this.${operation.verb}(${before}{ ...options, ...from }));
  }`,
  ];
};

export const resourceText = (resource: Resource): string => {
  const methods = resource.operations.flatMap((operation) => [
    methodText(resource, operation),
    ...allText(resource, operation),
  ]);
  return [
    ...resource.operations.flatMap((operation) => optionsText(resource, operation)),
    `export class ${pascal(resource.name)}Resource {
  readonly #transport: Transport;

  constructor(transport: Transport) {
    this.#transport = transport;
  }

${methods.join("\n\n")}
}`,
  ].join("\n\n");
};
