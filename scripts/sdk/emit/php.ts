import type { Enum, Field, Form, Model, Operation, Resource, Type } from "../form/form.ts";
import { camel, pascal, wordsOf } from "../form/names.ts";
import { fill, readTemplate, wrapped } from "./template.ts";

const WIDTH = 110;
const PLAIN: Readonly<Record<string, string>> = {
  boolean: "bool",
  integer: "int",
  number: "float",
  money: "Money",
  enum: "string",
  any: "mixed",
  list: "array",
  map: "array",
};
/** A word of the language. */
const RENAMED: Readonly<Record<string, string>> = { Match: "RadarMatch" };

/** A model's name, where the language has not taken it. */
export const className = (name: string): string => RENAMED[name] ?? name;

const typeText = (type: Type): string =>
  type.kind === "model" ? className(type.name) : (PLAIN[type.kind] ?? type.kind);

/** The type for readers and editors, where the language's own says less. */
const docType = (type: Type): string => {
  if (type.kind === "list") return `list<${docType(type.of)}>`;
  if (type.kind === "map") return `array<string, ${docType(type.of)}>`;
  return type.kind === "enum" ? `${type.name}::*|string` : typeText(type);
};

/** How the template's `decode` reads a value; empty when it is taken as it comes. */
const kindText = (type: Type): string => {
  if (type.kind === "money") return "money";
  if (type.kind === "model") return className(type.name);
  if (type.kind === "map") return `map:${kindText(type.of)}`;
  const inner = type.kind === "list" ? kindText(type.of) : "";
  return inner === "" ? "" : `${type.kind}:${inner}`;
};

