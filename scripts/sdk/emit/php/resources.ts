import type { Field, Operation, Resource } from "../../form/form.ts";
import { pascal } from "../../form/names.ts";
import { className, described, doc, docType, typeText } from "./language.ts";

const CALL_PARAMETERS = [
  "?string $language = null",
  "?float $timeout = null",
  "?int $retries = null",
  "?float $maxWait = null",
  "?\\Closure $onResponse = null",
];

const queryParameter = ({ name, type }: Field): string =>
  type.kind === "boolean" ? `bool $${name} = false` : `?${typeText(type)} $${name} = null`;

const parametersOf = (operation: Operation, query: readonly Field[]): string[] => [
  ...operation.pathParams.map((name) => `string $${name}`),
  ...query.map(queryParameter),
  ...(operation.isKeyed ? ["?string $idempotencyKey = null"] : []),
  ...(operation.isVersioned ? ["?string $ifMatch = null"] : []),
  ...CALL_PARAMETERS,
];

const bodyParameter = ({ body, pathParams }: Operation, parameters: readonly string[]): string[] =>
  body
    ? [
        ...parameters.slice(0, pathParams.length),
        `${typeText(body.type)} $body${body.required ? "" : ` = new ${typeText(body.type)}()`}`,
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
  const { verb, answer, method, query, body, isKeyed, isVersioned } = operation;
  const parameters = bodyParameter(operation, parametersOf(operation, query));
  return [
    ...described(operation.description.replaceAll("*/", "* /"), "    "),
    `    public function ${verb}(`,
    ...parameters.map((text) => `        ${text},`),
    `    ): ${className(answer)} {`,
    `        return ${className(answer)}::fromJson($this->transport->send(`,
    `            '${method}',`,
    `            [${pathText(operation)}],`,
    "            new CallOptions($language, $timeout, $retries, $maxWait, $onResponse),",
    ...(query.length > 0
      ? [
          "            query: [",
          ...query.map(({ name }) => `                '${name}' => $${name},`),
          "            ],",
        ]
      : []),
    ...(body ? ["            body: $body,"] : []),
    ...(isKeyed ? ["            key: Transport::keyOf($idempotencyKey),"] : []),
    ...(isVersioned ? ["            ifMatch: $ifMatch,"] : []),
    "        ));",
    "    }",
  ].join("\n");
};

const allText = (operation: Operation): string[] => {
  if (!operation.item) return [];
  const query = operation.query.filter(({ name }) => name !== "cursor");
  const names = [
    ...operation.pathParams,
    ...query.map(({ name }) => name),
    "language",
    "timeout",
    "retries",
    "maxWait",
    "onResponse",
  ];
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

export const resourceText = ({ name, operations }: Resource): string =>
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
