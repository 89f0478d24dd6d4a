import type { Field, Form, Type } from "../../form/form.ts";
import { type Group, labeled, laidOut, list, type Part, type Style } from "./layout.ts";
import { given, inputModel, reais, type Sample } from "./sample.ts";

const STYLE: Style = { width: 80, indent: "  " };

const object = (parts: readonly Part[]): Group => ({ open: "{", parts, close: "}", pad: " ", last: "," });

const valueText = (form: Form, type: Type, value: unknown): Part => {
  if (value === null) return "null";
  if (type.kind === "money") return `Money.ofReais("${reais(value)}")`;
  if (type.kind === "list") return list((value as unknown[]).map((item) => valueText(form, type.of, item)));
  if (type.kind !== "model") return JSON.stringify(value);
  const members = given(inputModel(form, type), value);
  const parts = members.map(({ field, value: inner }) =>
    labeled(`${field.name}: `, valueText(form, field.type, inner)),
  );
  return { label: "", value: object(parts) };
};

/** The last argument, an object, begins on the call's line if it fits. */
const callText = (form: Form, sample: Sample, start: string): string => {
  const { resource, operation, path, query, body, shown } = sample;
  const parts: Part[] = path.map((value) => JSON.stringify(value));
  if (body) parts.push(valueText(form, body.type, body.value));
  if (query) {
    const set = object([`${query.field.name}: ${JSON.stringify(query.value)}`]);
    parts.push({ label: "", value: set });
  }
  const verb = shown.of === "pages" ? `${operation.verb}All` : operation.verb;
  const open = `client.${resource.name}.${verb}(`;
  const last = parts.at(-1);
  const head = open + [...parts.slice(0, -1), "{"].join(", ");
  const isHugged = typeof last === "object" && start.length + head.length <= STYLE.width;
  const call = isHugged ? { ...last.value, open: head, close: "})" } : { open, parts, close: ")", last: "," };
  return laidOut(call, STYLE, start, ";");
};

const members = (path: readonly Field[]): string => path.map(({ name }) => name).join(".");

const shownText = (form: Form, sample: Sample): string => {
  const { shown } = sample;
  if (shown.of === "events") return streamText(sample);
  if (shown.of === "answer") {
    const roots = [...new Set(shown.paths.map(([root]) => root!.name))].sort();
    const print = `console.log(${shown.paths.map(members).join(", ")});`;
    return `${callText(form, sample, `const { ${roots.join(", ")} } = await `)}\n${print}`;
  }
  const names = shown.fields.map(({ name }) => name).join(", ");
  const isPaged = shown.of === "pages";
  const items = isPaged ? shown.items : "data";
  const first = callText(form, sample, isPaged ? `const ${items} = ` : "const { data } = await ");
  return `${first}\nfor ${isPaged ? "await " : ""}(const { ${names} } of ${items}) {\n  console.log(${names});\n}`;
};

const streamText = ({ query }: Sample): string => {
  const types = String(query?.value).split(",");
  return `const events = client.events.stream({
  store: new FileStore("events.position"),
  types: [${types.map((type) => `"${type}"`).join(", ")}],
  untilCurrent: true,
});
for await (const { id, type } of events) {
  console.log(type, id);
}`;
};

/** A program for Node, in Biome's style. */
export const typescriptSample = (form: Form, sample: Sample, baseUrl: string): string => {
  const text = shownText(form, sample);
  const names = ["FileStore", "Money"].filter((name) => text.includes(name));
  return `import { ${[...names, "RealEstateClient"].join(", ")} } from "./real-estate-account.ts";

const client = new RealEstateClient({
  baseUrl: "${baseUrl}",
  apiKey: process.env.REAL_ESTATE_KEY ?? "",
});

${text}
`;
};
