import type { Child } from "hono/jsx";
import type { OperatorRole } from "../../../../src/vocabulary/operator-roles.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask } from "../../api/operator.ts";
import type { PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Notice } from "../../kit/fields.tsx";
import { namesOfOperators } from "../identity.ts";
import { QUEUE } from "./texts.ts";

type Taken = AnswerTo<"listTakenWork">["data"][number];

/** The page of each queue, and the roles that may open it. */
export const PATHS: Readonly<
  Record<string, { readonly path: string; readonly roles: readonly OperatorRole[] }>
> = {
  ACCESS: { path: "/operator/access-requests", roles: ["SUPPORT", "ADMIN"] },
  REVIEW: { path: "/operator/reviews", roles: ["CURATION"] },
  DEAD_LETTER: { path: "/operator/dead-letters", roles: ["ADMIN"] },
  JOB: { path: "/operator/jobs", roles: ["ADMIN"] },
  NEIGHBORHOOD: { path: "/operator/neighborhoods", roles: ["CURATION"] },
};

export interface Work {
  /** Who has taken which piece of work, by its id. */
  readonly taken: ReadonlyMap<string, Taken>;
  readonly names: ReadonlyMap<string, string>;
}

export const workOf = async (c: PanelContext, kind: Taken["kind"]): Promise<Work> => {
  const [{ data }, names] = await Promise.all([
    ask(c, "listTakenWork", { query: { kind } }),
    namesOfOperators(c),
  ]);
  return { taken: new Map(data.map((claim) => [claim.subject, claim])), names };
};

/** The operator's e-mail address; the id of one who has left. */
export const nameOf = ({ names }: Pick<Work, "names">, actor: string): string => names.get(actor) ?? actor;

const timeIn = (c: PanelContext, at: string): string =>
  new Intl.DateTimeFormat(c.get("language"), { timeStyle: "short", timeZone: "America/Sao_Paulo" }).format(
    new Date(at),
  );

/** In a list: who has taken the work, if anybody. */
export const AssignedTo = ({ c, work, subject }: { c: PanelContext; work: Work; subject: string }) => {
  const t = c.get("t");
  const claim = work.taken.get(subject);
  return claim ? (
    <span class="badge waiting">
      {nameOf(work, claim.actor)} {t(QUEUE.until)} {timeIn(c, claim.until)}
    </span>
  ) : (
    <span>{t(QUEUE.nobody)}</span>
  );
};

interface TakeParts {
  readonly c: PanelContext;
  readonly work: Work;
  readonly subject: string;
  /** The address that the form to take the work is sent to. */
  readonly to: string;
  /** What the form sends, where the address does not name the work. */
  readonly children?: Child;
}

/** Above a piece of work: whose it is, and the button to take it. */
export const TakeWork = ({ c, work, subject, to, children }: TakeParts) => {
  const t = c.get("t");
  const claim = work.taken.get(subject);
  if (!claim)
    return (
      <Act c={c} to={to} title={QUEUE.take}>
        {children}
      </Act>
    );
  const isMine = claim.actor === c.get("operator").id;
  const text = t(isMine ? QUEUE.yours : QUEUE.taken);
  return (
    <Notice kind={isMine ? "good" : "bad"}>
      {text.replace("{name}", nameOf(work, claim.actor)).replace("{time}", timeIn(c, claim.until))}
    </Notice>
  );
};
