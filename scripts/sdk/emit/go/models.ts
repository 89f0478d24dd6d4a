import type { Enum, Field, Model } from "../../form/form.ts";
import { columns, comment, exported, isReference, structLines, typeText } from "./language.ts";

interface Member {
  readonly name: string;
  readonly type: string;
  readonly tag: string;
}

const answerMember = ({ name, type, required, nullable }: Field): Member => {
  const isPointer = !isReference(type) && (nullable || !required);
  const tag = required ? name : `${name},omitzero`;
  return { name: exported(name), type: `${isPointer ? "*" : ""}${typeText(type)}`, tag };
};

const inputMember = ({ name, type, required, nullable }: Field): Member => {
  const text = typeText(type);
  if (required) return { name: exported(name), type: nullable ? `*${text}` : text, tag: name };
  if (nullable) return { name: exported(name), type: `Nullable[${text}]`, tag: `${name},omitzero` };
  return { name: exported(name), type: isReference(type) ? text : `*${text}`, tag: `${name},omitzero` };
};

const cellsOf = ({ name, type, tag }: Member): string[] => [name, type, `\`json:"${tag}"\``];

export const modelText = ({ name, description, fields, isInput }: Model): string => {
  const type = exported(name);
  const members = fields.map((field) => {
    const member = isInput ? inputMember(field) : answerMember(field);
    return [cellsOf(member), field.description] as const;
  });
  const extra = ["Extra", "map[string]json.RawMessage", '`json:"-"`'];
  const all = isInput ? members : [...members, [extra, "Members unknown to this SDK."] as const];
  const about = description === "" ? `${type} is part of the contract.` : `${type}: ${description}`;
  const struct = [...comment(about), `type ${type} struct {`, ...structLines(all), "}"].join("\n");
  return isInput ? struct : `${struct}\n\n${codecText(type)}`;
};

const codecText = (type: string): string => `// UnmarshalJSON keeps what this SDK does not know in Extra.
func (m *${type}) UnmarshalJSON(data []byte) error {
	type plain ${type}
	return decodeModel(data, (*plain)(m), &m.Extra)
}

// MarshalJSON writes what it was read from.
func (m ${type}) MarshalJSON() ([]byte, error) {
	type plain ${type}
	return encodeModel(plain(m), m.Extra)
}`;

export const enumText = ({ name, values }: Enum): string => {
  const type = exported(name);
  const rows = values.map((value) => [type + exported(value), type, `= "${value}"`]);
  return [
    `// ${type} has the values below today; others may come.`,
    `type ${type} string`,
    "",
    `// The values of ${type} that are known today.`,
    "const (",
    ...columns(rows),
    ")",
  ].join("\n");
};
