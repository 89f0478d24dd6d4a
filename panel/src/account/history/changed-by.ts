import type { Problem } from "../../../../src/errors/problem.ts";
import { ptEn, type Sentence } from "../../../../src/lib/language.ts";
import { readAll, readIfOpen } from "../../api/member.ts";
import type { PanelContext } from "../../context.ts";
import { editConflict } from "../../kit/edit-conflicts.tsx";
import type { Values } from "../../kit/form-values.ts";
import { timeIn } from "../../kit/values.tsx";
import { emailsOf } from "../../resources/emails.ts";

const CHANGED_BY = {
  person: ptEn("({who}, {when})", "({who}, {when})"),
  integration: ptEn("(pela integração)", "(by the integration)"),
} as const satisfies Record<string, Sentence>;

/**
 * Who last changed an object's fields, according to the audit: a person, else the integration.
 * @returns a function that names who changed the field at a JSON Pointer, or null if the reader may not know
 */
const lastChangesOf = async (c: PanelContext, id: string): Promise<(pointer: string) => string | null> => {
  const [acts] = await readAll(c, readIfOpen("listAudit", { query: { subject: id, limit: "30" } }));
  if (acts === null) return () => null;
  const language = c.get("language");
  const emails = await emailsOf(
    c,
    acts.data.map(({ actor }) => actor),
  );
  return (pointer) => {
    const field = pointer.split("/")[1] ?? "";
    const act = acts.data.find(({ fields }) => fields.includes(field));
    const who = act && emails.get(act.actor);
    return who
      ? CHANGED_BY.person[language].replace("{who}", who).replace("{when}", timeIn(language, act.at))
      : CHANGED_BY.integration[language];
  };
};

/** A refusal naming the sent fields that somebody else has changed meanwhile, and who; null if there are none. */
export const editConflictOf = async (
  c: PanelContext,
  id: string,
  { sent, shown, now }: { readonly sent: Values; readonly shown: Values; readonly now: Values },
): Promise<Problem | null> => {
  const language = c.get("language");
  return editConflict(sent, shown, now, language) === null
    ? null
    : editConflict(sent, shown, now, language, await lastChangesOf(c, id));
};
