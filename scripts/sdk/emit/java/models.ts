import type { Enum, Field, Model } from "../../form/form.ts";
import { wordsOf } from "../../form/names.ts";
import { accessor, doc, listed, method, readerText, typeText, WIDTH } from "./language.ts";

const getterText = (field: Field): string =>
  [
    ...doc(field.description, "        "),
    `        public ${typeText(field.type)} ${accessor(field.name)}() {`,
    listed("return get", [`"${field.name}"`, readerText(field.type)], ";", "            "),
    "        }",
  ].join("\n");

const setterText = (model: string, { name, type, description }: Field): string =>
  [
    ...doc(description, "        "),
    listed(`public ${model} ${accessor(name)}`, [`${typeText(type)} value`], " {", "        "),
    `            set("${name}", value);`,
    "            return this;",
    "        }",
  ].join("\n");

const constructorText = ({ name, fields, isInput }: Model): string => {
  if (!isInput) return `        ${name}(ObjectNode members) {\n            super(members);\n        }`;
  const required = fields.filter((field) => field.required);
  const parameters = required.map((field) => `${typeText(field.type)} ${method(field.name)}`);
  return [
    listed(`public ${name}`, parameters, " {", "        "),
    "            super(empty());",
    ...required.map((field) => `            set("${field.name}", ${method(field.name)});`),
    "        }",
  ].join("\n");
};

export const modelText = (model: Model): string =>
  [
    ...doc(model.description, "    "),
    `    public static final class ${model.name} extends Model {`,
    [
      constructorText(model),
      ...model.fields.map((field) => (model.isInput ? setterText(model.name, field) : getterText(field))),
    ].join("\n\n"),
    "    }",
  ].join("\n");

const constantText = (value: string): string => {
  const name = wordsOf(value).join("_").toUpperCase();
  const line = `        public static final String ${name} = "${value}";`;
  return line.length <= WIDTH
    ? line
    : `        public static final String ${name} =\n                "${value}";`;
};

export const enumText = ({ name, values }: Enum): string =>
  [
    `    public static final class ${name} {`,
    ...values.map(constantText),
    "",
    `        private ${name}() {}`,
    "    }",
  ].join("\n");
