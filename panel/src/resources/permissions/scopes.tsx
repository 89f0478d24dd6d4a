import type { Sentence } from "../../../../src/lib/language.ts";
import type { PanelContext } from "../../context.ts";
import { LEVEL_TITLES, type Level, levelIn, ROWS } from "./levels.ts";

const NOTHING: Sentence = { "pt-BR": "nenhuma", en: "none" };

/** Brackets mark permissions to write. */
const titleOf = (title: string, level: Level): string => (level === "write" ? title : title.split(" (")[0]!);

/** What a key may do, a word for each resource: the permissions' names are for programs. */
export const Scopes = ({ c, scopes }: { readonly c: PanelContext; readonly scopes: readonly string[] }) => {
  const say = c.get("say");
  const held = ROWS.filter((row) => levelIn(row, scopes) !== "none");
  if (held.length === 0) return <>{say(NOTHING)}</>;
  return (
    <ul class="scopes">
      {held.map((row) => (
        <li>
          {titleOf(say(row.title), levelIn(row, scopes))}{" "}
          <span>{say(LEVEL_TITLES[levelIn(row, scopes)])}</span>
        </li>
      ))}
    </ul>
  );
};
