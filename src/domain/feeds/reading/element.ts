import { repaired } from "../../../intake/mojibake.ts";
import { CONTAINERS, VALUES } from "../formats/names.ts";

/** An element of a listing as it was written. */
export interface Element {
  /** Local name, in lower case. */
  readonly name: string;
  /** Its text, including the text of unknown elements inside it. */
  readonly text: string;
  /** By local name, in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Element[];
  /** The name as the feed writes it; absent if the feed has no such element. */
  readonly written?: string;
  /** Characters beyond a limit, which were dropped. */
  readonly lost?: number;
}

export interface RawListing extends Element {
  /** What the elements around it say about all listings inside them. */
  readonly around?: readonly Element[];
}

/** Folded words for yes and no. */
export const YES: ReadonlySet<string> = new Set("1 s sim y yes true x".split(" "));
export const NO: ReadonlySet<string> = new Set("0 n nao no false".split(" "));

const NONE: readonly Element[] = [];

export const isBlank = (text: string): boolean => text.trim() === "";

export const valueIn = ({ attributes, children }: Element, names: readonly string[]): string | undefined => {
  for (const name of names) {
    const inside = children.filter((child) => child.name === name).map(writtenIn);
    const text = [...inside, attributes[name]].find((one) => one?.trim());
    if (text !== undefined) return repaired(text);
  }
  return undefined;
};

/** `<Bedrooms value="3"/>`, `<Cidade><Nome>Santos</Nome></Cidade>`; an element that only holds others has no value. */
export const writtenIn = (element: Element): string => {
  if (!isBlank(element.text)) return element.text;
  return valueIn(CONTAINERS.has(element.name) ? { ...element, children: NONE } : element, VALUES) ?? "";
};

/** An element's value: its text, or the text of the part that holds the value; misread letters are repaired. */
export const textIn = (element: Element): string => repaired(writtenIn(element));
