/** A call, a list or an object: on one line if it fits, else with one part per line. */
export interface Group {
  readonly open: string;
  readonly parts: readonly Part[];
  readonly close: string;
  /** The text beside the brackets on one line. */
  readonly pad?: string;
  /** The end of the last of several lines. */
  readonly last?: string;
}

/** Text, or a group after a label. */
export type Part = string | { readonly label: string; readonly value: Group };

export interface Style {
  readonly width: number;
  readonly indent: string;
}

/** A call; on several lines, the last part ends in a comma too. */
export const call = (name: string, parts: readonly Part[]): Group => ({
  open: `${name}(`,
  parts,
  close: ")",
  last: ",",
});

/** A list in brackets, in the same style. */
export const list = (parts: readonly Part[]): Part => ({
  label: "",
  value: { open: "[", parts, close: "]", last: "," },
});

export const labeled = (label: string, part: Part): Part =>
  typeof part === "string" ? label + part : { ...part, label: label + part.label };

const oneLine = ({ open, parts, close, pad = "" }: Group): string => {
  const inner = parts
    .map((part) => (typeof part === "string" ? part : part.label + oneLine(part.value)))
    .join(", ");
  return inner === "" ? open + close : open + pad + inner + pad + close;
};

/** The text of a group between `before`, which may be just an indent, and `after`. */
export const laidOut = (group: Group, style: Style, before = "", after = ""): string => {
  const short = oneLine(group);
  if (before.length + short.length + after.length <= style.width) return before + short + after;
  const [outer = ""] = /^\s*/.exec(before) ?? [];
  const inner = outer + style.indent;
  const lines = group.parts.map((part, at) => {
    const end = at < group.parts.length - 1 ? "," : (group.last ?? "");
    return typeof part === "string"
      ? inner + part + end
      : laidOut(part.value, style, inner + part.label, end);
  });
  return `${before}${group.open}\n${lines.join("\n")}\n${outer}${group.close}${after}`;
};
