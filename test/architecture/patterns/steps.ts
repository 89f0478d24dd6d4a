import type { Atom, Node, Repeat } from "./grammar.ts";

/** More steps than a linear pattern needs for these texts. */
const MAX_STEPS = 1_000_000;

class TooManySteps extends Error {}

/** Whether the remaining nodes match from here. */
type Next = (at: number) => boolean;
type Match = (at: number, next: Next) => boolean;

/**
 * Searches like a backtracking engine and counts the characters that it examines: the same number on every machine,
 * and at least as many as the platform's own engine.
 */
class Matcher {
  steps = 0;
  readonly #chars: readonly string[];
  readonly #match: Match;

  constructor(chars: readonly string[], root: Node) {
    this.#chars = chars;
    this.#match = this.#compiled(root);
  }

  /** Finds all matches if the pattern is global, otherwise the first. */
  search(isGlobal: boolean): void {
    let at = 0;
    while (at <= this.#chars.length) {
      let end = -1;
      this.#match(at, (last) => {
        end = last;
        return true;
      });
      if (end >= 0 && !isGlobal) return;
      at = Math.max(at + 1, end);
    }
  }

  #step(): void {
    this.steps += 1;
    if (this.steps > MAX_STEPS) throw new TooManySteps();
  }

  #is(atom: Atom, at: number): boolean {
    this.#step();
    const char = this.#chars[at];
    return char !== undefined && atom.matches(char);
  }

  #compiled(node: Node): Match {
    switch (node.kind) {
      case "atom":
        return (at, next) => this.#is(node, at) && next(at + 1);
      case "sequence":
        return this.#sequence(node.parts.map((part) => this.#compiled(part)));
      case "choice": {
        const options = node.options.map((option) => this.#compiled(option));
        return (at, next) => options.some((option) => option(at, next));
      }
      case "edge":
        return (at, next) => this.#isEdge(node.name, at) && next(at);
      case "ahead": {
        const body = this.#compiled(node.body);
        return (at, next) => body(at, () => true) !== node.negated && next(at);
      }
      case "repeat":
        return node.body.kind === "atom" ? this.#run(node, node.body) : this.#loop(node);
    }
  }

  #sequence(parts: readonly Match[]): Match {
    const from = (index: number, at: number, next: Next): boolean =>
      index === parts.length ? next(at) : parts[index]!(at, (end) => from(index + 1, end, next));
    return (at, next) => from(0, at, next);
  }

  #isWord(at: number): boolean {
    return /\w/.test(this.#chars[at] ?? "");
  }

  #isEdge(name: string, at: number): boolean {
    this.#step();
    if (name === "^") return at === 0;
    if (name === "$") return at === this.#chars.length;
    return (this.#isWord(at - 1) !== this.#isWord(at)) === (name === "\\b");
  }

  #run({ least, most, greedy }: Repeat, atom: Atom): Match {
    return greedy
      ? (at, next) => {
          let count = 0;
          while (count < most && this.#is(atom, at + count)) count += 1;
          while (count >= least && !next(at + count)) count -= 1;
          return count >= least;
        }
      : (at, next) => {
          let count = 0;
          while (count < least || !next(at + count)) {
            if (count >= most || !this.#is(atom, at + count)) return false;
            count += 1;
          }
          return true;
        };
  }

  #loop({ body, least, most, greedy }: Repeat): Match {
    const once = this.#compiled(body);
    const from = (count: number, at: number, next: Next): boolean => {
      this.#step();
      const more = (): boolean =>
        count < most && once(at, (end) => (end > at || count < least) && from(count + 1, end, next));
      const enough = (): boolean => count >= least && next(at);
      return greedy ? more() || enough() : enough() || more();
    };
    return (at, next) => from(0, at, next);
  }
}

/** The characters examined until the search ends; infinite if it exceeds the maximum. */
export const stepsOf = (root: Node, flags: string, text: string): number => {
  const chars = flags.includes("u") ? [...text] : text.split("");
  const matcher = new Matcher(chars, root);
  try {
    matcher.search(flags.includes("g"));
  } catch (error) {
    if (error instanceof TooManySteps) return Number.POSITIVE_INFINITY;
    throw error;
  }
  return matcher.steps;
};
