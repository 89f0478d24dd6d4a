import { Hono } from "hono";
import { SALES_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import { ask, read, readAll, requireRole, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { mergeEdits, shownIn } from "../../kit/edit-conflicts.tsx";
import { textOf } from "../../kit/fields.tsx";
import type { Values } from "../../kit/form-values.ts";
import { type RefusedForm, showForm } from "../../kit/record-form.tsx";
import { done } from "../../kit/toast.tsx";
import { editConflictOf } from "../history/changed-by.ts";
import { ClientFields } from "./form.tsx";
import { CLIENT_FORM } from "./form-texts.ts";
import { clientsBase } from "./page.tsx";
import { CLIENTS } from "./texts.ts";
import {
  clientCreationOf,
  clientEditOf,
  clientSent,
  contactValues,
  hasContact,
  valuesOfClient,
} from "./values.ts";

const paramsOf = (c: PanelContext) => ({ leadId: c.req.param("leadId") ?? "" });

const newPage = async (c: PanelContext, sent?: RefusedForm) => {
  requireRole(c, SALES_ROLES);
  const { data: types } = await ask(c, "listPropertyTypes");
  return showForm(
    c,
    {
      title: CLIENT_FORM.add,
      intro: CLIENT_FORM.addIntro,
      submit: CLIENT_FORM.create,
      action: `${clientsBase(c)}/new`,
      types,
      values: sent?.values ?? { ...valuesOfClient(null), ...contactValues({ phones: [], email: null }) },
      fields: (parts) => <ClientFields {...parts} />,
    },
    sent,
  );
};

const editPage = async (c: PanelContext, sent?: RefusedForm, contact?: Values) => {
  requireRole(c, SALES_ROLES);
  const [{ data: client }, { data: types }] = await readAll(
    c,
    read("getLead", { params: paramsOf(c) }),
    read("listPropertyTypes"),
  );
  const t = c.get("t");
  const values = sent?.values ?? { ...valuesOfClient(client), ...contact };
  return showForm(
    c,
    {
      title: [t(CLIENT_FORM.editTitle), client.name].filter(Boolean).join(": "),
      intro: CLIENT_FORM.intro,
      submit: CLIENT_FORM.save,
      action: `${clientsBase(c)}/${client.id}/edit`,
      types,
      values,
      shown: sent?.shown ?? values,
      above: !hasContact(values) && (
        <section class="card">
          <h2>{t(CLIENTS.contact)}</h2>
          <p>{t(CLIENTS.contactEdit)}</p>
          <Act c={c} to={`${clientsBase(c)}/${client.id}/edit/contact`} title={CLIENTS.show} />
        </section>
      ),
      fields: (parts) => <ClientFields {...parts} />,
    },
    sent,
  );
};

/** What the client's page says about a creation: that the client was known, and what was not stored as sent. */
const noticeOf = ({ outcome, kept, warnings }: AnswerTo<"createLead">["result"]): string => {
  const query = new URLSearchParams();
  const fields = new Set(kept.map((pointer) => pointer.split("/")[1]!));
  if (outcome !== "CREATED") query.set("joined", [...fields].join(","));
  if (warnings.some(({ code }) => code === "service_number" || code === "placeholder"))
    query.set("left", "1");
  return query.size === 0 ? "" : `?${query}`;
};

export const clientEdit = new Hono<PanelBindings>();

clientEdit.get("/new", (c) => newPage(c));

clientEdit.post("/new", async (c) => {
  const form = await formOf(c);
  const values = clientSent(form);
  const once = textOf(form, "once");
  const written = await send(c, "createLead", { body: clientCreationOf(values), once });
  if ("problem" in written) return newPage(c, { values, once, problem: written.problem });
  return c.redirect(`${clientsBase(c)}/${written.done.data.id}${noticeOf(written.done.result)}`, 303);
});

clientEdit.get("/:leadId/edit", (c) => editPage(c));

clientEdit.post("/:leadId/edit/contact", async (c) => {
  const { data } = await ask(c, "getLeadContact", { params: paramsOf(c) });
  return editPage(c, undefined, contactValues(data));
});

clientEdit.post("/:leadId/edit", async (c) => {
  const form = await formOf(c);
  const values = clientSent(form);
  const shown = shownIn(form);
  const once = textOf(form, "once");
  const { data: client } = await ask(c, "getLead", { params: paramsOf(c) });
  const now = { ...valuesOfClient(client), ...contactValues(client) };
  const merged = mergeEdits(values, shown, now);
  const problem = await editConflictOf(c, client.id, { sent: values, shown, now });
  if (problem) return editPage(c, { values: merged, shown: { ...shown, ...now }, once, problem });
  const body = clientEditOf(merged, client);
  const page = `${clientsBase(c)}/${client.id}`;
  if (Object.keys(body).length === 0) return c.redirect(page, 303);
  const written = await send(c, "editLead", { params: paramsOf(c), body, once });
  return "problem" in written
    ? editPage(c, { values, shown, once, problem: written.problem })
    : done(c, page);
});
