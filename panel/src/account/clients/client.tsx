import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ask, read, readAll, readIfOpen, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Contact } from "../../kit/contact.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Field, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Manage, Task } from "../../kit/manage.tsx";
import { State } from "../../kit/state.tsx";
import { Empty, Table } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { Time } from "../../kit/values.tsx";
import { Held } from "../held/held.tsx";
import { History, linesOf, namesAround, readsOfHistory } from "../history/history.tsx";
import { nearIds, OBJECT_RADAR, ObjectRadar } from "../radar/object-radar.tsx";
import { CLIENT_FORM, LEAD_TITLES } from "./form-texts.ts";
import { type Client, ClientRadar, clientsBase, wishOf } from "./page.tsx";
import { CLIENT_STATES, CLIENTS, CONTACT_TITLES, STAGE_TITLES } from "./texts.ts";

type LeadContact = AnswerTo<"getLeadContact">["data"];
type Interaction = AnswerTo<"listInteractions">["data"][number];

const pathOf = (c: PanelContext): string => `${clientsBase(c)}/${c.req.param("leadId")}`;

const paramsOf = (c: PanelContext) => ({ leadId: c.req.param("leadId") ?? "" });

const factsOf = (c: PanelContext, client: Client): readonly Fact[] => {
  const language = c.get("language");
  const time = (at: string | null) => at && <Time at={at} language={language} />;
  return [
    [CLIENTS.code, <code>{client.externalRef ?? client.id}</code>],
    [CLIENTS.state, <State c={c} is={client.state} of={CLIENT_STATES} />],
    [CLIENTS.stage, <State c={c} is={client.status} of={STAGE_TITLES} />],
    [CLIENTS.owner, client.ownerName],
    [CLIENTS.wants, wishOf(c, client)],
    [CLIENTS.radar, client.state === "ACTIVE" && <ClientRadar c={c} client={client} />],
    [CLIENTS.notes, client.notes],
    [CLIENTS.consent, time(client.consentGivenAt)],
    [CLIENTS.activity, time(client.lastActivityAt)],
  ];
};

/** Shown only when its button is pressed (rules 34.22). */
const HowToReach = ({
  c,
  contact,
}: {
  readonly c: PanelContext;
  readonly contact: LeadContact | undefined;
}) => {
  const t = c.get("t");
  const isEmpty = contact && contact.phones.length === 0 && contact.email === null;
  return (
    <section class="card" id="contact">
      <h2>{t(CLIENTS.contact)}</h2>
      {contact && <Contact c={c} {...contact} />}
      {isEmpty && <p>{t(CLIENTS.noContact)}</p>}
      {!contact && (
        <>
          <p>{t(CLIENTS.contactText)}</p>
          <Act c={c} to={`${pathOf(c)}/contact`} title={CLIENTS.show} />
        </>
      )}
    </section>
  );
};

const LogContact = ({
  c,
  problem,
  logged,
}: {
  readonly c: PanelContext;
  readonly problem: Problem | undefined;
  readonly logged: FormData | undefined;
}) => {
  const t = c.get("t");
  return (
    <section class="card">
      <h2>{t(CLIENTS.log)}</h2>
      <Act c={c} to={`${pathOf(c)}/interactions`} title={CLIENTS.save} kind="main">
        <Field
          label={t(CLIENTS.type)}
          pointer="/type"
          problem={problem}
          control={(own) => (
            <select {...own}>
              <Options c={c} of={CONTACT_TITLES} chosen={logged ? textOf(logged, "/type") : ""} />
            </select>
          )}
        />
        <Field
          label={t(CLIENTS.note)}
          pointer="/note"
          problem={problem}
          control={(own) => (
            <textarea rows={3} maxlength={2000} {...own}>
              {logged && textOf(logged, "/note")}
            </textarea>
          )}
        />
      </Act>
    </section>
  );
};

const INTERACTIONS = "50";

