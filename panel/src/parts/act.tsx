import type { Child } from "hono/jsx";
import type { Sentence } from "../../../src/lib/language.ts";
import { type PanelContext, sayIn } from "../context.ts";
import { Once } from "./fields.tsx";

interface ActParts {
  readonly c: PanelContext;
  readonly to: string;
  readonly title: Sentence;
  readonly kind?: "main" | "plain" | "danger";
  /** The key that presses it. */
  readonly press?: string;
  readonly children?: Child;
}

/** A form with one button, and the number by which its page may write once. */
export const Act = ({ c, to, title, kind = "plain", press, children }: ActParts) => (
  <form method="post" action={to} class="act">
    <Once value={undefined} />
    {children}
    <button type="submit" class={kind} {...(press && { "data-press": press })}>
      {sayIn(c.get("language"))(title)}
    </button>
  </form>
);
