import type { Enum, Field, Form, Model, Operation, ProblemCode, Resource, Type } from "../form/form.ts";
import { pascal, wordsOf } from "../form/names.ts";
import { fill, readTemplate, wrapped } from "./template.ts";

const WIDTH = 100;
const BOXED: Readonly<Record<string, string>> = {
  string: "String",
  enum: "String",
  boolean: "Boolean",
  integer: "Long",
  number: "Double",
  money: "Money",
  any: "JsonNode",
};
const READERS: Readonly<Record<string, string>> = {
  string: "TEXT",
  enum: "TEXT",
  boolean: "BOOLEAN",
  integer: "LONG",
  number: "DOUBLE",
  money: "MONEY",
  any: "ANY",
};
/** Words of the language. */
const KEYWORDS = new Set(["case", "class", "default", "for", "if", "new", "package", "switch"]);
const MODEL_METHODS = new Set(["get", "json", "set"]);

const method = (name: string): string => (KEYWORDS.has(name) ? `${name}_` : name);

/** Of a model, which has methods of its own. */
const accessor = (name: string): string => (MODEL_METHODS.has(name) ? `${name}_` : method(name));

const typeText = (type: Type): string => {
  if (type.kind === "list") return `List<${typeText(type.of)}>`;
  if (type.kind === "map") return `Map<String, ${typeText(type.of)}>`;
  return type.kind === "model" ? type.name : BOXED[type.kind]!;
};

const readerText = (type: Type): string => {
  if ("of" in type) return `${type.kind}(${readerText(type.of)})`;
  return type.kind === "model" ? `model(${type.name}::new)` : READERS[type.kind]!;
};

/** What stands between parentheses: beside them, on a line of its own, or a line each, as there is room. */
const listed = (before: string, parts: readonly string[], after: string, indent: string): string => {
  const one = `${indent}${before}(${parts.join(", ")})${after}`;
  if (one.length <= WIDTH) return one;
  const inner = `${indent}        `;
  const line = `${inner}${parts.join(", ")})${after}`;
  if (line.length <= WIDTH) return `${indent}${before}(\n${line}`;
  return `${indent}${before}(\n${parts.map((part) => inner + part).join(",\n")})${after}`;
};

const html = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll("*/", "*&#47;")
    .replaceAll("@", "&#64;")
    .replace(
      /`([^`{}]*)`/g,
      (_, code: string) => `{@code ${code.replaceAll("&lt;", "<").replaceAll("&amp;", "&")}}`,
    );

const doc = (description: string, indent: string): string[] => {
  if (description.trim() === "") return [];
  const text = html(description).split("\n\n").join("\n\n<p>");
  const lines = wrapped(text, WIDTH - indent.length - 3);
  if (lines.length === 1 && text.length <= WIDTH - indent.length - 7) return [`${indent}/** ${lines[0]} */`];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`];
};

const getterText = (field: Field): string =>
  [
    ...doc(field.description, "        "),
    `        public ${typeText(field.type)} ${accessor(field.name)}() {`,
    listed("return get", [`"${field.name}"`, readerText(field.type)], ";", "            "),
    "        }",
  ].join("\n");

const setterText = (model: string, { name, type, description }: Field): string =>
  [
    ...doc(description, "        "),
    listed(`public ${model} ${accessor(name)}`, [`${typeText(type)} value`], " {", "        "),
    `            set("${name}", value);`,
    "            return this;",
    "        }",
  ].join("\n");

const constructorText = ({ name, fields, isInput }: Model): string => {
  if (!isInput) return `        ${name}(ObjectNode members) {\n            super(members);\n        }`;
  const required = fields.filter((field) => field.required);
  const parameters = required.map((field) => `${typeText(field.type)} ${method(field.name)}`);
  return [
    listed(`public ${name}`, parameters, " {", "        "),
    "            super(empty());",
    ...required.map((field) => `            set("${field.name}", ${method(field.name)});`),
    "        }",
  ].join("\n");
};

const modelText = (model: Model): string =>
  [
    ...doc(model.description, "    "),
    `    public static final class ${model.name} extends Model {`,
    [
      constructorText(model),
      ...model.fields.map((field) => (model.isInput ? setterText(model.name, field) : getterText(field))),
    ].join("\n\n"),
    "    }",
  ].join("\n");