const Interactions = ({
  c,
  rows,
  isWhole,
}: {
  c: PanelContext;
  rows: readonly Interaction[];
  isWhole: boolean;
}) => {
  const { language, t } = c.var;
  return (
    <section>
      <h2>{t(CLIENT_FORM.interactions)}</h2>
      {rows.length === 0 ? (
        <Empty c={c} text={CLIENT_FORM.noInteractions} />
      ) : (
        <Table<Interaction>
          c={c}
          rows={rows}
          columns={[
            { title: CLIENT_FORM.when, cell: ({ at }) => <Time at={at} language={language} /> },
            { title: CLIENTS.type, cell: ({ type }) => t(CONTACT_TITLES[type]!) },
            { title: CLIENTS.note, cell: ({ note }) => note ?? "–" },
          ]}
        />
      )}
      {!isWhole && <p class="hint">{t(CLIENT_FORM.newestOnly).replace("{count}", INTERACTIONS)}</p>}
    </section>
  );
};

interface TasksParts {
  readonly c: PanelContext;
  readonly client: Client;
  readonly held: readonly string[];
}

const Tasks = ({ c, client, held }: TasksParts) => {
  const isOwner = c.get("membership").role === "OWNER";
  const isActive = client.state === "ACTIVE";
  const isDeleted = client.state === "DELETED";
  if (isDeleted && !isOwner) return null;
  return (
    <Manage c={c}>
      {!isDeleted && (
        <Task c={c} title={isActive ? CLIENTS.archive : CLIENTS.activate} text={CLIENTS.stateText}>
          <Act c={c} to={`${pathOf(c)}/state`} title={isActive ? CLIENTS.archive : CLIENTS.activate}>
            <input type="hidden" name="/state" value={isActive ? "ARCHIVED" : "ACTIVE"} />
          </Act>
        </Task>
      )}
      {held.length > 0 && <Held c={c} to={`${pathOf(c)}/release`} fields={held} titles={LEAD_TITLES} />}
      {isOwner && (
        <Task c={c} title={CLIENT_FORM.export} text={CLIENT_FORM.exportText}>
          <Act c={c} to={`${pathOf(c)}/export`} title={CLIENT_FORM.export} />
        </Task>
      )}
      {!isDeleted && (
        <Task c={c} title={CLIENTS.trash} text={CLIENTS.trashText}>
          <Act c={c} to={`${pathOf(c)}/trash`} title={CLIENTS.trash} kind="danger" />
        </Task>
      )}
    </Manage>
  );
};

/** Says, after a creation, whether the client was already known, and what was not stored as sent. */
const CreatedNotice = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  const joined = c.req.query("joined");
  const kept = (joined ?? "").split(",").filter((name) => Object.hasOwn(LEAD_TITLES, name));
  const fields = kept.map((name) => t(LEAD_TITLES[name]!)).join(", ");
  return (
    <>
      {joined !== undefined && (
        <p class="notice plain">
          {t(CLIENT_FORM.known)} {fields !== "" && t(CLIENT_FORM.kept).replace("{fields}", fields)}
        </p>
      )}
      {c.req.query("left") && <p class="notice plain">{t(CLIENT_FORM.leftOut)}</p>}
    </>
  );
};

/** Titles of the fields and values in the history, as on the forms. */
const HISTORY_TITLES = { fields: LEAD_TITLES, values: { ...CLIENT_STATES, ...STAGE_TITLES } };

interface ClientPageParts {
  readonly problem?: Problem;
  readonly contact?: LeadContact;
  /** The refused form that logs a contact. */
  readonly logged?: FormData;
}

