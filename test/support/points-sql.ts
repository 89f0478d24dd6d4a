import type { Dataset } from "../../src/ports/points.ts";

/** A stored point: its columns, when it was written, and how many it represents once it was sampled. */
export interface StoredPoint {
  readonly dataset: Dataset;
  readonly row: Readonly<Record<string, string | number>> & {
    readonly timestamp: number;
    readonly _sample_interval: number;
  };
}

type Value = string | number | boolean;
type Row = Readonly<Record<string, Value>>;

type Node =
  | { readonly kind: "value"; readonly value: Value }
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "call"; readonly name: string; readonly share: number; readonly args: readonly Node[] }
  | { readonly kind: "of"; readonly sign: string; readonly left: Node; readonly right: readonly Node[] };

const TOKEN = /\{\w+(?:\.\w+)?\}|'[^']*'|\d+(?:\.\d+)?|[A-Za-z_]\w*|!=|<=|>=|[-+*/(),<>=]/g;
const SIGNS = [
  ["OR"],
  ["AND"],
  ["=", "!=", "<", "<=", ">", ">=", "IN", "LIKE"],
  ["+", "-"],
  ["*", "/"],
] as const;
const UNITS_MS: Readonly<Record<string, number>> = { MINUTE: 60_000, HOUR: 3_600_000, DAY: 86_400_000 };

/** Reads the part of the platform's SQL that alerts use. @throws Error at a word of any other */
class Reader {
  readonly #tokens: readonly string[];
  #at = 0;

  constructor(sql: string) {
    const left = sql.replaceAll(TOKEN, "").trim();
    if (left !== "") throw new Error(`${left} is not read`);
    this.#tokens = sql.match(TOKEN) ?? [];
  }

  is(...words: readonly string[]): boolean {
    return words.every((word, further) => this.#tokens[this.#at + further] === word);
  }

  skip(...words: readonly string[]): boolean {
    if (!this.is(...words)) return false;
    this.#at += words.length;
    return true;
  }

  expect(word: string): void {
    if (!this.skip(word)) throw new Error(`${word} is expected, not ${this.#tokens[this.#at] ?? "the end"}`);
  }

  word(): string {
    const token = this.#tokens[this.#at];
    if (token === undefined) throw new Error("the query ends too soon");
    this.#at += 1;
    return token;
  }

  list<T>(one: () => T): T[] {
    const all = [one()];
    while (this.skip(",")) all.push(one());
    return all;
  }

  expression(level = 0): Node {
    const signs = SIGNS[level] as readonly string[] | undefined;
    if (!signs) return this.#factor();
    let left = this.expression(level + 1);
    for (let sign = this.#tokens[this.#at]; sign && signs.includes(sign); sign = this.#tokens[this.#at]) {
      this.#at += 1;
      const right = sign === "IN" ? this.#group() : [this.expression(level + 1)];
      left = { kind: "of", sign, left, right };
    }
    return left;
  }

  get ended(): boolean {
    return this.#at === this.#tokens.length;
  }

  #group(): Node[] {
    this.expect("(");
    const all = this.list(() => this.expression());
    this.expect(")");
    return all;
  }

  #factor(): Node {
    if (this.is("(")) return this.#group()[0]!;
    const token = this.word();
    if (token === "INTERVAL") {
      const amount = this.word();
      const unit = this.word();
      return { kind: "value", value: Number(amount.slice(1, -1)) * UNITS_MS[unit]! };
    }
    if (/^\d/.test(token)) return { kind: "value", value: Number(token) };
    if (token.startsWith("'")) return { kind: "value", value: token.slice(1, -1) };
    if (token.startsWith("{")) return { kind: "name", name: token.slice(1, -1).split(".")[1]! };
    if (!this.is("(")) return { kind: "name", name: token };
    if (this.skip("(", ")")) return { kind: "call", name: token, share: 0, args: [] };
    const first = this.#group();
    if (!this.is("(")) return { kind: "call", name: token, share: 0, args: first };
    return {
      kind: "call",
      name: token,
      share: Number((first[0] as { value: Value }).value),
      args: this.#group(),
    };
  }
}

