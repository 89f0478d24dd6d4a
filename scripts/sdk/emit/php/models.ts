import type { Enum, Field, Model, Type } from "../../form/form.ts";
import { wrapped } from "../template.ts";
import { className, constant, described, doc, docType, kindText, typeText, WIDTH } from "./language.ts";

const hasDocType = ({ kind }: Type): boolean => kind === "list" || kind === "map" || kind === "enum";

const fieldDoc = ({ type, description, nullable }: Field, indent: string): string[] => {
  if (!hasDocType(type)) return described(description, indent);
  const text = `@var ${docType(type)}${nullable ? "|null" : ""}${description === "" ? "" : ` ${description}`}`;
  return doc(wrapped(text, WIDTH - indent.length), indent);
};

const answerField = (field: Field): string[] => {
  const { name, type, required, nullable } = field;
  const isNull = (nullable || !required) && type.kind !== "any";
  const text = `    public ${isNull ? "?" : ""}${typeText(type)} $${name}${required ? "" : " = null"};`;
  return [...fieldDoc(field, "    "), text];
};

const inputField = (field: Field): string[] => {
  const { name, type, required, nullable } = field;
  const text = `${typeText(type)}${nullable ? "|null" : ""}`;
  const promoted = required ? `public ${text} $${name}` : `public ${text}|Absent $${name} = Absent::Value`;
  return [...fieldDoc(field, "        "), `        ${promoted},`];
};

const typesText = (fields: readonly Field[]): string[] => {
  const typed = fields.filter(({ type }) => kindText(type) !== "");
  if (typed.length === 0) return [];
  return [
    "    protected const TYPES = [",
    ...typed.map(({ name, type }) => `        '${name}' => '${kindText(type)}',`),
    "    ];",
    "",
  ];
};

export const modelText = ({ name, description, fields, isInput }: Model): string => {
  const requiredFirst = [...fields].sort((left, right) => Number(right.required) - Number(left.required));
  return [
    ...described(description, ""),
    `final class ${className(name)} extends Model`,
    "{",
    ...typesText(fields),
    ...(isInput
      ? ["    public function __construct(", ...requiredFirst.flatMap(inputField), "    ) {", "    }"]
      : fields.flatMap(answerField)),
    "}",
  ].join("\n");
};

export const enumText = ({ name, values }: Enum): string =>
  [
    "/** Values known today; others may appear. */",
    `final class ${name}`,
    "{",
    ...values.map((value) => `    public const ${constant(value)} = '${value}';`),
    "}",
  ].join("\n");
