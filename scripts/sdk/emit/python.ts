import type { Enum, Field, Form, Model, Operation, Resource, Type } from "../form/form.ts";
import { pascal, snake } from "../form/names.ts";
import { fill, readTemplate, wrapped } from "./template.ts";

const WIDTH = 100;
const PLAIN: Readonly<Record<string, string>> = {
  string: "str",
  boolean: "bool",
  integer: "int",
  number: "float",
  money: "Money",
  any: "Any",
};
const RESERVED = new Set([
  "and",
  "as",
  "class",
  "def",
  "for",
  "from",
  "global",
  "if",
  "import",
  "in",
  "is",
  "not",
  "or",
]);

/** A name as the language writes it. */
export const attribute = (name: string): string => {
  const text = snake(name);
  return RESERVED.has(text) ? `${text}_` : text;
};

const typeText = (type: Type): string => {
  if (type.kind === "list") return `list[${typeText(type.of)}]`;
  if (type.kind === "map") return `dict[str, ${typeText(type.of)}]`;
  return "name" in type ? type.name : PLAIN[type.kind]!;
};

/** How the template's `_decode` reads a value; empty when it is taken as it comes. */
const kindText = (type: Type): string => {
  if (type.kind === "money") return "money";
  if (type.kind === "model") return type.name;
  const inner = "of" in type ? kindText(type.of) : "";
  return inner === "" ? "" : `${type.kind}:${inner}`;
};