const clientPage = async (c: PanelContext, { problem, contact, logged: refused }: ClientPageParts = {}) => {
  const query = OBJECT_RADAR;
  const [{ data: client }, logged, { data: edits }, explored, events, acts] = await readAll(
    c,
    read("getLead", { params: paramsOf(c) }),
    read("listInteractions", { params: paramsOf(c), query: { limit: INTERACTIONS } }),
    read("listLeadEdits", { params: paramsOf(c) }),
    readIfOpen("listLeadMatches", { params: paramsOf(c), query }),
    ...readsOfHistory(paramsOf(c).leadId),
  );
  const lines = linesOf(events?.data ?? [], acts?.data ?? []);
  const names = await namesAround(c, lines, nearIds(explored));
  const edit = client.state !== "DELETED" && (
    <a class="button" href={`${pathOf(c)}/edit`}>
      {c.get("t")(CLIENT_FORM.edit)}
    </a>
  );
  return show(
    c,
    <Page c={c} title={client.name ?? client.id} action={edit}>
      <Refused problem={problem} />
      <CreatedNotice c={c} />
      <div class="sides">
        <div>
          <section class="card">
            <Facts c={c} facts={factsOf(c, client)} />
          </section>
          {explored && client.state === "ACTIVE" && (
            <ObjectRadar c={c} explored={explored} of="client" names={names} />
          )}
          <Interactions c={c} rows={logged.data} isWhole={logged.nextCursor === null} />
        </div>
        <div>
          <HowToReach c={c} contact={contact} />
          {client.state === "DELETED" ? (
            <Act c={c} to={`${pathOf(c)}/restore`} title={CLIENTS.restore} kind="main" />
          ) : (
            <LogContact c={c} problem={problem} logged={refused} />
          )}
          {acts && <History c={c} lines={lines} words={HISTORY_TITLES} names={names} />}
        </div>
      </div>
      <Tasks c={c} client={client} held={client.state === "DELETED" ? [] : edits.fields} />
    </Page>,
    problem ? 422 : 200,
  );
};

export const client = new Hono<PanelBindings>();

client.get("/:leadId", (c) => clientPage(c));

client.post("/:leadId/contact", async (c) => {
  const { data: contact } = await ask(c, "getLeadContact", { params: paramsOf(c) });
  return clientPage(c, { contact });
});

client.post("/:leadId/interactions", async (c) => {
  const form = await formOf(c);
  const note = textOf(form, "/note");
  const body = { type: textOf(form, "/type"), ...(note && { note }) };
  const once = textOf(form, "once");
  const written = await send(c, "logInteraction", { params: paramsOf(c), body, once });
  return "problem" in written ? clientPage(c, { ...written, logged: form }) : done(c, pathOf(c));
});

client.post("/:leadId/state", async (c) => {
  const form = await formOf(c);
  const body = { state: textOf(form, "/state") };
  const once = textOf(form, "once");
  const written = await send(c, "setLeadState", { params: paramsOf(c), body, once });
  const other = body.state === "ACTIVE" ? "ARCHIVED" : "ACTIVE";
  const undo = { to: `${pathOf(c)}/state`, fields: { "/state": other } };
  return "problem" in written ? clientPage(c, written) : done(c, pathOf(c), "saved", undo);
});

client.post("/:leadId/trash", async (c) => {
  const written = await send(c, "trashLead", { params: paramsOf(c) });
  return "problem" in written
    ? clientPage(c, written)
    : done(c, clientsBase(c), "trashed", { to: `${pathOf(c)}/restore` });
});

/** Whether the client was already restored, because the button was pressed twice. */
const isAlreadyRestored = async (c: PanelContext, { code }: Problem): Promise<boolean> =>
  code === "request_refused" && (await ask(c, "getLead", { params: paramsOf(c) })).data.state !== "DELETED";

client.post("/:leadId/restore", async (c) => {
  const written = await send(c, "restoreLead", { params: paramsOf(c) });
  return "problem" in written && !(await isAlreadyRestored(c, written.problem))
    ? clientPage(c, written)
    : done(c, pathOf(c), "restored");
});

client.post("/:leadId/release", async (c) => {
  const form = await formOf(c);
  const body = { fields: form.getAll("/fields") };
  const written = await send(c, "releaseLeadFields", {
    params: paramsOf(c),
    body,
    once: textOf(form, "once"),
  });
  return "problem" in written ? clientPage(c, written) : done(c, pathOf(c));
});

client.post("/:leadId/export", async (c) => {
  const { data } = await ask(c, "exportLead", { params: paramsOf(c) });
  return c.body(JSON.stringify(data, null, 2), 200, {
    "Content-Type": "application/json; charset=utf-8",
    "Content-Disposition": `attachment; filename="${c.req.param("leadId")}.json"`,
  });
});
