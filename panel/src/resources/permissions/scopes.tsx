import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import type { PanelContext } from "../../context.ts";
import { LEVEL_TITLES, type Level, levelIn, ROWS } from "./levels.ts";

const NO_PERMISSIONS: Sentence = ptEn("nenhuma", "none");

/** The note in brackets in a title is about writing. */
const titleOf = (title: string, level: Level): string => (level === "write" ? title : title.split(" (")[0]!);

/** What a key may do with each resource, in words: the permissions' names are for programs. */
export const Scopes = ({ c, scopes }: { readonly c: PanelContext; readonly scopes: readonly string[] }) => {
  const t = c.get("t");
  const held = ROWS.filter((row) => levelIn(row, scopes) !== "none");
  if (held.length === 0) return <>{t(NO_PERMISSIONS)}</>;
  return (
    <ul class="scopes">
      {held.map((row) => (
        <li>
          {titleOf(t(row.title), levelIn(row, scopes))} <span>{t(LEVEL_TITLES[levelIn(row, scopes)])}</span>
        </li>
      ))}
    </ul>
  );
};
