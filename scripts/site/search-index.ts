import type { Findable } from "./browser/finder.ts";
import { type Contract, type Listed, operationsOf } from "./contract.ts";
import { openingOf, render } from "./markdown.ts";
import { addressOf, type Language, type Page } from "./page.ts";
import { WORDS } from "./texts.ts";

const MAX_WORDS_CHARS = 2_000;
const MAX_FIELD_CHARS = 300;
const MAX_PARENTS = 3;

/** Guides come first, and fields last. */
const WEIGHTS = {
  guide: 3,
  page: 1.5,
  section: 2,
  operation: 1.5,
  error: 1.5,
  event: 1.2,
  field: 1,
} as const;

const shortened = (text: string, limit = MAX_WORDS_CHARS): string =>
  text.replace(/\s+/g, " ").trim().slice(0, limit);

/** A guide that only lists what was tried, and explains nothing. */
const RECORD = "clients-tried";

/** A page, and each of its sections with its words. */
const sectionsOf = (page: Page, language: Language): Findable[] => {
  const address = addressOf(page.path, language);
  const about = shortened(openingOf(page.markdown));
  const { headings } = render(page.markdown, { path: page.path, language });
  const isGuide = page.section === "guides" && !page.path.endsWith(RECORD);
  return [
    {
      t: page.title,
      u: address,
      k: WORDS[language].sections[page.section],
      x: about,
      // A description is a page in one sentence: its words say most.
      n: `${page.path.split("/").at(-1)!.replaceAll("-", " ")} ${page.description}`,
      w: isGuide ? WEIGHTS.guide : WEIGHTS.page,
    },
    ...headings.map(({ text, id, words }) => ({
      t: text,
      k: page.title,
      u: `${address}#${id}`,
      n: "",
      x: shortened(words),
      w: isGuide ? WEIGHTS.section : WEIGHTS.field,
    })),
  ];
};

const isError = ({ path }: Page): boolean => path.startsWith("/erros/");

interface Field {
  readonly parents: Set<string>;
  readonly texts: Set<string>;
  readonly values: Set<string>;
}

/** The contract's fields by name; schemas that share a name share its entry. */
const fieldsOf = ({ components }: Contract): Map<string, Field> => {
  const fields = new Map<string, Field>();
  for (const [parent, { properties = {} }] of Object.entries(components.schemas))
    for (const [name, schema] of Object.entries(properties)) {
      const field = fields.get(name) ?? { parents: new Set(), texts: new Set(), values: new Set() };
      fields.set(name, field);
      field.parents.add(parent);
      if (schema.description) field.texts.add(schema.description);
      for (const value of schema.enum ?? schema["x-extensible-enum"] ?? schema.items?.enum ?? [])
        field.values.add(String(value));
    }
  return fields;
};

/** The names of all fields within a part of the contract. */
const namesWithin = (
  contract: Contract,
  part: unknown,
  names = new Set<string>(),
  seen = new Set<string>(),
) => {
  JSON.stringify(part, (key, value: unknown) => {
    if (key === "properties") for (const name of Object.keys(value as object)) names.add(name);
    const schema = key === "$ref" ? String(value).split("/").at(-1)! : "";
    if (schema !== "" && !seen.has(schema)) {
      seen.add(schema);
      namesWithin(contract, contract.components.schemas[schema], names, seen);
    }
    return value;
  });
  return names;
};

/** The anchor of each field: the first operation that takes it, or else the first that returns it. */
const placesOf = (contract: Contract, operations: readonly Listed[]): ReadonlyMap<string, string> => {
  const places = new Map<string, string>();
  const parts: readonly ((one: Listed) => unknown)[] = [
    ({ operation }) => operation.requestBody,
    ({ operation }) => operation.responses,
  ];
  for (const part of parts)
    for (const operation of operations)
      for (const name of namesWithin(contract, part(operation)))
        if (!places.has(name)) places.set(name, operation.anchor);
  return places;
};

/** All entries of a language's search: sections of pages, operations, fields, events, error codes. */
export const searchIndex = (pages: readonly Page[], contract: Contract, language: Language): Findable[] => {
  const words = WORDS[language];
  const reference = addressOf("/reference", language);
  const listed = operationsOf(contract);
  const errors = pages.filter(isError).map(({ path, title, markdown, description }) => {
    const code = /`(\w+)`/.exec(markdown)?.[1] ?? "";
    const u = addressOf(path, language);
    return { t: title, k: words.error, u, n: code, x: shortened(description), w: WEIGHTS.error };
  });
  const operations = listed.map(({ method, path, operation, anchor }) => ({
    t: operation.summary,
    k: `${method} ${path}`,
    u: `${reference}#${anchor}`,
    n: operation.operationId,
    x: shortened(operation.description),
    w: WEIGHTS.operation,
  }));
  const places = placesOf(contract, listed);
  const fields = [...fieldsOf(contract)]
    .filter(([name]) => places.has(name))
    .map(([name, { parents, texts, values }]) => ({
      t: name,
      k: `${words.field}: ${[...parents].slice(0, MAX_PARENTS).join(", ")}`,
      u: `${reference}#${places.get(name)}`,
      n: [...values].join(" "),
      x: shortened([...texts].join(" "), MAX_FIELD_CHARS),
      w: WEIGHTS.field,
    }));
  const types = listed.find(({ operation }) => operation.operationId === "listEventTypes")!;
  const events = Object.entries(contract.webhooks).map(([type, { post }]) => ({
    t: type,
    k: words.event,
    u: `${reference}#${types.anchor}`,
    n: "",
    x: post.summary,
    w: WEIGHTS.event,
  }));
  const whole = pages.filter(
    (page) => !isError(page) && page.path !== "/reference" && page.path !== "/changelog",
  );
  const rest = pages.filter(({ path }) => path === "/reference" || path === "/changelog");
  return [
    ...whole.flatMap((page) => sectionsOf(page, language)),
    ...rest.map(({ title, description, path, section }) => ({
      t: title,
      k: words.sections[section],
      u: addressOf(path, language),
      n: "",
      x: description,
      w: WEIGHTS.page,
    })),
    ...operations,
    ...errors,
    ...events,
    ...fields,
  ];
};
