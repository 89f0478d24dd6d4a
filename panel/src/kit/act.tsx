import type { Child } from "hono/jsx";
import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";
import { Once } from "./fields.tsx";

/** Attributes for pages with scripts: the form's answer replaces the content, and nothing else moves. */
export const inPlace = (to: string) => ({ "hx-post": to, "hx-target": "#main", "hx-swap": "innerMorph" });

interface ActParts {
  readonly c: PanelContext;
  readonly to: string;
  readonly title: Sentence;
  readonly kind?: "main" | "plain" | "danger";
  /** The key that presses it. */
  readonly press?: string;
  /** In a list: the rest of the page stays where it is. */
  readonly isInPlace?: true;
  readonly children?: Child;
}

/** A form with one button, and the number by which its page may write once. */
export const Act = ({ c, to, title, kind = "plain", press, isInPlace, children }: ActParts) => (
  <form method="post" action={to} class="act" {...(isInPlace && inPlace(to))}>
    <Once value={undefined} />
    {children}
    <button type="submit" class={kind} {...(press && { "data-press": press })}>
      {c.get("t")(title)}
    </button>
  </form>
);
