/** A fenced block of a guide. */
export interface Block {
  /** The fence's language: `bash`, `json`, `ts`. */
  readonly language: string;
  readonly code: string;
  /** The line of its first code. */
  readonly line: number;
  /** The text of the comment before the block or its tabs: `frame`, `receiver`, `not run: <reason>`. */
  readonly mark: string | null;
}

export interface Guide {
  readonly slug: string;
  readonly frontMatter: Readonly<Record<string, string>>;
  /** The text after the front matter. */
  readonly text: string;
  readonly blocks: readonly Block[];
  /** The levels and titles of its headings. */
  readonly headings: readonly string[];
}

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const COMMENT = /^<!-- (.+) -->$/;
const FENCE = /^```(\w*)$/;

const frontMatterOf = (text: string): Record<string, string> => {
  const [, head = ""] = FRONT_MATTER.exec(text) ?? [];
  return Object.fromEntries(
    head.split("\n").map((line) => {
      const at = line.indexOf(":");
      return [line.slice(0, at), line.slice(at + 1).trim()] as const;
    }),
  );
};

/** Reads the lines of a guide one by one. */
class Reader {
  readonly blocks: Block[] = [];
  readonly headings: string[] = [];
  #open: { language: string; line: number; lines: string[] } | null = null;
  #mark: string | null = null;
  /** The mark of the open tabs; undefined outside of tabs. */
  #tabs: string | null | undefined;

  line(line: string, at: number): void {
    if (this.#open) this.#inside(line);
    else this.#outside(line, at);
  }

  #inside(line: string): void {
    const { language, line: begun, lines } = this.#open!;
    if (line !== "```") {
      lines.push(line);
      return;
    }
    const mark = this.#mark ?? this.#tabs ?? null;
    this.blocks.push({ language, code: `${lines.join("\n")}\n`, line: begun, mark });
    this.#open = null;
    this.#mark = null;
  }

  #outside(line: string, at: number): void {
    const [, comment] = COMMENT.exec(line) ?? [];
    const [, language] = FENCE.exec(line) ?? [];
    if (comment === "tabs") {
      this.#tabs = this.#mark;
      this.#mark = null;
    } else if (comment === "/tabs") this.#tabs = undefined;
    else if (comment !== undefined) this.#mark = comment;
    else if (language !== undefined) this.#open = { language, line: at + 1, lines: [] };
    else if (/^#+ /.test(line)) this.headings.push(line);
  }
}

/** A guide from its file, named `<slug>.<language>.md`. */
export function readGuide(slug: string, source: string): Guide {
  const file = source.replaceAll("\r\n", "\n");
  const reader = new Reader();
  const [head = ""] = FRONT_MATTER.exec(file) ?? [];
  const skipped = head.split("\n").length;
  const text = file.slice(head.length);
  for (const [at, line] of text.split("\n").entries()) reader.line(line, at + skipped);
  return { slug, frontMatter: frontMatterOf(file), text, blocks: reader.blocks, headings: reader.headings };
}

/** The reason why a block is not run, if it has one. */
export const reasonNotToRun = ({ mark }: Block): string | undefined => /^not run: (.+)/.exec(mark ?? "")?.[1];

/** The languages of blocks that are run. */
const RUN_LANGUAGES = ["bash", "ts", "python", "php", "go", "java"] as const;

const isRun = ({ language }: Block): boolean => (RUN_LANGUAGES as readonly string[]).includes(language);

/** The output that a guide shows right after a block, or after its tabs. */
export function shownAfter({ blocks }: Guide, block: Block, languages: readonly string[]): Block | undefined {
  const following = blocks.slice(blocks.indexOf(block) + 1);
  const first = following.findIndex((one) => !isRun(one));
  if (first === -1 || following.slice(0, first).some(({ language }) => language === block.language))
    return undefined;
  const next = following.findIndex((one, at) => at > first && isRun(one));
  const shown = following.slice(first, next === -1 ? undefined : next);
  return shown.find(({ language }) => languages.includes(language));
}
