import type { Field, Form, Type } from "../../form/form.ts";
import { columns, exported, isReference, typeText } from "../go/language.ts";
import { isBodyOptional, optionsName } from "../go/resources.ts";
import { given, inputModel, reais, type Sample } from "./sample.ts";

const NUMBERS: Readonly<Record<string, string>> = { integer: "[int64]", number: "[float64]" };

/** A longer call has one line per part. */
const LINE_CHARS = 80;

const indented = (text: string): string => text.replace(/^(?=.)/gm, "\t");

/** Neighboring one-line members are aligned in columns; a longer member is not. */
const rows = (members: readonly (readonly [name: string, value: string])[]): string => {
  const lines: string[] = [];
  let neighbors: string[][] = [];
  for (const [name, value] of members) {
    if (!value.includes("\n")) {
      neighbors.push([`${name}:`, `${value},`]);
      continue;
    }
    lines.push(...columns(neighbors), indented(`${name}: ${value},`));
    neighbors = [];
  }
  return [...lines, ...columns(neighbors)].join("\n");
};

const cents = (value: unknown): string => {
  const [whole = "", rest] = reais(value).split(".");
  return `${whole.replace(/\B(?=(\d{3})+$)/g, "_")}_${rest}`;
};

const valueText = (form: Form, type: Type, value: unknown): string => {
  if (type.kind === "money") return `realestate.Cents(${cents(value)})`;
  if (type.kind === "enum") return `realestate.${exported(type.name)}${exported(String(value))}`;
  if (type.kind === "list") {
    const name = typeText(type.of);
    const items = (value as unknown[]).map((item) => valueText(form, type.of, item));
    const of = "name" in type.of ? `[]realestate.${name}` : `[]${name}`;
    // The list's type gives its items' type.
    const short = items.map((item) =>
      type.of.kind === "model" ? item.replace(/^realestate\.\w+/, "") : item,
    );
    const flat = `${of}{${short.join(", ")}}`;
    if (flat.length <= LINE_CHARS && !flat.includes("\n")) return flat;
    return `${of}{\n${indented(short.map((item) => `${item},`).join("\n"))}\n}`;
  }
  if (type.kind !== "model") return JSON.stringify(value);
  const model = inputModel(form, type);
  const members = given(model, value).map(
    ({ field, value: inner }) => [exported(field.name), memberText(form, field, inner)] as const,
  );
  const open = `realestate.${exported(model.name)}{`;
  const flat = `${open}${members.map(([name, text]) => `${name}: ${text}`).join(", ")}}`;
  return flat.length <= LINE_CHARS && !flat.includes("\n") ? flat : `${open}\n${rows(members)}\n}`;
};

/** The model's type of a member that is nullable, optional, or neither. */
const memberText = (form: Form, { type, required, nullable }: Field, value: unknown): string => {
  const of = Number.isInteger(value) ? (NUMBERS[type.kind] ?? "") : "";
  if (value === null) return `realestate.Null[${typeText(type)}]()`;
  const text = valueText(form, type, value);
  if (required && !nullable) return text;
  if (!required && nullable) return `realestate.Set${of}(${text})`;
  if (!required && isReference(type)) return text;
  return type.kind === "model" ? `&${text}` : `realestate.Ptr${of}(${text})`;
};

/** A call, with its options before it. */
const callOf = (form: Form, sample: Sample): readonly [before: string, call: string] => {
  const { resource, operation, path, query, body, shown } = sample;
  const bodyText = body && valueText(form, body.type, body.value);
  const set =
    body && isBodyOptional(operation)
      ? `Body: ${bodyText}`
      : query && `${exported(query.field.name)}: ${JSON.stringify(query.value)}`;
  const options = `options := realestate.${optionsName(resource, operation)}{${set}}\n`;
  const parts = [
    "ctx",
    ...path.map((value) => JSON.stringify(value)),
    ...(bodyText && !isBodyOptional(operation) ? [bodyText] : []),
    ...(set ? ["options"] : []),
  ];
  const verb = exported(operation.verb) + (shown.of === "pages" ? "All" : "");
  return [set ? options : "", `client.${exported(resource.name)}.${verb}(${parts.join(", ")})`];
};

const print = (shown: readonly string[]): string => `fmt.Println(${shown.join(", ")})`;

const FAIL = "if err != nil {\n\tlog.Fatal(err)\n}";

const mainText = (form: Form, sample: Sample): string => {
  const { shown } = sample;
  if (shown.of === "events") return streamText(sample);
  const [before, call] = callOf(form, sample);
  if (shown.of === "answer") {
    const printed = shown.paths.map(
      (path) =>
        `${path.at(-1)!.nullable ? "*" : ""}answer.${path.map(({ name }) => exported(name)).join(".")}`,
    );
    return `${before}answer, err := ${call}\n${FAIL}\n${print(printed)}`;
  }
  const printed = print(shown.fields.map(({ name }) => `${shown.item}.${exported(name)}`));
  return shown.of === "pages"
    ? `${before}for ${shown.item}, err := range ${call} {\n${indented(FAIL)}\n\t${printed}\n}`
    : `${before}answer, err := ${call}\n${FAIL}\nfor _, ${shown.item} := range answer.Data {\n\t${printed}\n}`;
};

const streamText = ({ query }: Sample): string => {
  const types = String(query?.value).split(",");
  return `options := realestate.StreamOptions{
	Types: []realestate.EventType{
${types.map((type) => `\t\trealestate.EventType${exported(type)},`).join("\n")}
	},
	UntilCurrent: true,
}
for event, err := range client.Events.Stream(ctx, realestate.FileStore("events.position"), options) {
${indented(FAIL)}
	fmt.Println(event.Type, event.ID)
}`;
};

/** A program in gofmt's style. */
export const goSample = (form: Form, sample: Sample, baseUrl: string): string => {
  return `package main

import (
	"context"
	"fmt"
	"log"
	"os"

	"example.com/realestate"
)

func main() {
	ctx := context.Background()
	key := os.Getenv("REAL_ESTATE_KEY")
	client, err := realestate.NewClient("${baseUrl}", key)
${indented(FAIL)}

${indented(mainText(form, sample))}
}
`;
};
