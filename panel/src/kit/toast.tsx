import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { fromBase64Url, toBase64Url } from "../../../src/lib/digest.ts";
import { ptEn, type Sentence } from "../../../src/lib/language.ts";
import { ownPath, type PanelContext } from "../context.ts";
import { IdempotencyKey } from "./fields.tsx";
import { Icon } from "./icon.tsx";

/** What the page after a write says about it. */
const SENTENCES = {
  saved: ptEn("Salvo.", "Saved."),
  done: ptEn("Feito.", "Done."),
  confirmed: ptEn("Confirmado.", "Confirmed."),
  trashed: ptEn("Movido para a lixeira.", "Moved to the trash."),
  undone: ptEn("Desfeito.", "Undone."),
  notUndone: ptEn(
    "Não foi possível desfazer: houve outra alteração depois.",
    "Could not undo: it has changed since.",
  ),
  restored: ptEn("Restaurado.", "Restored."),
} as const satisfies Record<string, Sentence>;

export const UNDO: Sentence = ptEn("Desfazer", "Undo");

/** A form that undoes what was done. */
export interface Undo {
  readonly to: string;
  readonly fields?: Readonly<Record<string, string>>;
}

type SentenceName = keyof typeof SENTENCES;

/** The hidden fields of the form that undoes. */
export const UndoFields = ({ undo }: { readonly undo: Undo }) => (
  <>
    {Object.entries(undo.fields ?? {}).map(([name, value]) => (
      <input type="hidden" name={name} value={value} />
    ))}
  </>
);

interface ToastMessage {
  readonly name: SentenceName;
  readonly undo?: Undo;
}

const COOKIE = "said";
/** For the page that follows at once: later it is no longer news. */
const MAX_AGE_SECONDS = 20;

/** Redirects after a write; the next page says that it is done, and may offer to undo it. */
export const done = (
  c: PanelContext,
  path: string,
  name: SentenceName = "saved",
  undo?: Undo | undefined,
): Response => {
  const said: ToastMessage = { name, ...(undo && { undo }) };
  const value = toBase64Url(new TextEncoder().encode(JSON.stringify(said)));
  const secure = c.get("settings").url.startsWith("https:");
  setCookie(c, COOKIE, value, {
    path: "/",
    httpOnly: true,
    sameSite: "Lax",
    secure,
    maxAge: MAX_AGE_SECONDS,
  });
  return c.redirect(path, 303);
};

const takeMessage = (c: PanelContext): ToastMessage | null => {
  const value = getCookie(c, COOKIE);
  if (value === undefined) return null;
  deleteCookie(c, COOKIE, { path: "/" });
  const bytes = fromBase64Url(value);
  if (!bytes) return null;
  try {
    const said = JSON.parse(new TextDecoder().decode(bytes)) as ToastMessage;
    return Object.hasOwn(SENTENCES, said.name) ? said : null;
  } catch {
    return null;
  }
};

/** Says what the previous write did, and vanishes after ten seconds. */
export const Toast = ({ c }: { readonly c: PanelContext }) => {
  const said = takeMessage(c);
  if (!said) return null;
  const t = c.get("t");
  const { undo } = said;
  return (
    <div class="toast" role="status">
      <Icon name="circle-check" />
      <span>{t(SENTENCES[said.name])}</span>
      {undo && (
        <form method="post" action={ownPath(undo.to)}>
          <IdempotencyKey value={undefined} />
          <UndoFields undo={undo} />
          <button type="submit" class="plain">
            {t(UNDO)}
          </button>
        </form>
      )}
    </div>
  );
};
