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

/** How the code of the synchronous and the asynchronous client differs. */
export interface Style {
  /** The prefix of the names of its classes. */
  readonly prefix: string;
  readonly def: string;
  readonly send: string;
  readonly transport: string;
  readonly items: string;
  readonly iterator: string;
}

export const SYNC: Style = {
  prefix: "",
  def: "def",
  send: "self._transport.send",
  transport: "_SyncTransport",
  items: "_items_of",
  iterator: "Iterator",
};

export const ASYNC: Style = {
  prefix: "Async",
  def: "async def",
  send: "await self._transport.send",
  transport: "_AsyncTransport",
  items: "_async_items_of",
  iterator: "AsyncIterator",
};

interface Signature {
  readonly def: string;
  readonly verb: string;
  readonly query: readonly Field[];
  readonly answer: string;
}

const optionsOf = ({ isKeyed, isVersioned }: Operation): string => {
  if (isVersioned) return "VersionedOptions";
  return isKeyed ? "WriteOptions" : "CallOptions";
};

const signature = (operation: Operation, { def, verb, query, answer }: Signature): string[] => [
  `    ${def} ${verb}(`,
  "        self,",
  ...operation.pathParams.map((name) => `        ${attribute(name)}: str,`),
  ...bodyParameter(operation).map((text) => `        ${text},`),
  ...(query.length > 0 ? ["        *,"] : []),
  ...query.map((field) => `        ${parameterText(field)},`),
  `        **options: Unpack[${optionsOf(operation)}],`,
  `    ) -> ${answer}:`,
];

const methodText = (operation: Operation, { def, send }: Style): string =>
  [
    ...signature(operation, { ...operation, def, verb: attribute(operation.verb) }),
    ...docstring(operation.description, "        "),
    `        return ${send}(`,
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
    ...(operation.isVersioned ? ['            if_match=options.get("if_match"),'] : []),
    "        )",
  ].join("\n");

const allText = (operation: Operation, { items, iterator }: Style): string[] => {
  if (!operation.item) return [];
  const query = operation.query.filter(({ name }) => name !== "cursor");
  const verb = attribute(operation.verb);
  return [
    [
      ...signature(operation, {
        def: "def",
        verb: `${verb}_all`,
        query,
        answer: `${iterator}[${typeText(operation.item)}]`,
      }),
      `        """The items of all pages of \`${verb}\`."""`,
      `        return ${items}(`,
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

export const resourceText = ({ name, operations }: Resource, style: Style): string =>
  [
    `class ${style.prefix}${pascal(name)}Resource:`,
    `    def __init__(self, transport: ${style.transport}) -> None:`,
    "        self._transport = transport",
    "",
    operations
      .flatMap((operation) => [methodText(operation, style), ...allText(operation, style)])
      .join("\n\n"),
  ].join("\n");
