import { fold } from "../../../lib/text.ts";
import type { ListingField } from "../formats/format.ts";
import { notReadByName } from "../formats/names.ts";
import { fieldsNamed, localName } from "../formats/spelling.ts";
import { type Element, valueIn } from "./element.ts";

const NAMES = "nome name nombre chave key label rotulo titulo title".split(" ");
const AMOUNTS = "valor value quantidade qtd quantity conteudo content".split(" ");
/** In a list of rooms: `<comodo><descricao>Dormitório</descricao><quantidade>3</quantidade></comodo>`. */
const KINDS = ["descricao", "description", "tipo"];
const NUMBERS = ["quantidade", "qtd", "qtde", "quantity"];
const LINKING_WORDS = new Set("de da do na no em".split(" "));
/** "Quartos: 3". */
const NAMED = /^([^:=\d]{2,40})[:=]([^:=]*)$/;
/** "3 quartos". */
const COUNTED = /^\s*(\d{1,2})\s(\p{L}+)\s*$/u;
const COUNTS: readonly ListingField[] = ["bedrooms", "suites", "bathrooms", "parking"];

/** The element name that a text stands for: "Vagas na garagem" is `vagasgaragem`. */
const nameOf = (text: string): string => {
  const words = fold(text.slice(text.lastIndexOf("|") + 1)).split(" ");
  return localName(words.filter((word) => !LINKING_WORDS.has(word)).join("_"));
};

/** A room without a field is reported by its name. */
const roomOf = (element: Element): Element | null => {
  const kind = valueIn(element, KINDS);
  const count = valueIn(element, NUMBERS)?.trim() ?? "";
  if (kind === undefined || !/^\d{1,2}$/.test(count)) return null;
  return { ...element, name: nameOf(kind), text: count, children: [] };
};

const isCount = (name: string): boolean => COUNTS.some((field) => fieldsNamed(name).has(field));

const partsOf = (element: Element, isFeature: boolean): readonly [name: string, value: string] | null => {
  const named = valueIn(element, NAMES);
  const text = element.text.trim();
  if (named !== undefined) return [nameOf(named), (valueIn(element, AMOUNTS) ?? text).trim()];
  if (!isFeature) return null;
  const [, name = "", value = ""] = NAMED.exec(text) ?? [];
  if (name !== "") return [nameOf(name), value.trim()];
  const [, count = "", thing = ""] = COUNTED.exec(text) ?? [];
  return isCount(nameOf(thing)) ? [nameOf(thing), count] : null;
};

/**
 * The element that another one expresses by name and value: `<Caracteristica nome="Quartos">3</Caracteristica>` is
 * `<Quartos>3</Quartos>`. A feature is one only with a number.
 */
export const namedValue = (element: Element, isFeature: boolean): Element | null => {
  const room = roomOf(element);
  if (room) return room;
  const [name, text] = partsOf(element, isFeature) ?? ["", ""];
  const isKnown = fieldsNamed(name).size > 0 || notReadByName.has(name);
  if (!isKnown || text === "" || (isFeature && !/^\D{0,3}\d/.test(text))) return null;
  return { ...element, name, text, children: [] };
};
