import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { SALES_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import { ask, onlyFor, read, readAll, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sayIn } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { asWritten } from "../../kit/amounts.ts";
import { Refused, textOf } from "../../kit/fields.tsx";
import type { Values } from "../../kit/form-values.ts";
import { lastChangesOf } from "../history/changed-by.ts";
import { done } from "../../kit/said.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { contested, shownIn, touched } from "../../kit/shown.tsx";
import { ClientForm } from "./form.tsx";
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

interface Sent {
  readonly values: Values;
  readonly shown?: Values;
  readonly problem: Problem;
  readonly once: string;
}

const paramsOf = (c: PanelContext) => ({ leadId: c.req.param("leadId") ?? "" });

const newPage = async (c: PanelContext, sent?: Sent) => {
  onlyFor(c, SALES_ROLES);
  const { data: types } = await ask(c, "listPropertyTypes");
  const values = sent?.values ?? { ...valuesOfClient(null), ...contactValues({ phones: [], email: null }) };
  const problem = sent && asWritten(c, sent.problem, (pointer) => values[pointer]);
  return show(
    c,
    <Page c={c} title={CLIENT_FORM.add}>
      <Refused problem={problem} />
      <p>{sayIn(c.get("language"))(CLIENT_FORM.addIntro)}</p>
      <ClientForm
        c={c}
        action={`${clientsBase(c)}/new`}
        isNew
        types={types}
        values={values}
        problem={problem}
        once={sent?.once}
      />
    </Page>,
    sent ? 422 : 200,
  );
};

const editPage = async (c: PanelContext, sent?: Sent, contact?: Values) => {
  onlyFor(c, SALES_ROLES);
  const [{ data: one }, { data: types }] = await readAll(
    c,
    read("getLead", { params: paramsOf(c) }),
    read("listPropertyTypes"),
  );
  const say = sayIn(c.get("language"));
  const values = sent?.values ?? { ...valuesOfClient(one), ...contact };
  const problem = sent && asWritten(c, sent.problem, (pointer) => values[pointer]);
  const shown = sent?.shown ?? values;
  return show(
    c,
    <Page c={c} title={[say(CLIENT_FORM.editTitle), one.name].filter(Boolean).join(": ")}>
      <Refused problem={problem} />
      <p>{say(CLIENT_FORM.intro)}</p>
      {!hasContact(values) && (
        <section class="card">
          <h2>{say(CLIENTS.contact)}</h2>
          <p>{say(CLIENTS.contactEdit)}</p>
          <Act c={c} to={`${clientsBase(c)}/${one.id}/edit/contact`} title={CLIENTS.show} />
        </section>
      )}
      <ClientForm
        c={c}
        action={`${clientsBase(c)}/${one.id}/edit`}
        isNew={false}
        types={types}
        values={values}
        shown={shown}
        problem={problem}
        once={sent?.once}
      />
    </Page>,
    sent ? 422 : 200,
  );
};

/** What the client's page says about a creation: the known client it met, and what was not stored as sent. */
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
  const { data: one } = await ask(c, "getLead", { params: paramsOf(c) });
  const now = { ...valuesOfClient(one), ...contactValues(one) };
  const merged = touched(values, shown, now);
  const isContested = contested(values, shown, now, c.get("language")) !== null;
  const problem = isContested
    ? contested(values, shown, now, c.get("language"), await lastChangesOf(c, one.id))
    : null;
  if (problem) return editPage(c, { values: merged, shown: { ...shown, ...now }, once, problem });
  const body = clientEditOf(merged, one);
  const page = `${clientsBase(c)}/${one.id}`;
  if (Object.keys(body).length === 0) return c.redirect(page, 303);
  const written = await send(c, "editLead", { params: paramsOf(c), body, once });
  return "problem" in written
    ? editPage(c, { values, shown, once, problem: written.problem })
    : done(c, page);
});
