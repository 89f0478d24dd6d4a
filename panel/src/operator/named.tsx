import type { PanelContext } from "../context.ts";
import { ACTION_KINDS, ACTION_WORDS } from "./names.ts";
import { type Words, wordOf } from "./words.ts";

/** In words, and by its code. */
export const Named = ({ c, words, value }: { c: PanelContext; words: Words; value: string }) => {
  const word = wordOf(c, words, value);
  return word === value ? (
    <code>{value}</code>
  ) : (
    <>
      {word} <code class="hint">{value}</code>
    </>
  );
};

/** What somebody did, of an audit row. */
export const NamedAction = ({ c, action }: { c: PanelContext; action: string }) => {
  const kind = Object.entries(ACTION_KINDS).find(([beginning]) => action.startsWith(beginning));
  return <Named c={c} words={kind ? { [action]: kind[1] } : ACTION_WORDS} value={action} />;
};
