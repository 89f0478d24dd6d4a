import type { Enum, Field, Model } from "../../form/form.ts";
import { attribute, docstring, kindText, typeText } from "./language.ts";

const fieldLines = (field: Field, isInput: boolean): string[] => {
  const { required, nullable, type } = field;
  const isLeftOut = isInput && !required;
  const mayBeNone = (nullable || (!required && !isInput)) && type.kind !== "any";
  const text = [typeText(type), ...(isLeftOut ? ["Unset"] : []), ...(mayBeNone ? ["None"] : [])].join(" | ");
  const fallback = isLeftOut ? " = UNSET" : !required ? " = None" : "";
  return [`    ${attribute(field.name)}: ${text}${fallback}`, ...docstring(field.description, "    ")];
};

export const modelText = ({ name, description, fields, isInput }: Model): string =>
  [
    `class ${name}(${isInput ? "Input" : "Model"}):`,
    ...docstring(description, "    "),
    ...(description === "" ? [] : [""]),
    "    _wire: ClassVar[Mapping[str, tuple[str, str]]] = {",
    ...fields.map(
      (field) => `        "${attribute(field.name)}": ("${field.name}", "${kindText(field.type)}"),`,
    ),
    "    }",
    "",
    ...fields.flatMap((field) => fieldLines(field, isInput)),
  ].join("\n");

export const enumText = ({ name, values }: Enum): string =>
  [
    `${name}: TypeAlias = (`,
    "    Literal[",
    ...values.map((value) => `        "${value}",`),
    "    ]",
    "    | str",
    ")",
  ].join("\n");