const doc = (lines: readonly string[], indent: string): string[] => {
  if (lines.length === 0) return [];
  if (lines.length === 1) return [`${indent}/** ${lines[0]} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
};

const described = (description: string, indent: string): string[] =>
  description === "" ? [] : doc(wrapped(description, WIDTH - indent.length), indent);

const isTold = ({ kind }: Type): boolean => kind === "list" || kind === "map" || kind === "enum";

const fieldDoc = ({ type, description, nullable }: Field, indent: string): string[] => {
  if (!isTold(type)) return described(description, indent);
  const text = `@var ${docType(type)}${nullable ? "|null" : ""}${description === "" ? "" : ` ${description}`}`;
  return doc(wrapped(text, WIDTH - indent.length), indent);
};

const answerField = (field: Field): string[] => {
  const { name, type, required, nullable } = field;
  const isNull = (nullable || !required) && type.kind !== "any";
  const text = `    public ${isNull ? "?" : ""}${typeText(type)} $${name}${required ? "" : " = null"};`;
  return [...fieldDoc(field, "    "), text];
};

const inputField = (field: Field): string[] => {
  const { name, type, required, nullable } = field;
  const text = `${typeText(type)}${nullable ? "|null" : ""}`;
  const promoted = required ? `public ${text} $${name}` : `public ${text}|Absent $${name} = Absent::Value`;
  return [...fieldDoc(field, "        "), `        ${promoted},`];
};

const typesText = (fields: readonly Field[]): string[] => {
  const told = fields.filter(({ type }) => kindText(type) !== "");
  if (told.length === 0) return [];
  return [
    "    protected const TYPES = [",
    ...told.map(({ name, type }) => `        '${name}' => '${kindText(type)}',`),
    "    ];",
    "",
  ];
};

const modelText = ({ name, description, fields, isInput }: Model): string => {
  const requiredFirst = [...fields].sort((left, right) => Number(right.required) - Number(left.required));
  return [
    ...described(description, ""),
    `final class ${className(name)} extends Model`,
    "{",
    ...typesText(fields),
    ...(isInput
      ? ["    public function __construct(", ...requiredFirst.flatMap(inputField), "    ) {", "    }"]
      : fields.flatMap(answerField)),
    "}",
  ].join("\n");
};

export const constant = (value: string): string => wordsOf(value).join("_").toUpperCase();

const enumText = ({ name, values }: Enum): string =>
  [
    "/** Values known today; others may come. */",
    `final class ${name}`,
    "{",
    ...values.map((value) => `    public const ${constant(value)} = '${value}';`),
    "}",
  ].join("\n");

const CALL_PARAMETERS = ["?string $language = null", "?float $timeout = null", "?int $retries = null"];

const queryParameter = ({ name, type }: Field): string =>
  type.kind === "boolean" ? `bool $${name} = false` : `?${typeText(type)} $${name} = null`;

const parametersOf = (operation: Operation, query: readonly Field[]): string[] => [
  ...operation.pathParams.map((name) => `string $${name}`),
  ...query.map(queryParameter),
  ...(operation.isKeyed ? ["?string $idempotencyKey = null"] : []),
  ...CALL_PARAMETERS,
];

const bodyParameter = ({ body, pathParams }: Operation, parameters: readonly string[]): string[] =>
  body
    ? [
        ...parameters.slice(0, pathParams.length),
        `${typeText(body.type)} $body`,
        ...parameters.slice(pathParams.length),
      ]
    : [...parameters];

const pathText = ({ path }: Operation): string =>
  path
    .split("/")
    .slice(1)
    .map((part) => (part.startsWith("{") ? `$${part.slice(1, -1)}` : `'${part}'`))
    .join(", ");

const methodText = (operation: Operation): string => {
  const { verb, answer, method, query, body, isKeyed } = operation;
  const parameters = bodyParameter(operation, parametersOf(operation, query));
  return [
    ...described(operation.description.replaceAll("*/", "* /"), "    "),
    `    public function ${verb}(`,
    ...parameters.map((text) => `        ${text},`),
    `    ): ${className(answer)} {`,
    `        return ${className(answer)}::fromJson($this->transport->send(`,
    `            '${method}',`,
    `            [${pathText(operation)}],`,
    "            new CallOptions($language, $timeout, $retries),",
    ...(query.length > 0
      ? [
          "            query: [",
          ...query.map(({ name }) => `                '${name}' => $${name},`),
          "            ],",
        ]
      : []),
    ...(body ? ["            body: $body,"] : []),
    ...(isKeyed ? ["            key: Transport::keyOf($idempotencyKey),"] : []),
    "        ));",
    "    }",
  ].join("\n");
};

const allText = (operation: Operation): string[] => {
  if (!operation.item) return [];
  const query = operation.query.filter(({ name }) => name !== "cursor");
  const names = [...operation.pathParams, ...query.map(({ name }) => name), "language", "timeout", "retries"];
  return [
    [
      ...doc(
        [
          `The items of all pages of ${operation.verb}.`,
          "",
          `@return \\Generator<${docType(operation.item)}>`,
        ],
        "    ",
      ),
      `    public function ${operation.verb}All(`,
      ...parametersOf(operation, query).map((text) => `        ${text},`),
      "    ): \\Generator {",
      `        return Transport::items(fn (?string $cursor): ${className(operation.answer)} => $this->${operation.verb}(`,
      ...["cursor", ...names].map((name) => `            ${name}: $${name},`),
      "        ));",
      "    }",
    ].join("\n"),
  ];
};

const resourceText = ({ name, operations }: Resource): string =>
  [
    `/** The operations below /${name}. */`,
    `${name === "events" ? "" : "final "}class ${pascal(name)}Resource`,
    "{",
    "    public function __construct(private readonly Transport $transport)",
    "    {",
    "    }",
    "",
    operations.flatMap((operation) => [methodText(operation), ...allText(operation)]).join("\n\n"),
    "}",
  ].join("\n");

const errorsText = ({ problems }: Form): string =>
  [
    ...problems.map(
      (problem) =>
        `/** ${problem.status} \`${problem.code}\`: ${problem.title}. */\nfinal class ${problem.className} extends ApiError\n{\n}`,
    ),
    `const ERRORS_BY_CODE = [\n${problems.map(({ code, className: name }) => `    '${code}' => ${name}::class,`).join("\n")}\n];`,
  ].join("\n\n");

const eventsText = ({ events }: Form): string =>
  [
    "/** What events bring, by their types. */",
    "final class EventData",
    "{",
    "    private const MODELS = [",
    ...events.map(({ type, model }) => `        '${type}' => ${className(model)}::class,`),
    "    ];",
    "",
    "    /** Null of a type that this SDK does not know. */",
    "    public static function of(Event|WebhookMessage $event): ?Model",
    "    {",
    "        $known = self::MODELS[$event->type] ?? null;",
    "        return $known === null ? null : $known::fromJson(json_decode(json_encode((object) $event->data)));",
    "    }",
    "}",
  ].join("\n");

const resourceClass = ({ name }: Resource): string =>
  name === "events" ? "EventLog" : `${pascal(name)}Resource`;

/** The SDK for PHP, as PSR-12 has it. */
export const emitPhp = (form: Form): string =>
  fill(readTemplate("php.php.txt"), {
    version: form.version,
    errors: errorsText(form),
    models: [...form.enums.map(enumText), ...form.models.map(modelText)].join("\n\n"),
    resources: form.resources.map(resourceText).join("\n\n"),
    events: form.events.length === 0 ? "" : eventsText(form),
    fields: form.resources
      .map((resource) => `public readonly ${resourceClass(resource)} $${camel(resource.name)};`)
      .join("\n"),
    assignments: form.resources
      .map((resource) => `$this->${camel(resource.name)} = new ${resourceClass(resource)}($transport);`)
      .join("\n"),
  });
