/** Text that JSON.stringify does not write: `-0`, `1e400`, half an escape. */
export class Verbatim {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/** An object that may repeat a member, or have one that no object literal can have. */
export class Members {
  readonly entries: readonly (readonly [string, unknown])[];

  constructor(entries: Members["entries"]) {
    this.entries = entries;
  }
}

export const membersOf = (value: object): Members["entries"] =>
  value instanceof Members ? value.entries : Object.entries(value);

/** JSON of a value, with its odd parts unchanged. */
export const jsonText = (value: unknown): string => {
  if (value instanceof Verbatim) return value.text;
  if (Array.isArray(value)) return `[${value.map(jsonText).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value) ?? "null";
  const members = membersOf(value).map(([name, member]) => `${JSON.stringify(name)}:${jsonText(member)}`);
  return `{${members.join(",")}}`;
};
