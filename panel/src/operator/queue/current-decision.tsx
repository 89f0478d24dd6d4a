import type { Problem } from "../../../../src/errors/problem.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import type { PanelContext } from "../../context.ts";
import { Notice } from "../../kit/fields.tsx";
import { Time } from "../../kit/values.tsx";
import { type Words, wordOf } from "../words.ts";
import { QUEUE } from "./texts.ts";
import { nameOf, type Work } from "./work.tsx";

interface StoredDecision {
  readonly decision?: string;
  readonly state?: string;
  readonly actor: string | null;
  readonly at: string | null;
}

interface CurrentDecisionProps {
  readonly c: PanelContext;
  readonly problem: Problem | undefined;
  readonly names: Work["names"];
  /** Other states in words, after a name. */
  readonly acts?: Readonly<Record<string, Sentence>>;
  /** What each decision is called. */
  readonly words?: Words;
}

/** Another operator's decision, from a refusal that shows it. */
export const CurrentDecision = ({ c, problem, names, acts, words }: CurrentDecisionProps) => {
  const { current } = (problem ?? {}) as { readonly current?: StoredDecision };
  if (!current?.actor || !current.at) return null;
  const t = c.get("t");
  const decision = current.decision ?? current.state ?? "";
  const text = t(acts?.[decision] ?? QUEUE.stands);
  return (
    <Notice kind="bad">
      {text
        .replace("{name}", nameOf({ names }, current.actor))
        .replace("{decision}", wordOf(c, words ?? {}, decision))}{" "}
      <Time at={current.at} language={c.get("language")} />
    </Notice>
  );
};
