import { Hono } from "hono";
import type { Problem } from "../../../src/errors/problem.ts";
import { type PanelBindings, type PanelContext, sayIn } from "../context.ts";
import { ask, send } from "../door.ts";
import { Act } from "../parts/act.tsx";
import { type Fact, Facts } from "../parts/facts.tsx";
import { Field, Options, Refused, textOf } from "../parts/fields.tsx";
import { Page, show } from "../parts/frame.tsx";
import { Time } from "../parts/values.tsx";
import { CLIENTS, CONTACT_TITLES, STAGE_TITLES, STATE_TITLES } from "../texts/clients.ts";
import { type Client, ClientRadar, clientsBase, wishOf } from "./clients.tsx";

const pathOf = (c: PanelContext): string => `${clientsBase(c)}/${c.req.param("leadId")}`;

const paramsOf = (c: PanelContext) => ({ leadId: c.req.param("leadId") ?? "" });

const factsOf = (c: PanelContext, one: Client): readonly Fact[] => {
  const language = c.get("language");
  const say = sayIn(language);
  const time = (at: string | null) => at && <Time at={at} language={language} />;
  return [
    [CLIENTS.code, <code>{one.externalRef ?? one.id}</code>],
    [CLIENTS.state, say(STATE_TITLES[one.state]!)],
    [CLIENTS.stage, say(STAGE_TITLES[one.status]!)],
    [CLIENTS.phones, one.phones.map(({ number }) => number).join(", ")],
    [CLIENTS.email, one.email],
    [CLIENTS.owner, one.ownerName],
    [CLIENTS.wants, wishOf(c, one)],
    [CLIENTS.radar, one.state === "ACTIVE" && <ClientRadar c={c} one={one} />],
    [CLIENTS.notes, one.notes],
    [CLIENTS.consent, time(one.consentGivenAt)],
    [CLIENTS.activity, time(one.lastActivityAt)],
  ];
};

const LogContact = ({ c, problem }: { c: PanelContext; problem: Problem | undefined }) => {
  const say = sayIn(c.get("language"));
  return (
    <section class="card">
      <h2>{say(CLIENTS.log)}</h2>
      <Act {...{ c, to: `${pathOf(c)}/interactions`, title: CLIENTS.save, kind: "main" }}>
        <Field
          {...{ label: say(CLIENTS.type), pointer: "/type", problem }}
          control={(own) => (
            <select {...own}>
              <Options c={c} of={CONTACT_TITLES} />
            </select>
          )}
        />
        <Field
          {...{ label: say(CLIENTS.note), pointer: "/note", problem, hint: say(CLIENTS.noteHint) }}
          control={(own) => <textarea rows={3} maxlength={2000} {...own} />}
        />
      </Act>
    </section>
  );
};

const Changes = ({ c, one, problem }: { c: PanelContext; one: Client; problem: Problem | undefined }) => {
  const say = sayIn(c.get("language"));
  if (one.state === "DELETED")
    return <Act {...{ c, to: `${pathOf(c)}/restore`, title: CLIENTS.restore, kind: "main" }} />;
  const isActive = one.state === "ACTIVE";
  return (
    <>
      <LogContact c={c} problem={problem} />
      <section class="card">
        <h2>{say(CLIENTS.state)}</h2>
        <Act {...{ c, to: `${pathOf(c)}/state`, title: isActive ? CLIENTS.archive : CLIENTS.activate }}>
          <input type="hidden" name="/state" value={isActive ? "ARCHIVED" : "ACTIVE"} />
        </Act>
      </section>
      <section class="card">
        <h2>{say(CLIENTS.trash)}</h2>
        <p>{say(CLIENTS.trashText)}</p>
        <Act {...{ c, to: `${pathOf(c)}/trash`, title: CLIENTS.trash, kind: "danger" }} />
      </section>
    </>
  );
};

const clientPage = async (c: PanelContext, problem?: Problem) => {
  const { data: one } = await ask(c, "getLead", { params: paramsOf(c) });
  return show(
    c,
    <Page c={c} title={one.name ?? one.id}>
      <Refused problem={problem} />
      <section class="card">
        <Facts c={c} facts={factsOf(c, one)} />
      </section>
      <Changes {...{ c, one, problem }} />
    </Page>,
    problem ? 422 : 200,
  );
};

export const client = new Hono<PanelBindings>();

client.get("/:leadId", (c) => clientPage(c));

client.post("/:leadId/interactions", async (c) => {
  const form = await c.req.formData();
  const note = textOf(form, "/note");
  const body = { type: textOf(form, "/type"), ...(note && { note }) };
  const once = textOf(form, "once");
  const written = await send(c, "logInteraction", { params: paramsOf(c), body, once });
  return "problem" in written ? clientPage(c, written.problem) : c.redirect(pathOf(c), 303);
});

client.post("/:leadId/state", async (c) => {
  const form = await c.req.formData();
  const body = { state: textOf(form, "/state") };
  const once = textOf(form, "once");
  const written = await send(c, "setLeadState", { params: paramsOf(c), body, once });
  return "problem" in written ? clientPage(c, written.problem) : c.redirect(pathOf(c), 303);
});

client.post("/:leadId/trash", async (c) => {
  const written = await send(c, "trashLead", { params: paramsOf(c) });
  return "problem" in written ? clientPage(c, written.problem) : c.redirect(clientsBase(c), 303);
});

client.post("/:leadId/restore", async (c) => {
  const written = await send(c, "restoreLead", { params: paramsOf(c) });
  return "problem" in written ? clientPage(c, written.problem) : c.redirect(pathOf(c), 303);
});
