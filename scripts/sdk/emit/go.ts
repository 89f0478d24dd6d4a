import type { Enum, Field, Form, Model, Operation, ProblemCode, Resource, Type } from "../form/form.ts";
import { wordsOf } from "../form/names.ts";
import { fill, readTemplate, wrapped } from "./template.ts";

const WIDTH = 112;
const INITIALISMS = new Set(["api", "id", "ip", "json", "url", "uf"]);
const PLAIN: Readonly<Record<string, string>> = {
  boolean: "bool",
  integer: "int64",
  number: "float64",
  money: "Money",
};

const capital = (word: string): string =>
  INITIALISMS.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1);

/** A name as other packages see it. */
const exported = (name: string): string => wordsOf(name).map(capital).join("");

const RESERVED = new Set(["type", "range", "func", "map", "var", "package", "import"]);

const parameter = (name: string): string => {
  const [first = "", ...rest] = wordsOf(name);
  const text = first + rest.map(capital).join("");
  return RESERVED.has(text) ? `${text}_` : text;
};

/** Names of models and lists of values keep their spelling but for initialisms. */
const typeText = (type: Type): string => {
  if (type.kind === "list") return `[]${typeText(type.of)}`;
  if (type.kind === "map") return `map[string]${typeText(type.of)}`;
  return "name" in type ? exported(type.name) : (PLAIN[type.kind] ?? type.kind);
};

const isReference = ({ kind }: Type): boolean => kind === "list" || kind === "map" || kind === "any";

interface Member {
  readonly name: string;
  readonly type: string;
  readonly tag: string;
}

const answerMember = ({ name, type, required, nullable }: Field): Member => {
  const isPointer = !isReference(type) && (nullable || !required);
  const tag = required ? name : `${name},omitzero`;
  return { name: exported(name), type: `${isPointer ? "*" : ""}${typeText(type)}`, tag };
};

const inputMember = ({ name, type, required, nullable }: Field): Member => {
  const text = typeText(type);
  if (required) return { name: exported(name), type: nullable ? `*${text}` : text, tag: name };
  if (nullable) return { name: exported(name), type: `Nullable[${text}]`, tag: `${name},omitzero` };
  return { name: exported(name), type: isReference(type) ? text : `*${text}`, tag: `${name},omitzero` };
};

const comment = (text: string, indent = ""): string[] =>
  text === "" ? [] : wrapped(text, WIDTH - indent.length).map((line) => `${indent}// ${line}`.trimEnd());

/** Lines of cells as gofmt lays them out: columns of neighbours are as wide as the widest. */
const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]!.length))) ?? [];
  return rows.map((row) => `\t${row.map((cell, at) => cell.padEnd(widths[at]!)).join(" ")}`.trimEnd());
};

/** Members without a comment are neighbours; one with a comment stands alone between blank lines. */
const structLines = (
  members: readonly (readonly [cells: readonly string[], description: string])[],
): string[] => {
  const groups: string[][] = [];
  let plain: (readonly string[])[] = [];
  const close = () => {
    if (plain.length > 0) groups.push(columns(plain));
    plain = [];
  };
  for (const [cells, description] of members) {
    if (description === "") plain.push(cells);
    else {
      close();
      groups.push([...comment(description, "\t"), ...columns([cells])]);
    }
  }
  close();
  return groups.flatMap((group, at) => (at === 0 ? group : ["", ...group]));
};

const cellsOf = ({ name, type, tag }: Member): string[] => [name, type, `\`json:"${tag}"\``];

const modelText = ({ name, description, fields, isInput }: Model): string => {
  const type = exported(name);
  const members = fields.map((field) => {
    const member = isInput ? inputMember(field) : answerMember(field);
    return [cellsOf(member), field.description] as const;
  });
  const extra = ["Extra", "map[string]json.RawMessage", '`json:"-"`'];
  const all = isInput ? members : [...members, [extra, "Members that this SDK does not know."] as const];
  const about = description === "" ? `${type} is part of the contract.` : `${type}: ${description}`;
  const struct = [...comment(about), `type ${type} struct {`, ...structLines(all), "}"].join("\n");
  return isInput ? struct : `${struct}\n\n${codecText(type)}`;
};

const codecText = (type: string): string => `// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *${type}) UnmarshalJSON(data []byte) error {
	type plain ${type}
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ${type}) MarshalJSON() ([]byte, error) {
	type plain ${type}
	return encodeModel(plain(m), m.Extra)
}`;

const enumText = ({ name, values }: Enum): string => {
  const type = exported(name);
  const rows = values.map((value) => [type + exported(value), type, `= "${value}"`]);
  return [
    `// ${type} has the values below today; others may come.`,
    `type ${type} string`,
    "",
    `// The values of ${type} that are known today.`,
    "const (",
    ...columns(rows),
    ")",
  ].join("\n");
};

