import fc from "fast-check";
import { jsonText, Members, membersOf, Verbatim } from "./json-text.ts";
import { ODD_NAMES, ODD_VALUES } from "./odd-values.ts";

type Place = readonly number[];

/** Marks a member or item to be removed. */
const GONE = Symbol("gone");

/** A change of the value at a place of a document. */
type Edit = (value: unknown) => unknown;

const isTree = (value: unknown): value is object =>
  typeof value === "object" && value !== null && !(value instanceof Verbatim);

const childrenOf = (tree: object): readonly unknown[] =>
  Array.isArray(tree) ? tree : membersOf(tree).map(([, member]) => member);

const placesOf = (value: unknown, here: Place = []): Place[] => [
  here,
  ...(isTree(value) ? childrenOf(value).flatMap((child, at) => placesOf(child, [...here, at])) : []),
];

const withChild = (tree: object, at: number, child: unknown): unknown => {
  if (Array.isArray(tree)) return child === GONE ? tree.toSpliced(at, 1) : tree.with(at, child);
  const entries = membersOf(tree);
  const name = entries[at]?.[0] ?? "";
  return new Members(child === GONE ? entries.toSpliced(at, 1) : entries.with(at, [name, child]));
};

const edited = (value: unknown, [at, ...rest]: Place, edit: Edit): unknown => {
  if (at === undefined) return edit(value);
  const tree = value as object;
  return withChild(tree, at, edited(childrenOf(tree)[at], rest, edit));
};

const asText: Edit = (value) => (typeof value === "string" ? `${value} ` : jsonText(value));

const doubled: Edit = (value) => {
  if (!isTree(value)) return [value, value];
  if (Array.isArray(value)) return [...value, ...value];
  const entries = membersOf(value);
  return new Members([...entries, ...entries.slice(0, 1)]);
};

const many: Edit = (value) => Array.from({ length: 201 }, () => (Array.isArray(value) ? value[0] : value));

const besideUnknown =
  (name: string): Edit =>
  (value) =>
    isTree(value) && !Array.isArray(value)
      ? new Members([...membersOf(value), [name, 1]])
      : { [name]: value };

const beyond =
  (step: number): Edit =>
  (value) =>
    typeof value === "number" ? value + step : value;

const EDITS: fc.Arbitrary<Edit> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(...ODD_VALUES).map(
      (odd): Edit =>
        () =>
          odd,
    ),
  },
  { weight: 2, arbitrary: fc.constantFrom(...ODD_NAMES).map(besideUnknown) },
  { weight: 1, arbitrary: fc.constantFrom(-1, 1, 0.001, 1e12).map(beyond) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Edit>(
      () => GONE,
      asText,
      doubled,
      many,
      (value) => [value],
    ),
  },
);

const EDITED_PLACES = fc.array(fc.record({ at: fc.nat(10_000), edit: EDITS }), {
  minLength: 1,
  maxLength: 3,
});

/** Documents of a source, with one to three values made wrong. */
export const mutated = (documents: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc.tuple(documents, EDITED_PLACES).map(([document, edits]) =>
    edits.reduce((value: unknown, { at, edit }) => {
      const places = placesOf(value);
      const result = edited(value, places[at % places.length] as Place, edit);
      return result === GONE ? {} : result;
    }, document),
  );
