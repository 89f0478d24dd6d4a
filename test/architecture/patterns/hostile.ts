import { type Atom, type Node, nodesOf, type Repeat, treeOf } from "./grammar.ts";
import type { Pattern } from "./literals.ts";
import { stepsOf } from "./steps.ts";

/** One character of each kind that a class may distinguish. */
const SAMPLES = [
  ..."aAzZmMxX059_-.,:;/\\ \t\n\r<>&#=\"'()[]{}+*?!@$%^|~éºªãÂ€\u00a0\u0300\u0001\u2028\u200b",
];
const CHARS = 400;
/** Twice the text costs twice the steps if the cost is linear, and four times if it is quadratic. */
const MAX_GROWTH = 2.8;
/** Steps per character below which a cost counts as linear. */
const FEW_STEPS = 12;
/** A repetition up to this bound counts as constant, however long the text is. */
const FEW = 4;

const isAtom = (node: Node): node is Atom => node.kind === "atom";

/** One character for each set of atoms that accept it; literal characters come first. */
const alphabetOf = (tree: Node, source: string): string[] => {
  const atoms = nodesOf(tree).filter(isAtom);
  const byAtoms = new Map<string, string>();
  for (const char of [...source.replace(/[\\^$()[\]{}*+?|]/g, ""), ...SAMPLES]) {
    const key = atoms.map(({ matches }) => (matches(char) ? 1 : 0)).join("");
    if (!byAtoms.has(key)) byAtoms.set(key, char);
  }
  return [...byAtoms.values()];
};

/** For each choice in a node, a shortest text that the node accepts. */
const samplesOf = (node: Node, alphabet: readonly string[]): string[] => {
  switch (node.kind) {
    case "atom":
      return [alphabet.find((char) => node.matches(char)) ?? ""];
    case "sequence":
      return node.parts.reduce<string[]>(
        (heads, part) => {
          const tails = samplesOf(part, alphabet);
          return heads.flatMap((head) => tails.map((tail) => head + tail)).slice(0, FEW);
        },
        [""],
      );
    case "choice":
      return node.options.flatMap((option) => samplesOf(option, alphabet)).slice(0, FEW);
    case "repeat":
      return samplesOf(node.body, alphabet).map((sample) =>
        sample.repeat(Math.min(FEW, Math.max(1, node.least))),
      );
    default:
      return [""];
  }
};

const isLong = (node: Node): node is Repeat => node.kind === "repeat" && node.most > FEW;
const holdsLong = (node: Node): boolean => nodesOf(node).some(isLong);

/** Texts that reach each long repetition of a tree. */
const headsOf = (tree: Node, alphabet: readonly string[]): string[] => {
  if (tree.kind === "choice") return tree.options.flatMap((option) => headsOf(option, alphabet));
  if (tree.kind !== "sequence") return [];
  return tree.parts.flatMap((part, at) => {
    if (!holdsLong(part)) return [];
    const leads = samplesOf({ kind: "sequence", parts: tree.parts.slice(0, at) }, alphabet);
    return [...leads, ...headsOf(part, alphabet).map((head) => leads[0]! + head)];
  });
};

/** Texts that reach a repetition, repeat it many times and then fail to match. */
function* hostileTexts(tree: Node, source: string): Generator<(length: number) => string> {
  const alphabet = alphabetOf(tree, source);
  const bodies = nodesOf(tree)
    .filter(isLong)
    .flatMap(({ body }) => samplesOf(body, alphabet));
  const heads = [...new Set(["", ...headsOf(tree, alphabet), ...bodies])];
  const wholes = [...samplesOf(tree, alphabet), ...heads];
  const pumps = [...new Set([...alphabet, ...bodies, ...wholes])].filter((pump) => pump !== "");
  const ends = [...new Set(["", "\u0001", "\u0001\n\u0001", alphabet.at(-1)!])];
  for (const pump of pumps)
    for (const head of heads)
      for (const end of ends) yield (length) => head + pump.repeat(Math.ceil(length / pump.length)) + end;
}

/** A text whose cost grows faster than its length, or null if no hostile text does that. */
export const slowText = ({ source, flags }: Pick<Pattern, "source" | "flags">): string | null => {
  const tree = treeOf(source, flags);
  if (!holdsLong(tree)) return null;
  for (const text of hostileTexts(tree, source)) {
    const [once, twice] = [CHARS, 2 * CHARS].map((length) => stepsOf(tree, flags, text(length))) as [
      number,
      number,
    ];
    const grows = twice > 2 * CHARS * FEW_STEPS && twice > MAX_GROWTH * once;
    if (grows || twice === Number.POSITIVE_INFINITY) return text(8);
  }
  return null;
};
