import type { Field, Form, Type } from "../../form/form.ts";
import { attribute } from "../python/language.ts";
import { call, type Group, labeled, laidOut, list, type Part, type Style } from "./layout.ts";
import { given, inputModel, reais, type Sample } from "./sample.ts";

const STYLE: Style = { width: 88, indent: "    " };

const LITERALS: Readonly<Record<string, string>> = { null: "None", true: "True", false: "False" };

const literal = (value: unknown): string => LITERALS[String(value)] ?? JSON.stringify(value);

const valueText = (form: Form, type: Type, value: unknown): Part => {
  if (type.kind === "money" && value !== null) return `Money.of_reais("${reais(value)}")`;
  if (type.kind === "list" && value !== null)
    return list((value as unknown[]).map((item) => valueText(form, type.of, item)));
  if (type.kind !== "model" || value === null) return literal(value);
  const model = inputModel(form, type);
  const parts = given(model, value).map(({ field, value: inner }) =>
    labeled(`${attribute(field.name)}=`, valueText(form, field.type, inner)),
  );
  return { label: "", value: call(model.name, parts) };
};

const callOf = (form: Form, { resource, operation, path, query, body, shown }: Sample): Group => {
  const verb = attribute(operation.verb) + (shown.of === "pages" ? "_all" : "");
  return call(`client.${attribute(resource.name)}.${verb}`, [
    ...path.map(literal),
    ...(body ? [valueText(form, body.type, body.value)] : []),
    ...(query ? [`${attribute(query.field.name)}=${literal(query.value)}`] : []),
  ]);
};

const members = (path: readonly Field[]): string => path.map(({ name }) => attribute(name)).join(".");

const shownText = (form: Form, sample: Sample): string => {
  const { shown } = sample;
  if (shown.of === "events") return streamText(sample);
  const asked = callOf(form, sample);
  if (shown.of === "answer") {
    const print = `print(${shown.paths.map((path) => `answer.${members(path)}`).join(", ")})`;
    return `${laidOut(asked, STYLE, "answer = ")}\n${print}`;
  }
  const print = `    print(${shown.fields.map(({ name }) => `${shown.item}.${attribute(name)}`).join(", ")})`;
  const after = shown.of === "pages" ? ":" : ".data:";
  return `${laidOut(asked, STYLE, `for ${shown.item} in `, after)}\n${print}`;
};

const streamText = ({ query }: Sample): string => {
  const types = String(query?.value).split(",");
  return `events = client.events.stream(
    FileStore("events.position"),
    types=[${types.map((type) => `"${type}"`).join(", ")}],
    until_current=True,
)
for event in events:
    print(event.type, event.id)`;
};

const importText = (form: Form, text: string): string => {
  const models = form.models.map(({ name }) => name).filter((name) => text.includes(`${name}(`));
  const words = [...models, ...(text.includes("Money.") ? ["Money"] : []), "FileStore", "RealEstateClient"];
  const parts = [...new Set(words)].filter((word) => new RegExp(`\\b${word}\\b`).test(text)).sort();
  const line = `from real_estate_account import ${parts.join(", ")}`;
  return line.length <= STYLE.width
    ? line
    : `from real_estate_account import (\n${parts.map((part) => `    ${part},`).join("\n")}\n)`;
};

/** A program in Ruff's style. */
export const pythonSample = (form: Form, sample: Sample, baseUrl: string): string => {
  const text = `client = RealEstateClient(
    "${baseUrl}",
    os.environ["REAL_ESTATE_KEY"],
)

${shownText(form, sample)}`;
  return `import os\n\n${importText(form, text)}\n\n${text}\n`;
};
