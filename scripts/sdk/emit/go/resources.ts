import type { Field, Operation, Resource } from "../../form/form.ts";
import { comment, exported, parameter, structLines, typeText } from "./language.ts";

/** A body that may be left out is one of the options. */
export const isBodyOptional = ({ body }: Operation): boolean => body?.required === false;

const bodyField = ({ body }: Operation): Field[] =>
  body && !body.required
    ? [{ name: "body", type: body.type, required: true, nullable: false, description: "" }]
    : [];

const ownQuery = (operation: Operation): Field[] => [
  ...operation.query.filter(({ name }) => name !== "dryRun"),
  ...bodyField(operation),
];

const baseOptions = ({ query, isKeyed }: Operation): string => {
  if (isKeyed) return "WriteOptions";
  return query.some(({ name }) => name === "dryRun") ? "DryRunOptions" : "CallOptions";
};

const nameOf = (resource: Resource, { verb }: Operation): string => exported(resource.name) + exported(verb);

export const optionsName = (resource: Resource, operation: Operation): string =>
  ownQuery(operation).length === 0 ? baseOptions(operation) : `${nameOf(resource, operation)}Options`;

const optionsText = (resource: Resource, operation: Operation): string[] => {
  const fields = ownQuery(operation);
  if (fields.length === 0) return [];
  const name = optionsName(resource, operation);
  const members = fields.map(
    (field) => [[exported(field.name), typeText(field.type)], field.description] as const,
  );
  const lines = [`\t${baseOptions(operation)}`, "", ...structLines(members)];
  return [
    `// ${name} are those of ${exported(operation.verb)}.\ntype ${name} struct {\n${lines.join("\n")}\n}`,
  ];
};

const writeOptions = (operation: Operation): string => {
  const base = baseOptions(operation);
  const own = ownQuery(operation).length > 0 ? `set.${base}` : "set";
  if (base === "WriteOptions") return own;
  return base === "DryRunOptions"
    ? `WriteOptions{DryRunOptions: ${own}}`
    : `WriteOptions{DryRunOptions: DryRunOptions{CallOptions: ${own}}}`;
};

const pathText = ({ path }: Operation): string =>
  path
    .split("/")
    .slice(1)
    .map((part) => (part.startsWith("{") ? parameter(part.slice(1, -1)) : `"${part}"`))
    .join(", ");

const receiver = (resource: Resource): string => `func (r *${exported(resource.name)}Resource)`;

const bodyType = ({ body }: Operation): string[] => (body?.required ? [`body ${typeText(body.type)}`] : []);

const parametersOf = (resource: Resource, operation: Operation, rest: readonly string[]): string =>
  [
    "ctx context.Context",
    ...operation.pathParams.map((name) => `${parameter(name)} string`),
    ...rest,
    `options ...${optionsName(resource, operation)}`,
  ].join(", ");

const methodText = (resource: Resource, operation: Operation): string => {
  const { query, method, body, isKeyed, isVersioned, answer } = operation;
  const pairs = query.map(({ name }) => `"${name}", set.${exported(name)}`).join(", ");
  const parts = [
    `method: "${method}"`,
    `path: []string{${pathText(operation)}}`,
    ...(query.length > 0 ? [`query: params(${pairs})`] : []),
    ...(body ? [`body: ${body.required ? "body" : "set.Body"}`] : []),
    ...(isKeyed ? ["isKeyed: true"] : []),
    ...(isVersioned ? ["ifMatch: set.IfMatch"] : []),
  ];
  const verb = exported(operation.verb);
  return [
    ...comment(`${verb}: ${operation.description}`),
    `${receiver(resource)} ${verb}(${parametersOf(resource, operation, bodyType(operation))}) (*${exported(answer)}, error) {`,
    "\tset := firstOf(options)",
    `\tasked := call{${parts.join(", ")}}`,
    `\treturn send[${exported(answer)}](ctx, r.transport, asked, ${writeOptions(operation)})`,
    "}",
  ].join("\n");
};

const allText = (resource: Resource, operation: Operation): string[] => {
  if (!operation.item) return [];
  const item = typeText(operation.item);
  const verb = exported(operation.verb);
  const path = operation.pathParams.map((name) => `${parameter(name)}, `).join("");
  return [
    `// ${verb}All are the items of all pages of ${verb}; an error is the last of them.
${receiver(resource)} ${verb}All(${parametersOf(resource, operation, [])}) iter.Seq2[${item}, error] {
	return items(func(cursor string) ([]${item}, *string, error) {
		from := firstOf(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.${verb}(ctx, ${path}from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}`,
  ];
};

export const resourceText = (resource: Resource): string => {
  const type = `${exported(resource.name)}Resource`;
  const { operations } = resource;
  return [
    ...operations.flatMap((operation) => optionsText(resource, operation)),
    `// ${type} has the operations below /${resource.name}.\ntype ${type} struct {\n\ttransport *transport\n}`,
    ...operations.flatMap((operation) => [methodText(resource, operation), ...allText(resource, operation)]),
  ].join("\n\n");
};