const constantText = (value: string): string => {
  const name = wordsOf(value).join("_").toUpperCase();
  const line = `        public static final String ${name} = "${value}";`;
  return line.length <= WIDTH
    ? line
    : `        public static final String ${name} =\n                "${value}";`;
};

const enumText = ({ name, values }: Enum): string =>
  [
    `    public static final class ${name} {`,
    ...values.map(constantText),
    "",
    `        private ${name}() {}`,
    "    }",
  ].join("\n");

const shortName = (resource: Resource, { verb }: Operation): string => pascal(resource.name) + pascal(verb);

const optionsName = (resource: Resource, operation: Operation): string =>
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

const KEY = (options: string): string =>
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
  const key = operation.isKeyed ? [KEY(name)] : [];
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
    "        /** The same without options. */",
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
  const reads = ["call", "options", `${answer}::new`, `${answer}::data`, `${answer}::nextCursor`];
  const head = `public Iterable<${itemType(operation.item)}> ${operation.verb}All`;
  return [
    [
      `        /** The items of all pages of {@code ${operation.verb}}. */`,
      listed(head, [...parameters, `${options} options`], " {", "        "),
      ...callText(operation),
      listed("return transport.items", reads, ";", "            "),
      "        }",
    ].join("\n"),
  ];
};

const resourceText = (resource: Resource): string => {
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

/** As the language calls what is thrown. */
const exceptionName = ({ className }: ProblemCode): string => className.replace(/Error$/, "Exception");

const errorText = (problem: ProblemCode): string => {
  const name = exceptionName(problem);
  return `/** ${problem.status} {@code ${problem.code}}: ${problem.title}. */
public static final class ${name} extends ApiException {
    private static final long serialVersionUID = 1;

    ${name}(ObjectNode problem, Answered answered) {
        super(problem, answered);
    }
}`;
};

const errorsText = ({ problems }: Form): string => {
  const rows = problems.map((problem) => {
    const name = exceptionName(problem);
    const row = `            Map.entry("${problem.code}", ${name}::new)`;
    return row.length + 5 <= WIDTH
      ? row
      : `            Map.entry(\n                    "${problem.code}", ${name}::new)`;
  });
  const map = `private static final Map<String, BiFunction<ObjectNode, Answered, ApiException>> BY_CODE =
        Map.ofEntries(
${rows.map((row) => row.replace(/^/gm, "    ")).join(",\n")});`;
  return [map, ...problems.map(errorText)].join("\n\n");
};

const eventsText = ({ events }: Form): string =>
  [
    "/** What an event brings, by its type; null of a type that this SDK does not know. */",
    "public static Model eventData(String type, JsonNode data) {",
    "    var members = (ObjectNode) data;",
    "    return switch (type) {",
    ...events.map(({ type, model }) => `        case "${type}" -> new ${model}(members);`),
    "        default -> null;",
    "    };",
    "}",
  ].join("\n");

const className = ({ name }: Resource): string =>
  name === "events" ? "EventLog" : `Resources.${pascal(name)}Resource`;

const FOLDER = "java/src/main/java/com/example/realestate";

/** The files of the SDK for Java by their paths, as google-java-format has them. */
export const emitJava = (form: Form): Readonly<Record<string, string>> => {
  const parts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
    ApiException: { errors: errorsText(form) },
    CallOptions: {},
    EventLog: {},
    Model: {},
    Models: {
      events: form.events.length === 0 ? "" : eventsText(form),
      models: form.models.map(modelText).join("\n\n").replace(/^ {4}/gm, ""),
    },
    Money: {},
    RealEstateClient: {
      version: form.version,
      fields: form.resources
        .map((resource) => `public final ${className(resource)} ${resource.name};`)
        .join("\n"),
      assignments: form.resources
        .map((resource) => `this.${resource.name} = new ${className(resource)}(transport);`)
        .join("\n"),
    },
    RealEstateException: {},
    Resources: { resources: form.resources.map(resourceText).join("\n\n").replace(/^ {4}/gm, "") },
    Transport: {},
    Values: { values: form.enums.map(enumText).join("\n\n").replace(/^ {4}/gm, "") },
    Webhooks: {},
  };
  return Object.fromEntries(
    Object.entries(parts).map(([name, marks]) => [
      `${FOLDER}/${name}.java`,
      fill(readTemplate(`java/${name}.java.txt`), marks),
    ]),
  );
};