const ownQuery = ({ query }: Operation): Field[] => query.filter(({ name }) => name !== "dryRun");

const baseOptions = ({ query, isKeyed }: Operation): string => {
  if (isKeyed) return "WriteOptions";
  return query.some(({ name }) => name === "dryRun") ? "DryRunOptions" : "CallOptions";
};

const nameOf = (resource: Resource, { verb }: Operation): string => exported(resource.name) + exported(verb);

const optionsName = (resource: Resource, operation: Operation): string =>
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

/** The options of a write, whatever the options of the operation are made of. */
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

const bodyType = ({ body }: Operation): string[] => (body ? [`body ${typeText(body.type)}`] : []);

const parametersOf = (resource: Resource, operation: Operation, rest: readonly string[]): string =>
  [
    "ctx context.Context",
    ...operation.pathParams.map((name) => `${parameter(name)} string`),
    ...rest,
    `options *${optionsName(resource, operation)}`,
  ].join(", ");

const methodText = (resource: Resource, operation: Operation): string => {
  const { query, method, body, isKeyed, answer } = operation;
  const pairs = query.map(({ name }) => `"${name}", set.${exported(name)}`).join(", ");
  const parts = [
    `method: "${method}"`,
    `path: []string{${pathText(operation)}}`,
    ...(query.length > 0 ? [`query: params(${pairs})`] : []),
    ...(body ? ["body: body"] : []),
    ...(isKeyed ? ["isKeyed: true"] : []),
  ];
  const verb = exported(operation.verb);
  return [
    ...comment(`${verb}: ${operation.description}\n\nThe options may be nil.`),
    `${receiver(resource)} ${verb}(${parametersOf(resource, operation, bodyType(operation))}) (*${exported(answer)}, error) {`,
    "\tset := orZero(options)",
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
		from := orZero(options)
		if cursor != "" {
			from.Cursor = cursor
		}
		page, err := r.${verb}(ctx, ${path}&from)
		if err != nil {
			return nil, nil, err
		}
		return page.Data, page.NextCursor, nil
	})
}`,
  ];
};

const resourceText = (resource: Resource): string => {
  const type = `${exported(resource.name)}Resource`;
  const { operations } = resource;
  return [
    ...operations.flatMap((operation) => optionsText(resource, operation)),
    `// ${type} has the operations below /${resource.name}.\ntype ${type} struct {\n\ttransport *transport\n}`,
    ...operations.flatMap((operation) => [methodText(resource, operation), ...allText(resource, operation)]),
  ].join("\n\n");
};

const errorText = ({ className, code, status, title }: ProblemCode): string => {
  const type = exported(className);
  return `// ${type} is ${status} ${code}: ${title}.
type ${type} struct {
	*APIError
}

// Unwrap makes it an APIError, too.
func (e *${type}) Unwrap() error {
	return e.APIError
}`;
};

const errorsText = ({ problems }: Form): string =>
  [
    ...problems.map(errorText),
    `func errorOfCode(e *APIError) error {
	switch e.Code {
${problems.map(({ code, className }) => `\tcase "${code}":\n\t\treturn &${exported(className)}{e}`).join("\n")}
	default:
		return e
	}
}`,
  ].join("\n\n");

const eventsText = ({ events }: Form): string =>
  `// EventData reads what an event brings by its type, of the log or of a webhook: a pointer to the model of the type,
// or nil of a type that this SDK does not know.
func EventData(eventType string, data map[string]any) (any, error) {
	var known any
	switch eventType {
${events.map(({ type, model }) => `\tcase "${type}":\n\t\tknown = &${exported(model)}{}`).join("\n")}
	default:
		return nil, nil
	}
	text, err := json.Marshal(data)
	if err != nil {
		return nil, err
	}
	return known, json.Unmarshal(text, known)
}`;

const fieldRows = (form: Form): string =>
  columns(
    form.resources.map(({ name }) => [
      exported(name),
      name === "events" ? "*EventLog" : `*${exported(name)}Resource`,
    ]),
  )
    .map((line) => line.slice(1))
    .join("\n");

const assignmentRows = (form: Form): string => {
  const rows = form.resources.map(({ name }) => [
    `${exported(name)}:`,
    name === "events" ? "&EventLog{EventsResource{t}}," : `&${exported(name)}Resource{t},`,
  ]);
  return columns(rows)
    .map((line) => line.slice(1))
    .join("\n");
};

/** The SDK for Go, as gofmt formats it. */
export const emitGo = (form: Form): string =>
  fill(readTemplate("go.go.txt"), {
    version: form.version,
    errors: errorsText(form),
    models: [...form.enums.map(enumText), ...form.models.map(modelText)].join("\n\n"),
    resources: form.resources.map(resourceText).join("\n\n"),
    events: form.events.length === 0 ? "" : eventsText(form),
    fields: fieldRows(form),
    assignments: assignmentRows(form),
  });
