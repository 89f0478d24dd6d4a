import type { Field, Form, Model, Operation, Resource, Type } from "../../form/form.ts";
import { singular, wordsOf } from "../../form/names.ts";

/** A call of an operation with the contract's example values, and the shown part of its answer. */
export interface Sample {
  readonly resource: Resource;
  readonly operation: Operation;
  readonly path: readonly string[];
  /** The only query parameter that the sample shows. */
  readonly query: { readonly field: Field; readonly value: unknown } | null;
  readonly body: { readonly type: Type; readonly value: unknown } | null;
  readonly shown: Shown;
}

/** The members that a sample prints, by path; for a list, those of its items. */
export type Shown =
  | { readonly of: "answer"; readonly paths: readonly (readonly Field[])[] }
  | {
      /** All pages of the list, or the list in the answer. */
      readonly of: "pages" | "list";
      readonly items: string;
      readonly item: string;
      readonly fields: readonly Field[];
    }
  | { readonly of: "events" };

/** The parameter that adds members beside a page's items. */
const INCLUDE_PARAMETER = "include";
/** The most informative members of an object. */
const INFORMATIVE = ["id", "accountId", "value", "type", "name", "label", "score", "status", "delivered"];
const MAX_SHOWN = 2;

const modelOf = ({ models }: Form, name: string): Model => models.find((model) => model.name === name)!;

/** The model of a member, or of a list's items. */
export const inputModel = (form: Form, type: Type): Model =>
  modelOf(form, "name" in type ? type.name : "of" in type ? inputModel(form, type.of).name : "");

const rank = ({ name }: Field): number => {
  const at = INFORMATIVE.indexOf(name);
  return at === -1 ? INFORMATIVE.length : at;
};

const isPlain = ({ type }: Field): boolean => /^(string|enum|integer|boolean)$/.test(type.kind);

/** Required members, which every language prints in the same way. */
const printedOf = ({ fields }: Model): Field[] =>
  fields
    .filter((field) => isPlain(field) && field.required && !field.nullable)
    .sort((left, right) => rank(left) - rank(right))
    .slice(0, MAX_SHOWN);

/** The paths of the printed members; if the object has none, those of its first member. */
const paths = (form: Form, field: Field): Field[][] => {
  if (field.type.kind !== "model") return [];
  const model = modelOf(form, field.type.name);
  const own = printedOf(model).map((inner) => [field, inner]);
  return own.length > 0 ? own : paths(form, model.fields[0]!).map((inner) => [field, ...inner]);
};

const shownOf = (form: Form, { id, item, answer }: Operation): Shown => {
  const { fields } = modelOf(form, answer);
  const member = (name: string) => fields.find((field) => field.name === name);
  if (member("events")) return { of: "events" };
  const data = member("data")!;
  const result = member("result");
  const of = item ?? (data.type.kind === "list" ? data.type.of : null);
  if (of?.kind === "model") {
    const items = wordsOf(id).at(-1)!;
    const name = singular(wordsOf(of.name).at(-1)!);
    return { of: item ? "pages" : "list", items, item: name, fields: printedOf(modelOf(form, of.name)) };
  }
  const secret = member("secret");
  const outcome = result ? paths(form, result).filter(([, { name } = result]) => name === "outcome") : [];
  const shown = [...outcome, ...paths(form, data).slice(0, MAX_SHOWN - outcome.length)];
  return { of: "answer", paths: secret ? [...shown, [secret]] : shown };
};

const queryOf = ({ query, item, examples }: Operation): Sample["query"] => {
  const shown = query.find(({ name }) => name in examples.params && !(item && name === INCLUDE_PARAMETER));
  return shown ? { field: shown, value: examples.params[shown.name] } : null;
};

const pathOf = ({ id, pathParams, examples }: Operation): string[] =>
  pathParams.map((name) => {
    const value = examples.params[name];
    if (value === undefined) throw new Error(`${id} has no example of ${name}`);
    return String(value);
  });

const bodyOf = ({ id, body, examples }: Operation): Sample["body"] => {
  if (body?.required && examples.body === undefined) throw new Error(`${id} has no example of its body`);
  return body && examples.body !== undefined ? { type: body.type, value: examples.body } : null;
};

/** A call of each operation. @throws if the contract lacks an example that a call needs */
export const samplesOf = (form: Form): Sample[] =>
  form.resources.flatMap((resource) =>
    resource.operations.map((operation) => ({
      resource,
      operation,
      path: pathOf(operation),
      query: queryOf(operation),
      body: bodyOf(operation),
      shown: shownOf(form, operation),
    })),
  );

/** The members of an object of the contract that its example has, in its order. */
export const given = (model: Model, value: unknown): readonly { field: Field; value: unknown }[] =>
  Object.entries(value as Readonly<Record<string, unknown>>).map(([name, inner]) => ({
    field: model.fields.find((field) => field.name === name)!,
    value: inner,
  }));

/** An amount as text, to the cent. */
export const reais = (value: unknown): string => Number(value).toFixed(2);
