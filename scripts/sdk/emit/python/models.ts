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

/** A property that parses the service's text as a moment. `builtins`, because a member may be called `property`. */
const momentLines = ({ name, required, nullable }: Field): string[] => {
  const member = attribute(name);
  const mayBeNone = nullable || !required;
  return [
    "",
    "    @builtins.property",
    `    def ${member}_datetime(self) -> datetime${mayBeNone ? " | None" : ""}:`,
    `        """\`${member}\` as a datetime with its zone."""`,
    mayBeNone
      ? `        return None if self.${member} is None else moment(self.${member})`
      : `        return moment(self.${member})`,
  ];
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
    ...(isInput ? [] : fields.filter(({ isMoment }) => isMoment).flatMap(momentLines)),
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
