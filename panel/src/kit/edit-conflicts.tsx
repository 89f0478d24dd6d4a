import type { Problem } from "../../../src/errors/problem.ts";
import { type Language, ptEn, type Sentence } from "../../../src/lib/language.ts";
import type { Values } from "./form-values.ts";

/** The prefix of the hidden field that repeats what the page showed in a field. */
export const SHOWN_PREFIX = "was";

/** Hidden fields that send back what the page showed when it was drawn. */
export const ShownFields = ({ values }: { readonly values: Values }) => (
  <>
    {Object.entries(values).map(([name, value]) => (
      <input type="hidden" name={`${SHOWN_PREFIX}${name}`} value={value} />
    ))}
  </>
);

/** What the page showed when the sent form was drawn. */
export const shownIn = (form: FormData): Values =>
  Object.fromEntries(
    [...form.entries()]
      .filter(([name]) => name.startsWith(`${SHOWN_PREFIX}/`))
      .map(([name, value]) => [name.slice(SHOWN_PREFIX.length), String(value).replaceAll("\r", "")]),
  );

/** The sent fields; untouched ones take their current value, so that somebody else's change of them stays. */
export const mergeEdits = (sent: Values, shown: Values, now: Values): Values =>
  Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, value === shown[name] ? (now[name] ?? value) : value]),
  );

const CHANGED = {
  title: ptEn(
    "Alguém alterou estes campos enquanto a página estava aberta",
    "Someone changed these fields while the page was open",
  ),
  detail: ptEn(
    "Nada foi salvo. O que você digitou continua abaixo; para manter a sua versão, salve de novo.",
    "Nothing was saved. What you typed is still below; to keep your version, save again.",
  ),
  now: ptEn("Valor atual: {value}", "Current value: {value}"),
  empty: ptEn("vazio", "empty"),
} as const satisfies Record<string, Sentence>;

/** Longer values are cut; the object's own page has the whole text. */
const VALUE_CHARS = 200;

/**
 * A refusal that names the edited fields that somebody else has changed meanwhile; null if there are none.
 * @param changedBy who changed a field last, in words
 */
export const editConflict = (
  sent: Values,
  shown: Values,
  now: Values,
  language: Language,
  changedBy: (pointer: string) => string | null = () => null,
): Problem | null => {
  const names = Object.keys(sent).filter(
    (name) => sent[name] !== shown[name] && now[name] !== shown[name] && now[name] !== sent[name],
  );
  const known = names.filter((name) => name in shown && name in now);
  if (known.length === 0) return null;
  const reasonOf = (name: string): string => {
    const value = now[name]!.slice(0, VALUE_CHARS) || CHANGED.empty[language];
    return [CHANGED.now[language].replace("{value}", value), changedBy(name)].filter(Boolean).join(" ");
  };
  return {
    type: "about:blank",
    title: CHANGED.title[language],
    detail: CHANGED.detail[language],
    status: 412,
    code: "precondition_failed",
    requestId: "",
    invalidParams: known.map((pointer) => ({
      in: "body",
      name: pointer.slice(1),
      pointer,
      code: "not_the_same",
      reason: reasonOf(pointer),
    })),
  };
};
