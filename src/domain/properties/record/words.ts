import type { Property } from "../../../db/schema/properties.ts";
import { codeTexts, wordsOf } from "../../records/words.ts";

/** What a search finds a property by (rules 10.16): the most distinctive first, because long texts are cut. */
export const propertyWords = (property: Property): string => {
  const { externalRef, title, neighborhood, street, number, complement, city, state } = property;
  return wordsOf([...codeTexts(externalRef), title, neighborhood, street, number, city, state, complement]);
};
