import type { Source } from "./source.ts";

const GROUP = /^(\s*)describe(?:\.\w+)*\((?:.*\)\()?\s*["'`](.+?)["'`],/;
const TEST = /^(\s*)(?:it|test)(?:\.\w+)*\((?:.*\)\()?\s*["'`](.+?)["'`],/;
/** The end of a table that spans several lines, or a title on its own line. */
const TABLE_END = /^(\s*)[\])}]+\)\((?:\s*["'`](.+?)["'`],)?/;
const OWN_LINE = /^(\s*)["'`](.+?)["'`],$/;
const TITLE_NEXT = /^(\s*)(?:it|test)(?:\.\w+)*\((?:.*\)\()?$/;

interface Group {
  readonly indent: number;
  readonly title: string;
}

/** The titles of a file's tests, each after its groups' titles. The sources are formatted: indentation is depth. */
export const titlesOf = ({ text }: Source): string[] => {
  const groups: Group[] = [];
  const titles: string[] = [];
  let isTitleNext = false;
  for (const line of text.split("\n")) {
    const group = GROUP.exec(line);
    const found: RegExpExecArray | null =
      TEST.exec(line) ?? TABLE_END.exec(line) ?? (isTitleNext ? OWN_LINE.exec(line) : null);
    isTitleNext = TITLE_NEXT.test(line) || (found !== null && found[2] === undefined);
    const indent = (group ?? found)?.[1]?.length ?? Number.POSITIVE_INFINITY;
    while (groups.length > 0 && groups.at(-1)!.indent >= indent) groups.pop();
    if (group) groups.push({ indent, title: group[2]! });
    else if (found?.[2] !== undefined)
      titles.push([...groups.map(({ title }) => title), found[2]].join(" > "));
  }
  return titles;
};
