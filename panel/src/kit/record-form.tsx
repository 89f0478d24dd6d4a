import type { Child } from "hono/jsx";
import type { Problem } from "../../../src/errors/problem.ts";
import type { Sentence } from "../../../src/lib/language.ts";
import type { PanelContext } from "../context.ts";
import { withReadings } from "./amounts.ts";
import { ShownFields } from "./edit-conflicts.tsx";
import { IdempotencyKey, Refused } from "./fields.tsx";
import type { TypeGroups } from "./form-lines.tsx";
import type { Values } from "./form-values.ts";
import { Page, show } from "./frame.tsx";

/** A form as it was sent, and why it was refused. */
export interface RefusedForm {
  readonly values: Values;
  readonly shown?: Values;
  readonly problem: Problem;
  readonly once: string;
}

/** What the fields of the form are drawn from. */
export interface FieldParts {
  readonly c: PanelContext;
  readonly isNew: boolean;
  readonly types: TypeGroups;
  readonly values: Values;
  readonly problem: Problem | undefined;
}

interface RecordForm {
  readonly title: Sentence | string;
  readonly intro: Sentence;
  readonly submit: Sentence;
  readonly action: string;
  readonly types: TypeGroups;
  readonly values: Values;
  /** What the page of an edit showed at first; absent for a new record. */
  readonly shown?: Values;
  readonly above?: Child;
  readonly fields: (parts: FieldParts) => Child;
}

/** The page with the form of a new or edited property or client. */
export const showForm = (c: PanelContext, form: RecordForm, sent: RefusedForm | undefined) => {
  const { title, intro, submit, action, types, values, shown, above, fields } = form;
  const t = c.get("t");
  const problem = sent && withReadings(c, sent.problem, (pointer) => values[pointer]);
  return show(
    c,
    <Page c={c} title={title}>
      <Refused problem={problem} />
      <p>{t(intro)}</p>
      {above}
      <form method="post" action={action}>
        <IdempotencyKey value={sent?.once} />
        {shown && <ShownFields values={shown} />}
        {fields({ c, isNew: shown === undefined, types, values, problem })}
        <button type="submit" class="main">
          {t(submit)}
        </button>
      </form>
    </Page>,
    sent ? 422 : 200,
  );
};