const escaped = (text: string): string => text.replaceAll("\\", "\\\\").replace(/"$/, '" ');

const docstring = (description: string, indent: string): string[] => {
  if (description === "") return [];
  const lines = wrapped(escaped(description), WIDTH - indent.length).map((line) => (indent + line).trimEnd());
  if (lines.length === 1) return [`${indent}"""${lines[0]!.trim()}"""`];
  return [`${indent}"""${lines[0]!.trim()}`, ...lines.slice(1), `${indent}"""`];
};

const comment = (description: string): string[] =>
  description === "" ? [] : wrapped(description, WIDTH - 6).map((line) => `    # ${line}`.trimEnd());

const fieldLines = (field: Field, isInput: boolean): string[] => {
  const { required, nullable, type } = field;
  const isLeftOut = isInput && !required;
  const mayBeNone = (nullable || (!required && !isInput)) && type.kind !== "any";
  const text = [typeText(type), ...(isLeftOut ? ["Unset"] : []), ...(mayBeNone ? ["None"] : [])].join(" | ");
  const fallback = isLeftOut ? " = UNSET" : !required ? " = None" : "";
  return [...comment(field.description), `    ${attribute(field.name)}: ${text}${fallback}`];
};

const modelText = ({ name, description, fields, isInput }: Model): string =>
  [
    "@dataclass(kw_only=True)",
    `class ${name}(${isInput ? "Input" : "Model"}):`,
    ...docstring(description, "    "),
    ...(description === "" ? [] : [""]),
    "    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {",
    ...fields.map(
      (field) => `        "${attribute(field.name)}": ("${field.name}", "${kindText(field.type)}"),`,
    ),
    "    }",
    "",
    ...fields.flatMap((field) => fieldLines(field, isInput)),
  ].join("\n");

const enumText = ({ name, values }: Enum): string =>
  [
    `${name}: TypeAlias = (`,
    "    Literal[",
    ...values.map((value) => `        "${value}",`),
    "    ]",
    "    | str",
    ")",
  ].join("\n");

const parameterText = (field: Field): string =>
  field.type.kind === "boolean"
    ? `${attribute(field.name)}: bool = False`
    : `${attribute(field.name)}: ${typeText(field.type)} | None = None`;

const queryText = (field: Field): string =>
  field.type.kind === "boolean"
    ? `"${field.name}": ${attribute(field.name)} or None`
    : `"${field.name}": ${attribute(field.name)}`;

const pathText = ({ path }: Operation): string =>
  path.includes("{")
    ? `f"${path.replace(/\{(\w+)\}/g, (_, name: string) => `{_segment(${attribute(name)})}`)}"`
    : `"${path}"`;

const bodyParameter = ({ body }: Operation): string[] => {
  if (!body) return [];
  return [`body: ${typeText(body.type)}${body.required ? "" : " | None = None"}`];
};

const signature = (operation: Operation, verb: string, query: readonly Field[], answer: string): string[] => [
  `    def ${verb}(`,
  "        self,",
  ...operation.pathParams.map((name) => `        ${attribute(name)}: str,`),
  ...bodyParameter(operation).map((text) => `        ${text},`),
  ...(query.length > 0 ? ["        *,"] : []),
  ...query.map((field) => `        ${parameterText(field)},`),
  `        **options: Unpack[${operation.isKeyed ? "WriteOptions" : "CallOptions"}],`,
  `    ) -> ${answer}:`,
];

const methodText = (operation: Operation): string =>
  [
    ...signature(operation, attribute(operation.verb), operation.query, operation.answer),
    ...docstring(operation.description, "        "),
    "        return self._transport.send(",
    `            ${operation.answer},`,
    `            "${operation.method}",`,
    `            ${pathText(operation)},`,
    "            options,",
    ...(operation.query.length > 0
      ? [
          "            query={",
          ...operation.query.map((field) => `                ${queryText(field)},`),
          "            },",
        ]
      : []),
    ...(operation.body ? ["            body=body,"] : []),
    ...(operation.isKeyed ? ["            key=_key_of(options),"] : []),
    "        )",
  ].join("\n");

const allText = (operation: Operation): string[] => {
  if (!operation.item) return [];
  const query = operation.query.filter(({ name }) => name !== "cursor");
  const verb = attribute(operation.verb);
  return [
    [
      ...signature(operation, `${verb}_all`, query, `Iterator[${typeText(operation.item)}]`),
      `        """The items of all pages of \`${verb}\`."""`,
      "        return _items_of(",
      `            lambda cursor: self.${verb}(`,
      ...operation.pathParams.map((name) => `                ${attribute(name)},`),
      "                cursor=cursor,",
      ...query.map(({ name }) => `                ${attribute(name)}=${attribute(name)},`),
      "                **options,",
      "            )",
      "        )",
    ].join("\n"),
  ];
};

const resourceText = ({ name, operations }: Resource): string =>
  [
    `class ${pascal(name)}Resource:`,
    "    def __init__(self, transport: _Transport) -> None:",
    "        self._transport = transport",
    "",
    operations.flatMap((operation) => [methodText(operation), ...allText(operation)]).join("\n\n"),
  ].join("\n");

const errorsText = ({ problems }: Form): string =>
  [
    ...problems.map(
      ({ className, code, status, title }) =>
        `class ${className}(ApiError):\n    """${status} \`${code}\`: ${title}."""`,
    ),
    `_ERRORS_BY_CODE: Final[Mapping[str, type[ApiError]]] = {\n${problems
      .map(({ code, className }) => `    "${code}": ${className},`)
      .join("\n")}\n}`,
  ].join("\n\n\n");

const eventsText = ({ events }: Form): string =>
  [
    "_EVENT_DATA: Final[Mapping[str, type[Model]]] = {",
    ...events.map(({ type, model }) => `    "${type}": ${model},`),
    "}",
    "",
    "",
    "def event_data(event: Event | WebhookMessage) -> Model | None:",
    '    """What an event brings, by its type; None of a type that this SDK does not know."""',
    "    known = _EVENT_DATA.get(event.type)",
    "    return known.from_json(event.data) if known else None",
  ].join("\n");

const className = ({ name }: Resource): string =>
  name === "events" ? "EventLog" : `${pascal(name)}Resource`;

/** The SDK for Python, as Ruff formats it. */
export const emitPython = (form: Form): string =>
  fill(readTemplate("python.py.txt"), {
    version: form.version,
    errors: errorsText(form),
    models: [form.enums.map(enumText).join("\n"), ...form.models.map(modelText)].join("\n\n\n"),
    registry: form.models.map(({ name }) => `"${name}": ${name},`).join("\n"),
    resources: form.resources.map(resourceText).join("\n\n\n"),
    events: form.events.length === 0 ? "" : eventsText(form),
    assignments: form.resources
      .map((resource) => `self.${attribute(resource.name)} = ${className(resource)}(transport)`)
      .join("\n"),
  });
