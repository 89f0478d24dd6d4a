import type { Sentence } from "../../../src/lib/language.ts";
import { addressWith, type PanelContext } from "../context.ts";
import { FRAME } from "./frame-texts.ts";
import { Icon } from "./icon.tsx";

/** Chooses language and theme, which are cookies and need no session. */
export const Appearance = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  const other = c.get("language") === "en" ? "pt-BR" : "en";
  return (
    <form class="look" method="post" action="/look">
      <input type="hidden" name="next" value={addressWith(c)} />
      <button type="submit" name="language" value={other} lang={other}>
        <Icon name="languages" />
        {other === "en" ? "English" : "Português"}
      </button>
      {(["light", "dark"] as const).map((theme) => (
        <button type="submit" name="theme" value={theme} class={`to-${theme}`}>
          <Icon name={theme === "dark" ? "moon" : "sun"} />
          {t(FRAME[theme])}
        </button>
      ))}
    </form>
  );
};

/** Opens the navigation on screens too narrow to show it beside the page. */
export const NavigationButton = ({ c }: { readonly c: PanelContext }) => (
  <button type="button" class="to-side" popovertarget="side" aria-label={c.get("t")(FRAME.navigation)}>
    <Icon name="menu" />
  </button>
);

/** The product's name, on pages outside of every account. */
export const Brand = ({ c, name }: { readonly c: PanelContext; readonly name: Sentence }) => (
  <a class="brand" href="/">
    <img src="/assets/icon.svg" alt="" width="24" height="24" />
    <span>{c.get("t")(name)}</span>
  </a>
);

const LETTER = /\p{L}/u;

/** The initials of the first two words of a name or e-mail address. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s.@_-]+/)
    .filter((word) => LETTER.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join("")
    .toLocaleUpperCase("pt-BR");
