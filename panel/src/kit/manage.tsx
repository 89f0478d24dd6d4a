import type { Child } from "hono/jsx";
import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";
import { FRAME } from "./frame-texts.ts";
import { Icon } from "./icon.tsx";

/** Rarely used actions on an object, in a block whose rows open one by one. */
export const Manage = ({ c, children }: { readonly c: PanelContext; readonly children?: Child }) => (
  <section class="manage">
    <h2>{c.get("t")(FRAME.manage)}</h2>
    <div class="card">{children}</div>
  </section>
);

interface TaskParts {
  readonly c: PanelContext;
  readonly title: Sentence;
  readonly text?: Sentence;
  /** Its form was refused, so it starts open. */
  readonly isOpen?: boolean;
  readonly children?: Child;
}

export const Task = ({ c, title, text, isOpen = false, children }: TaskParts) => {
  const t = c.get("t");
  return (
    <details open={isOpen}>
      <summary>
        <span>
          {t(title)}
          {text && <span class="hint">{t(text)}</span>}
        </span>
        <Icon name="chevron-right" />
      </summary>
      <div class="task">{children}</div>
    </details>
  );
};
