import type { Enum, Field, Model } from "../../form/form.ts";
import { doc, typeText } from "./language.ts";

export const fieldText = ({ name, type, required, nullable, description }: Field): string =>
  `${doc(description, "  ")}  readonly ${name}${required ? "" : "?"}: ${typeText(type)}${nullable && type.kind !== "any" ? " | null" : ""};`;

export const modelText = ({ name, description, fields }: Model): string =>
  `${doc(description)}export interface ${name} {\n${fields.map(fieldText).join("\n")}\n}`;

export const enumText = ({ name, values }: Enum): string =>
  `export type ${name} = ${values.map((value) => `"${value}"`).join(" | ")} | (string & {});`;
