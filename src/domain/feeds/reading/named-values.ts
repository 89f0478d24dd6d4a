import { fold } from "../../../lib/text.ts";
import type { ListingField } from "../formats/format.ts";
import { CURRENCIES, LEAST, MOST, notReadByName, PERIODS, PRICE_KINDS, UNITS } from "../formats/names.ts";
import { fieldsNamed, localName } from "../formats/spelling.ts";
import { type Element, isBlank, valueIn } from "./element.ts";

const NAMES = "nome name nombre chave key label rotulo titulo title".split(" ");
const AMOUNTS = "valor value quantidade qtd quantity conteudo content".split(" ");
/** Elements that belong to the number next to them. */
const OF_NUMBERS: ReadonlySet<string> = new Set([...CURRENCIES, ...PERIODS, ...UNITS]);
/** In a list of rooms: `<comodo><descricao>Dormitório</descricao><quantidade>3</quantidade></comodo>`. */
const KINDS = ["descricao", "description", "tipo"];
const AMOUNT_KINDS = [...KINDS, "finalidade", "operacao"];
const PRICES = [...AMOUNTS, "preco", "price"];
const OF_AMOUNTS: ReadonlySet<string> = new Set([...AMOUNT_KINDS, ...PRICES, ...OF_NUMBERS, "id", "codigo"]);
const NUMBERS = ["quantidade", "qtd", "qtde", "quantity"];
const LINKING_WORDS = new Set("de da do na no em".split(" "));
/** "Quartos: 3". */
const NAMED = /^([^:=\d]{2,40})[:=]([^:=]*)$/;
/** "3 quartos". */
const COUNTED = /^\s*(\d{1,2})\s(\p{L}+)\s*$/u;
export const COUNTS: readonly ListingField[] = ["bedrooms", "suites", "bathrooms", "parking"];
export const AMOUNT_FIELDS: readonly ListingField[] = [
  "salePrice",
  "rentPrice",
  "seasonPrice",
  "livingArea",
  "constructedArea",
  "totalArea",
  "lotArea",
];

/** The element name that a text stands for: "Vagas na garagem" is `vagasgaragem`. */
const nameOf = (text: string): string => {
  const words = fold(text.slice(text.lastIndexOf("|") + 1)).split(" ");
  return localName(words.filter((word) => !LINKING_WORDS.has(word)).join("_"));
};

/** A count of rooms, as an element with the room's name; if no field has that name, it is reported. */
const roomOf = (element: Element): Element | null => {
  const kind = valueIn(element, KINDS);
  const count = valueIn(element, NUMBERS)?.trim() ?? "";
  if (kind === undefined || !/^\d{1,2}$/.test(count)) return null;
  return { ...element, name: nameOf(kind), text: count, children: [] };
};

const isOf = (name: string, fields: readonly ListingField[]): boolean =>
  fields.some((field) => fieldsNamed(name).has(field));

/** `<item><tipo>Venda</tipo><valor>500000</valor></item>` with nothing else inside; an `item` needs no known name. */
const amountOf = (element: Element): readonly [name: string, value: string] | null => {
  const value = valueIn(element, PRICES);
  const name = value === undefined ? "" : nameOf(valueIn(element, AMOUNT_KINDS) ?? "");
  const isWhole = element.children.every((child) => OF_AMOUNTS.has(child.name));
  const isKnown = isOf(name, AMOUNT_FIELDS) || notReadByName.has(name);
  return name !== "" && isWhole && (isKnown || element.name === "item") ? [name, value!.trim()] : null;
};

const partsOf = (element: Element, isFeature: boolean): readonly [name: string, value: string] | null => {
  const named = valueIn(element, NAMES);
  const text = element.text.trim();
  if (named !== undefined) return [nameOf(named), (valueIn(element, AMOUNTS) ?? text).trim()];
  const amount = amountOf(element);
  if (amount !== null || !isFeature) return amount;
  const [, name = "", value = ""] = NAMED.exec(text) ?? [];
  if (name !== "") return [nameOf(name), value.trim()];
  const [, count = "", thing = ""] = COUNTED.exec(text) ?? [];
  return isOf(nameOf(thing), COUNTS) ? [nameOf(thing), count] : null;
};

/**
 * The element that another one expresses by name and value: `<Caracteristica nome="Quartos">3</Caracteristica>` is
 * `<Quartos>3</Quartos>`. For a feature this holds only with a number.
 */
export const namedValue = (element: Element, isFeature: boolean): Element | null => {
  const room = roomOf(element);
  if (room) return room;
  const [name, text] = partsOf(element, isFeature) ?? ["", ""];
  const isItem = element.name === "item" && element.children.length > 1 && !valueIn(element, NAMES);
  const isKnown = isItem || fieldsNamed(name).size > 0 || notReadByName.has(name);
  if (!isKnown || text === "" || (isFeature && !/^\D{0,3}\d/.test(text))) return null;
  return { ...element, name, text, children: element.children.filter((child) => OF_NUMBERS.has(child.name)) };
};

export const DEAL_AMOUNTS = ["valor", "preco", "price", "value"];
const OF_AREA: ReadonlySet<string> = new Set([...PRICE_KINDS, ...UNITS, "id", "codigo"]);

/** `<area><tipo>Privativa</tipo><valor>85</valor><unidade>m2</unidade></area>`, in one element. */
export const measuredIn = (element: Element): Element | null => {
  const { text, attributes, children } = element;
  const amount = isBlank(text) ? (valueIn({ ...element, attributes: {} }, DEAL_AMOUNTS) ?? "") : text;
  const facts = [...children, ...Object.keys(attributes).map((name) => ({ name }))];
  const isWhole = facts.every(({ name }) => OF_AREA.has(name) || DEAL_AMOUNTS.includes(name));
  return element.name === "area" && /\d/.test(amount) && isWhole ? { ...element, text: amount } : null;
};

const COUNTERS = ["numero", "quantidade", "qtd", "qtde", "quantity", "number"];

/** `<dormitorios><numero>3</numero></dormitorios>`: the number counts rooms, and is not a street number. */
export const countedIn = (element: Element): Element => {
  const count = isBlank(element.text) ? valueIn(element, COUNTERS) : undefined;
  if (count === undefined) return element;
  const children = element.children.filter(({ name }) => !COUNTERS.includes(name));
  return { ...element, text: count, children };
};

/** `<quartos min="2" max="3"/>` is "2 a 3", which no count is. */
export const rangedIn = (element: Element): Element => {
  const least = valueIn(element, LEAST);
  const most = valueIn(element, MOST);
  const children = element.children.filter(({ name }) => !LEAST.includes(name) && !MOST.includes(name));
  const isWhole = isBlank(element.text) || children.length < element.children.length;
  if (least === undefined || most === undefined || !isWhole) return element;
  return { ...element, text: least.trim() === most.trim() ? least : `${least} a ${most}`, children };
};
