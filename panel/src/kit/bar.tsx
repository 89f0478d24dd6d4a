import type { Sentence } from "../../../src/lib/language.ts";
import { addressWith, type PanelContext } from "../context.ts";
import { FRAME } from "./frame-texts.ts";
import { Icon } from "./icon.tsx";

/** Language and look, which are cookies of the browser and need no session. */
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

/** Opens the navigation where it has no room beside the page. */
export const ToSide = ({ c }: { readonly c: PanelContext }) => (
  <button type="button" class="to-side" popovertarget="side" aria-label={c.get("t")(FRAME.navigation)}>
    <Icon name="menu" />
  </button>
);

interface BrandParts {
  readonly c: PanelContext;
  readonly name: Sentence;
}

/** Without an account. */
export const Brand = ({ c, name }: BrandParts) => (
  <a class="brand" href="/">
    <img src="/assets/icon.svg" alt="" width="24" height="24" />
    <span>{c.get("t")(name)}</span>
  </a>
);

const LETTERS = /\p{L}/u;

/** Of the first two words of a name or address. */
export const initialsOf = (name: string): string =>
  name
    .split(/[\s.@_-]+/)
    .filter((word) => LETTERS.test(word))
    .slice(0, 2)
    .map((word) => word[0])
    .join("")
    .toLocaleUpperCase("pt-BR");
