import type { Field, Operation, Resource } from "../../form/form.ts";
import { pascal } from "../../form/names.ts";
import { attribute, docstring, typeText } from "./language.ts";

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

export const resourceText = ({ name, operations }: Resource): string =>
  [
    `class ${pascal(name)}Resource:`,
    "    def __init__(self, transport: _Transport) -> None:",
    "        self._transport = transport",
    "",
    operations.flatMap((operation) => [methodText(operation), ...allText(operation)]).join("\n\n"),
  ].join("\n");
