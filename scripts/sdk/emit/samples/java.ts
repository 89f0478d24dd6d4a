import type { Field, Form, Operation, Type } from "../../form/form.ts";
import { pascal, singular, wordsOf } from "../../form/names.ts";
import { accessor, method, WIDTH } from "../java/language.ts";
import { optionsName } from "../java/resources.ts";
import { given, inputModel, reais, type Sample } from "./sample.ts";

const INDENT = "        ";
/** A longer value becomes a variable. */
const MAX_INNER = 64;

const NUMBERS: Readonly<Record<string, (value: unknown) => string>> = {
  integer: (value) => `${value}L`,
  number: (value) => (Number.isInteger(value) ? `${value}.0` : String(value)),
};

interface Built {
  readonly constructed: string;
  readonly setters: readonly string[];
}

const statement = (name: string, { constructed, setters }: Built): string => {
  const value = `${constructed}${setters.join("")};`;
  const one = `var ${name} = ${value}`;
  const two = `var ${name} =\n${INDENT}${value}`;
  if (INDENT.length + one.length <= WIDTH) return one;
  if (2 * INDENT.length + value.length <= WIDTH) return two;
  const chain = `${constructed}${setters.map((setter) => `\n${INDENT}${INDENT}${setter}`).join("")};`;
  return `var ${name} =\n${INDENT}${chain}`;
};

/** Writes values of the contract; larger ones become variables in `before`. */
class Values {
  readonly before: string[] = [];
  readonly #form: Form;

  constructor(form: Form) {
    this.#form = form;
  }

  built(type: Type, value: unknown): Built {
    const model = inputModel(this.#form, type);
    const members = given(model, value);
    const texts = new Map(
      members.map(({ field, value: inner }) => [field.name, this.text(field.type, inner, field.name)]),
    );
    const required = model.fields.filter((field) => field.required).map(({ name }) => name);
    return {
      constructed: `new ${model.name}(${required.map((name) => texts.get(name)).join(", ")})`,
      setters: members
        .filter(({ field }) => !field.required)
        .map(({ field }) => `.${accessor(field.name)}(${texts.get(field.name)})`),
    };
  }

  text(type: Type, value: unknown, name: string): string {
    if (value === null) return "null";
    if (type.kind === "money") return `Money.ofReais("${reais(value)}")`;
    if (type.kind === "enum") return `${type.name}.${wordsOf(String(value)).join("_").toUpperCase()}`;
    if (type.kind === "list") {
      const items = (value as unknown[]).map((item) => this.text(type.of, item, singular(name)));
      return `List.of(${items.join(", ")})`;
    }
    if (type.kind !== "model") return NUMBERS[type.kind]?.(value) ?? JSON.stringify(value);
    const built = this.built(type, value);
    const flat = built.constructed + built.setters.join("");
    if (flat.length <= MAX_INNER) return flat;
    this.before.push(statement(name, built));
    return name;
  }
}

/** @param indent the indent of the statement */
const print = (shown: readonly string[], indent = INDENT): string => {
  const text = shown.join(' + " " + ');
  const one = `System.out.println(${text});`;
  return indent.length + one.length <= WIDTH ? one : `System.out.println(\n${INDENT}${text});`;
};

const getters = (path: readonly Field[]): string => path.map(({ name }) => `${accessor(name)}()`).join(".");

const argumentsOf = (values: Values, { resource, operation, path, query, body }: Sample): string[] => {
  const parts = path.map((value) => JSON.stringify(value));
  if (body) {
    values.before.push(statement("body", values.built(body.type, body.value)));
    parts.push("body");
  }
  if (!query) return parts;
  const { field, value } = query;
  const set = `.${method(field.name)}(${JSON.stringify(value)})`;
  values.before.push(
    statement("options", { constructed: `new ${optionsName(resource, operation)}()`, setters: [set] }),
  );
  return [...parts, "options"];
};

const streamText = ({ query }: Sample): string => {
  const types = String(query?.value)
    .split(",")
    .map((type) => `EventType.${wordsOf(type).join("_").toUpperCase()}`);
  return `var store = new FileStore(Path.of("events.position"));
var types = List.of(${types.join(", ")});
var options = new StreamOptions().types(types).untilCurrent(true);
for (var event : client.events.stream(store, options)) {
    System.out.println(event.type() + " " + event.id());
}`;
};

const bodyText = (form: Form, sample: Sample): string => {
  const { resource, operation, shown } = sample;
  if (shown.of === "events") return streamText(sample);
  const values = new Values(form);
  const verb = shown.of === "pages" ? `${operation.verb}All` : method(operation.verb);
  const call = `client.${resource.name}.${verb}(${argumentsOf(values, sample).join(", ")})`;
  const lines = [...values.before];
  if (shown.of === "answer") {
    lines.push(statement("answer", { constructed: call, setters: [] }));
    lines.push(print(shown.paths.map((path) => `answer.${getters(path)}`)));
    return lines.join("\n");
  }
  const items = shown.of === "pages" ? call : `${call}.data()`;
  const printed = shown.fields.map(({ name }) => `${shown.item}.${accessor(name)}()`);
  return [...lines, `for (var ${shown.item} : ${items}) {`, `    ${print(printed)}`, "}"].join("\n");
};

/** The packages of classes that a text may name. */
const placesIn = ({ models, enums, resources }: Form): readonly string[] => [
  "Money",
  "RealEstateClient",
  "EventLog.FileStore",
  "EventLog.StreamOptions",
  ...models.map(({ name }) => `Models.${name}`),
  ...enums.map(({ name }) => `Values.${name}`),
  ...resources.flatMap((resource) =>
    resource.operations.map((operation: Operation) => `Resources.${optionsName(resource, operation)}`),
  ),
];

const importsOf = (places: readonly string[], prefix: string, text: string): string =>
  [...new Set(places)]
    .filter((place) => new RegExp(`(?<!["\\w.])${place.split(".").at(-1)}\\b`).test(text))
    .map((place) => `import ${prefix}${place};`)
    .sort()
    .join("\n");

/** A program in google-java-format's style. */
export const javaSample = (form: Form, sample: Sample, baseUrl: string): string => {
  const main = `var key = System.getenv("REAL_ESTATE_KEY");
var client = new RealEstateClient("${baseUrl}", key);

${bodyText(form, sample)}`;
  const imports = [
    importsOf(placesIn(form), "com.example.realestate.", main),
    importsOf(["nio.file.Path", "util.List"], "java.", main),
  ];
  return `${imports.filter(Boolean).join("\n\n")}

public class ${pascal(sample.operation.id)} {
    public static void main(String[] arguments) {
${main.replace(/^(?=.)/gm, INDENT)}
    }
}
`;
};
