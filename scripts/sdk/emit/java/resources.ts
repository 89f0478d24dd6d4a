import type { Field, Operation, Resource, Type } from "../../form/form.ts";
import { pascal } from "../../form/names.ts";
import { doc, listed, method, typeText, WIDTH } from "./language.ts";

const shortName = (resource: Resource, { verb }: Operation): string => pascal(resource.name) + pascal(verb);

export const optionsName = (resource: Resource, operation: Operation): string =>
  operation.query.length === 0 && !operation.isKeyed
    ? "ReadOptions"
    : `${shortName(resource, operation)}Options`;

const optionText = (options: string, { name, type, description }: Field): string => {
  const plain = type.kind === "boolean" ? "boolean" : type.kind === "integer" ? "long" : typeText(type);
  return [
    ...doc(description, "        "),
    `        public ${options} ${method(name)}(${plain} value) {`,
    `            return query("${name}", value);`,
    "        }",
  ].join("\n");
};

const keyText = (options: string): string =>
  [
    "        /** Made by the client when absent, and the same on every attempt. */",
    `        public ${options} idempotencyKey(String value) {`,
    "            idempotencyKey = value;",
    "            return this;",
    "        }",
  ].join("\n");

const extending = (name: string): string => {
  const line = `    public static final class ${name} extends CallOptions<${name}> {`;
  return line.length <= WIDTH ? line : line.replace(" extends ", "\n            extends ");
};

const optionsText = (resource: Resource, operation: Operation): string[] => {
  const name = optionsName(resource, operation);
  if (name === "ReadOptions") return [];
  const self = `        @Override\n        ${name} self() {\n            return this;\n        }`;
  const setters = operation.query.map((field) => optionText(name, field));
  const key = operation.isKeyed ? [keyText(name)] : [];
  return [
    [
      `    /** Options of {@link ${pascal(resource.name)}Resource#${method(operation.verb)}}. */`,
      extending(name),
      [self, ...setters, ...key].join("\n\n"),
      "    }",
    ].join("\n"),
  ];
};

const pathText = ({ path }: Operation): string =>
  path
    .split("/")
    .slice(1)
    .map((part) => (part.startsWith("{") ? method(part.slice(1, -1)) : `"${part}"`))
    .join(", ");

const callText = (operation: Operation): string[] => [
  `            var path = List.of(${pathText(operation)});`,
  `            var call = new Call("${operation.method}", path, ${operation.body ? "body" : "null"}, ${operation.isKeyed});`,
];

const SAME = "        /** The same without options. */";

const methodText = (resource: Resource, operation: Operation): string => {
  const { pathParams, body, verb } = operation;
  const answer = `Models.${operation.answer}`;
  const options = optionsName(resource, operation);
  const parameters = [
    ...pathParams.map((name) => `String ${method(name)}`),
    ...(body ? [`Models.${typeText(body.type)} body`] : []),
  ];
  const given = [...pathParams.map(method), ...(body ? ["body"] : []), `new ${options}()`];
  return [
    ...doc(operation.description, "        "),
    listed(`public ${answer} ${method(verb)}`, [...parameters, `${options} options`], " {", "        "),
    ...callText(operation),
    listed("return transport.send", ["call", "options", `${answer}::new`], ";", "            "),
    "        }",
    "",
    SAME,
    listed(`public ${answer} ${method(verb)}`, parameters, " {", "        "),
    listed(`return ${method(verb)}`, given, ";", "            "),
    "        }",
  ].join("\n");
};

const itemType = (type: Type): string => (type.kind === "model" ? `Models.${type.name}` : typeText(type));

const allText = (resource: Resource, operation: Operation): string[] => {
  if (!operation.item) return [];
  const answer = `Models.${operation.answer}`;
  const options = optionsName(resource, operation);
  const parameters = operation.pathParams.map((name) => `String ${method(name)}`);
  const given = [...operation.pathParams.map(method), `new ${options}()`];
  const reads = ["call", "options", `${answer}::new`, `${answer}::data`, `${answer}::nextCursor`];
  const all = `${operation.verb}All`;
  const head = `public Iterable<${itemType(operation.item)}> ${all}`;
  return [
    [
      `        /** The items of all pages of {@code ${operation.verb}}. */`,
      listed(head, [...parameters, `${options} options`], " {", "        "),
      ...callText(operation),
      listed("return transport.items", reads, ";", "            "),
      "        }",
      "",
      SAME,
      listed(head, parameters, " {", "        "),
      listed(`return ${all}`, given, ";", "            "),
      "        }",
    ].join("\n"),
  ];
};

export const resourceText = (resource: Resource): string => {
  const name = `${pascal(resource.name)}Resource`;
  const isOpen = resource.name === "events";
  const { operations } = resource;
  return [
    ...operations.flatMap((operation) => optionsText(resource, operation)),
    [
      `    /** The operations below /${resource.name}. */`,
      `    public static ${isOpen ? "" : "final "}class ${name} {`,
      "        private final Transport transport;",
      "",
      `        ${name}(Transport transport) {\n            this.transport = transport;\n        }`,
      "",
      operations
        .flatMap((operation) => [methodText(resource, operation), ...allText(resource, operation)])
        .join("\n\n"),
      "    }",
    ].join("\n"),
  ].join("\n\n");
};
