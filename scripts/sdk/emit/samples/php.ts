import type { Field, Form, Type } from "../../form/form.ts";
import { camel } from "../../form/names.ts";
import { className, constant } from "../php/language.ts";
import { call, type Group, labeled, laidOut, list, type Part, type Style } from "./layout.ts";
import { given, inputModel, reais, type Sample } from "./sample.ts";

const STYLE: Style = { width: 80, indent: "    " };

const literal = (value: unknown): string =>
  typeof value === "string" ? `'${value.replace(/[\\']/g, "\\$&")}'` : JSON.stringify(value);

const valueText = (form: Form, type: Type, value: unknown): Part => {
  if (value === null) return "null";
  if (type.kind === "money") return `Money::ofReais('${reais(value)}')`;
  if (type.kind === "enum") return `${type.name}::${constant(String(value))}`;
  if (type.kind === "list") return list((value as unknown[]).map((item) => valueText(form, type.of, item)));
  if (type.kind !== "model") return literal(value);
  const model = inputModel(form, type);
  const parts = given(model, value).map(({ field, value: inner }) =>
    labeled(`${field.name}: `, valueText(form, field.type, inner)),
  );
  return { label: "", value: call(`new ${className(model.name)}`, parts) };
};

const callOf = (form: Form, { resource, operation, path, query, body, shown }: Sample): Group =>
  call(`$client->${camel(resource.name)}->${operation.verb}${shown.of === "pages" ? "All" : ""}`, [
    ...path.map(literal),
    ...(body ? [valueText(form, body.type, body.value)] : []),
    ...(query ? [`${query.field.name}: ${literal(query.value)}`] : []),
  ]);

const echo = (shown: readonly string[]): string => `echo ${shown.join(", ' ', ")}, "\\n";`;

const members = (path: readonly Field[]): string => path.map(({ name }) => name).join("->");

const shownText = (form: Form, sample: Sample): string => {
  const { shown } = sample;
  if (shown.of === "events") return streamText(sample);
  const asked = callOf(form, sample);
  if (shown.of === "answer") {
    const print = echo(shown.paths.map((path) => `$answer->${members(path)}`));
    return `${laidOut(asked, STYLE, "$answer = ", ";")}\n${print}`;
  }
  const print = echo(shown.fields.map(({ name }) => `$${shown.item}->${name}`));
  const all =
    shown.of === "pages"
      ? laidOut(asked, STYLE, `$${shown.items} = `, ";")
      : laidOut(asked, STYLE, "$answer = ", ";");
  const items = shown.of === "pages" ? `$${shown.items}` : "$answer->data";
  return `${all}\nforeach (${items} as $${shown.item}) {\n    ${print}\n}`;
};

const streamText = ({ query }: Sample): string => {
  const types = String(query?.value).split(",");
  return `$events = $client->events->stream(
    new FileStore('events.position'),
    types: [${types.map((type) => `EventType::${constant(type)}`).join(", ")}],
    untilCurrent: true,
);
foreach ($events as $event) {
    echo "$event->type $event->id\\n";
}`;
};

const useText = (form: Form, text: string): string => {
  const known = [...form.models.map(({ name }) => className(name)), ...form.enums.map(({ name }) => name)];
  const all = [...known, "FileStore", "Money", "RealEstateClient"].sort();
  const used = all.filter((name) => new RegExp(`(new |\\()${name}\\b|\\b${name}::`).test(text));
  return used.map((name) => `use RealEstateAccount\\${name};`).join("\n");
};

/** A script in PSR-12's style. */
export const phpSample = (form: Form, sample: Sample, baseUrl: string): string => {
  const text = `$client = new RealEstateClient(
    '${baseUrl}',
    getenv('REAL_ESTATE_KEY'),
);

${shownText(form, sample)}`;
  return `<?php\n\n${useText(form, text)}\n\nrequire_once __DIR__ . '/RealEstateAccount.php';\n\n${text}\n`;
};
