import type { Child } from "hono/jsx";
import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";

export type Fact = readonly [title: Sentence, value: Child];

/** Titles and values; a fact without a value is left out. */
export const Facts = ({ c, facts }: { readonly c: PanelContext; readonly facts: readonly Fact[] }) => (
  <dl class="facts">
    {facts
      .filter(([, value]) => value)
      .map(([title, value]) => (
        <>
          <dt>{c.get("t")(title)}</dt>
          <dd>{value}</dd>
        </>
      ))}
  </dl>
);
