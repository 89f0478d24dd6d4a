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
  /** Sentences with the operator's name, keyed by state. */
  readonly acts?: Readonly<Record<string, Sentence>>;
  /** What each decision is called. */
  readonly words?: Words;
}

/** The decision that another operator has made meanwhile, from the refusal that contains it. */
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
