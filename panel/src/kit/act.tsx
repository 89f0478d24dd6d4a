import type { Child } from "hono/jsx";
import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";
import { IdempotencyKey } from "./fields.tsx";

/** Where scripts run, the form's answer replaces only the page's content, without a full load. */
export const inPlace = (to: string) => ({ "hx-post": to, "hx-target": "#main", "hx-swap": "innerMorph" });

interface ActParts {
  readonly c: PanelContext;
  readonly to: string;
  readonly title: Sentence;
  readonly kind?: "main" | "plain" | "danger";
  /** The keyboard shortcut of the button. */
  readonly press?: string;
  /** In a list: the rest of the page stays where it is. */
  readonly isInPlace?: true;
  readonly children?: Child;
}

/** A form with one button, which writes only once even if sent twice. */
export const Act = ({ c, to, title, kind = "plain", press, isInPlace, children }: ActParts) => (
  <form method="post" action={to} class="act" {...(isInPlace && inPlace(to))}>
    <IdempotencyKey value={undefined} />
    {children}
    <button type="submit" class={kind} {...(press && { "data-press": press })}>
      {c.get("t")(title)}
    </button>
  </form>
);
