import type { PanelContext } from "../context.ts";
import { actionIn } from "../resources/actions.ts";
import { type Words, wordOf } from "./words.ts";

/** A value in words, with its code. */
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

/** The action of an audit row in words, with its code. */
export const NamedAction = ({ c, action }: { c: PanelContext; action: string }) => {
  const word = actionIn(action);
  return <Named c={c} words={word ? { [action]: word } : {}} value={action} />;
};