const WITH: Readonly<Record<string, (left: never, right: never) => Value>> = {
  AND: (left: boolean, right: boolean) => left && right,
  OR: (left: boolean, right: boolean) => left || right,
  "=": (left: Value, right: Value) => left === right,
  "!=": (left: Value, right: Value) => left !== right,
  "<": (left: number, right: number) => left < right,
  "<=": (left: number, right: number) => left <= right,
  ">": (left: number, right: number) => left > right,
  ">=": (left: number, right: number) => left >= right,
  "+": (left: number, right: number) => left + right,
  "-": (left: number, right: number) => left - right,
  "*": (left: number, right: number) => left * right,
  "/": (left: number, right: number) => left / right,
  LIKE: (left: string, right: string) => new RegExp(`^${right.replaceAll("%", ".*")}$`).test(left),
};

/** Of one row; `named` are the columns, or those of the answer. */
const valued = (node: Node, named: Row, call: (node: Node & { kind: "call" }) => Value): Value => {
  if (node.kind === "value") return node.value;
  if (node.kind === "call") return call(node);
  if (node.kind === "name") {
    const value = named[node.name];
    if (value === undefined) throw new Error(`nothing is called ${node.name}`);
    return value;
  }
  const left = valued(node.left, named, call);
  const right = node.right.map((one) => valued(one, named, call));
  return node.sign === "IN" ? right.includes(left) : WITH[node.sign]!(left as never, right[0] as never);
};

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

const quantile = (weighed: readonly (readonly [number, number])[], share: number): number => {
  const sorted = weighed.toSorted(([one], [other]) => one - other);
  let left = share * sum(sorted.map(([, weight]) => weight));
  for (const [value, weight] of sorted) {
    left -= weight;
    if (left <= 0) return value;
  }
  return Number.NaN;
};

const aggregate =
  (rows: readonly Row[], single: (node: Node, row: Row) => Value) =>
  ({ name, share, args: [first, second] }: Node & { kind: "call" }): Value => {
    const of = (node: Node | undefined) => rows.map((row) => Number(single(node!, row)));
    if (name === "SUM") return sum(of(first));
    if (name === "MAX") return Math.max(...of(first));
    if (name === "sumIf") {
      const chosen = rows.filter((row) => single(second!, row));
      return sum(chosen.map((row) => Number(single(first!, row))));
    }
    if (name !== "quantileExactWeighted") throw new Error(`${name} is not read`);
    const weights = of(second);
    return quantile(
      of(first).map((value, at) => [value, weights[at]!] as const),
      share,
    );
  };

/** The answer that the platform would give to a query of `docs/runbook/alerts.json`. */
export const answerTo = (sql: string, points: readonly StoredPoint[], now: number): Row[] => {
  const reader = new Reader(sql);
  reader.expect("SELECT");
  const columns = reader.list(() => {
    const node = reader.expression();
    reader.expect("AS");
    return { node, name: reader.word() };
  });
  reader.expect("FROM");
  const dataset = reader.word().slice(1, -1);
  const where = reader.skip("WHERE") ? reader.expression() : null;
  const group = reader.skip("GROUP", "BY") ? reader.word() : null;
  const having = reader.skip("HAVING") ? reader.expression() : null;
  const order = reader.skip("ORDER", "BY") ? reader.word() : null;
  if (order !== null) reader.expect("DESC");
  const limit = reader.skip("LIMIT") ? Number(reader.word()) : Number.POSITIVE_INFINITY;
  if (!reader.ended) throw new Error(`${reader.word()} is not read`);

  const single = (node: Node, row: Row): Value =>
    valued(node, row, ({ name }) => {
      if (name !== "NOW") throw new Error(`${name} is not of one row`);
      return now;
    });
  const rows = points
    .filter((point) => point.dataset === dataset)
    .map(({ row }): Row => row)
    .filter((row) => where === null || single(where, row) === true);
  const keyed = columns.find(({ name }) => name === group);
  // Without groups there is one row, even of nothing.
  const groups = keyed ? [...Map.groupBy(rows, (row) => single(keyed.node, row)).values()] : [rows];
  return groups
    .map((own) => {
      const named = own[0] ?? {};
      return Object.fromEntries(
        columns.map(({ name, node }) => [name, valued(node, named, aggregate(own, single))]),
      );
    })
    .filter((row) => having === null || single(having, row) === true)
    .sort((one, other) => (order === null ? 0 : Number(other[order]) - Number(one[order])))
    .slice(0, limit);
};
