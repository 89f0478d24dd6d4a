import type { Language } from "../../lib/language.ts";
import { labelOf } from "../../vocabulary/labels.ts";
import { CATEGORIES, type Category } from "../../vocabulary/value-lists.ts";
import { labeled, type ValueLabel } from "./value-label.ts";

export interface PropertyTypeGroup {
  readonly category: Category;
  readonly label: string;
  readonly types: readonly ValueLabel[];
}

export const propertyTypeGroups = (language: Language): PropertyTypeGroup[] =>
  (Object.keys(CATEGORIES) as Category[]).map((category) => ({
    category,
    label: labelOf("category", category, language),
    types: labeled("propertyType", CATEGORIES[category], language),
  }));
