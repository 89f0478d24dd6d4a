/** One character, matched as the platform matches it. */
export interface Atom {
  readonly kind: "atom";
  readonly matches: (char: string) => boolean;
}

export interface Repeat {
  readonly kind: "repeat";
  readonly body: Node;
  readonly least: number;
  readonly most: number;
  readonly greedy: boolean;
}

export type Node =
  | Atom
  | Repeat
  | { readonly kind: "sequence"; readonly parts: readonly Node[] }
  | { readonly kind: "choice"; readonly options: readonly Node[] }
  | { readonly kind: "edge"; readonly name: "^" | "$" | "\\b" | "\\B" }
  | { readonly kind: "ahead"; readonly body: Node; readonly negated: boolean };

const ESCAPE = /^\\(?:u\{[0-9a-fA-F]+\}|u[0-9a-fA-F]{4}|x[0-9a-fA-F]{2}|[pP]\{[^}]*\}|c[A-Za-z]|[^1-9k])/u;
const CLASS = /^\[(?:\\[\s\S]|[^\]\\])*\]/;
const COUNT = /^(?:[*+?]|\{(\d+)(?:(,)(\d*))?\})(\??)/;
const GROUP = /^\((?:\?(?::|<[A-Za-z]\w*>))?/;

const atomOf = (source: string, flags: string): Atom => {
  const form = new RegExp(`^(?:${source})$`, flags.replace(/[gy]/g, ""));
  const known = new Map<string, boolean>();
  return {
    kind: "atom",
    matches: (char) => {
      const isMatch = known.get(char) ?? form.test(char);
      known.set(char, isMatch);
      return isMatch;
    },
  };
};

/** Parses the syntax that the service's patterns use. @throws Error for look-behinds, back references and the like */
class Parser {
  readonly #source: string;
  readonly #flags: string;
  #at = 0;

  constructor(source: string, flags: string) {
    this.#source = source;
    this.#flags = flags;
  }

  whole(): Node {
    const node = this.#choice();
    if (this.#at < this.#source.length)
      throw new Error(`/${this.#source}/ cannot be parsed from ${this.#at} on`);
    return node;
  }

  get #rest(): string {
    return this.#source.slice(this.#at);
  }

  #taken(form: RegExp): string | undefined {
    const [taken] = form.exec(this.#rest) ?? [];
    this.#at += taken?.length ?? 0;
    return taken;
  }

  #choice(): Node {
    const options = [this.#sequence()];
    while (this.#taken(/^\|/)) options.push(this.#sequence());
    return options.length === 1 ? options[0]! : { kind: "choice", options };
  }

  #sequence(): Node {
    const parts: Node[] = [];
    while (this.#rest !== "" && !/^[|)]/.test(this.#rest)) parts.push(this.#repeated(this.#term()));
    return parts.length === 1 ? parts[0]! : { kind: "sequence", parts };
  }

  #repeated(body: Node): Node {
    const [sign, low, comma, high, lazy] = COUNT.exec(this.#rest) ?? [];
    if (sign === undefined) return body;
    this.#at += sign.length;
    const least = low === undefined ? (sign.startsWith("+") ? 1 : 0) : Number(low);
    const unbounded = low === undefined ? !sign.startsWith("?") : comma !== undefined && high === "";
    const most = low === undefined ? 1 : Number(high ?? low);
    return {
      kind: "repeat",
      body,
      least,
      most: unbounded ? Number.POSITIVE_INFINITY : most,
      greedy: lazy === "",
    };
  }

  #term(): Node {
    if (this.#taken(/^\(\?[=!]/)) {
      const negated = this.#source[this.#at - 1] === "!";
      return { kind: "ahead", negated, body: this.#closed() };
    }
    if (/^\(\?<[=!]/.test(this.#rest)) throw new Error(`/${this.#source}/ has a look-behind`);
    if (this.#taken(GROUP)) return this.#closed();
    const edge = this.#taken(/^(?:[\^$]|\\[bB])/);
    if (edge !== undefined) return { kind: "edge", name: edge as "^" | "$" | "\\b" | "\\B" };
    const whatever = this.#flags.includes("u") ? /^./su : /^./s;
    const atom =
      this.#taken(CLASS) ??
      this.#taken(ESCAPE) ??
      (/^\\/.test(this.#rest) ? undefined : this.#taken(whatever));
    if (atom === undefined) throw new Error(`/${this.#source}/ has a back reference`);
    return atomOf(atom, this.#flags);
  }

  #closed(): Node {
    const node = this.#choice();
    if (!this.#taken(/^\)/)) throw new Error(`/${this.#source}/ does not close a group`);
    return node;
  }
}

/** The tree of a pattern. */
export const treeOf = (source: string, flags: string): Node => new Parser(source, flags).whole();

const childrenOf = (node: Node): readonly Node[] => {
  if (node.kind === "sequence") return node.parts;
  if (node.kind === "choice") return node.options;
  return node.kind === "repeat" || node.kind === "ahead" ? [node.body] : [];
};

/** Every node of a tree, itself first. */
export const nodesOf = (node: Node): Node[] => [node, ...childrenOf(node).flatMap(nodesOf)];
