import type { Field, Form, Model, Operation, Resource, Type } from "../form/form.ts";
import { camel, pascal } from "../form/names.ts";
import { fill, moneyMembers, readTemplate, wrapped } from "./template.ts";

const DOC_WIDTH = 104;
const PLAIN: Readonly<Record<string, string>> = { integer: "number", money: "Money", any: "unknown" };

const typeText = (type: Type): string => {
  if (type.kind === "list") return `readonly ${grouped(typeText(type.of))}[]`;
  if (type.kind === "map") return `Readonly<Record<string, ${typeText(type.of)}>>`;
  return "name" in type ? type.name : (PLAIN[type.kind] ?? type.kind);
};

const grouped = (text: string): string => (text.includes(" ") ? `(${text})` : text);

const doc = (description: string, indent = ""): string => {
  if (description === "") return "";
  const lines = wrapped(description, DOC_WIDTH - indent.length);
  if (lines.length === 1) return `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join("\n")}\n${indent} */\n`;
};

const fieldText = ({ name, type, required, nullable, description }: Field): string =>
  `${doc(description, "  ")}  readonly ${name}${required ? "" : "?"}: ${typeText(type)}${nullable && type.kind !== "any" ? " | null" : ""};`;

const modelText = ({ name, description, fields }: Model): string =>
  `${doc(description)}export interface ${name} {\n${fields.map(fieldText).join("\n")}\n}`;

const enumText = ({ name, values }: Form["enums"][number]): string =>
  `export type ${name} = ${values.map((value) => `"${value}"`).join(" | ")} | (string & {});`;

const hasDryRun = ({ query }: Operation): boolean => query.some(({ name }) => name === "dryRun");

const baseOptions = (operation: Operation): string => {
  if (!hasDryRun(operation)) return "CallOptions";
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
  const { body, query, verb, pathParams, answer, method, isKeyed } = operation;
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

const resourceText = (resource: Resource): string => {
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

const errorsText = ({ problems }: Form): string =>
  [
    ...problems.map(
      ({ className, code, status, title }) =>
        `/** ${status} \`${code}\`: ${title}. */\nexport class ${className} extends ApiError {}`,
    ),
    `const ERRORS_BY_CODE: ReadonlyMap<string, typeof ApiError> = new Map([\n${problems
      .map(({ code, className }) => `  ["${code}", ${className}],`)
      .join("\n")}\n]);`,
  ].join("\n\n");

const className = ({ name }: Resource): string =>
  name === "events" ? "EventLog" : `${pascal(name)}Resource`;

const eventsText = ({ events }: Form): string =>
  `/** What each type of event brings, as far as the contract tells. */
export interface EventData {
${events.map(({ type, model }) => `  "${type}": ${model};`).join("\n")}
}

/** Whether an event, of the log or of a webhook, is of this type: then it is known what it brings. */
export const isEvent = <Known extends Event | WebhookMessage, Type extends keyof EventData>(
  event: Known,
  type: Type,
): event is Known & { readonly type: Type; readonly data: EventData[Type] } => event.type === type;`;

/** The SDK for TypeScript, before it is formatted. */
export const emitTypescript = (form: Form): string =>
  fill(readTemplate("typescript.ts.txt"), {
    version: form.version,
    money: moneyMembers(form.models)
      .map((name) => `"${name}",`)
      .join("\n"),
    errors: errorsText(form),
    models: [...form.enums.map(enumText), ...form.models.map(modelText)].join("\n\n"),
    resources: form.resources.map(resourceText).join("\n\n"),
    events: form.events.length === 0 ? "" : eventsText(form),
    fields: form.resources
      .map((resource) => `readonly ${camel(resource.name)}: ${className(resource)};`)
      .join("\n"),
    assignments: form.resources
      .map((resource) => `this.${camel(resource.name)} = new ${className(resource)}(transport);`)
      .join("\n"),
  });
