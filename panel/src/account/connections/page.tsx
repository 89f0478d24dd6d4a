import { Hono } from "hono";
import { assistantLinks } from "../../../../src/lib/assistant-links.ts";
import { TECHNICAL_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import { ask, requireRole, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Refused } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, Pager, Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { emailsOf } from "../../resources/emails.ts";
import { Scopes } from "../../resources/permissions/scopes.tsx";
import { resourceOf } from "../../sign-in/oauth/resource.ts";
import { forgetConnection } from "../../sign-in/oauth/store.ts";
import { KEYS } from "../keys/texts.ts";
import { CONNECTIONS } from "./texts.ts";

type Connection = AnswerTo<"listConnections">["data"][number];

const baseOf = (c: PanelContext): string => inAccount(c, "/connections");

const hasEnded = ({ revokedAt, expiresAt }: Connection, now: number): boolean =>
  revokedAt !== null || Date.parse(expiresAt) <= now;

const State = ({ c, connection }: { readonly c: PanelContext; readonly connection: Connection }) => {
  const { language, t } = c.var;
  if (connection.revokedAt !== null) return <span class="badge ended">{t(CONNECTIONS.ended)}</span>;
  if (hasEnded(connection, c.get("clock").now())) return <span class="badge ended">{t(KEYS.expired)}</span>;
  return (
    <span class="badge">
      {t(KEYS.ending)} <Time at={connection.expiresAt} language={language} />
    </span>
  );
};

/** Owners may end any connection, everybody else only their own. */
const EndButton = ({ c, connection }: { readonly c: PanelContext; readonly connection: Connection }) => {
  const isOwn = connection.personId === c.get("person").id || c.get("membership").role === "OWNER";
  if (!isOwn || hasEnded(connection, c.get("clock").now())) return null;
  return <Act c={c} to={`${baseOf(c)}/${connection.id}/end`} title={CONNECTIONS.end} kind="danger" />;
};

const HowTo = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  const resource = resourceOf(c.get("settings"));
  const { claude, chatgpt, cursor, vscode } = assistantLinks(resource);
  const guide = `${c.get("settings").apiUrl}/docs/${c.get("language") === "en" ? "en/" : ""}guides/assistants`;
  return (
    <section class="card">
      <h2>{t(CONNECTIONS.howTo)}</h2>
      <p>{t(CONNECTIONS.howToText)}</p>
      <p>
        <code>{resource}</code>
      </p>
      <span class="row">
        {[
          [claude, "Claude"],
          [chatgpt, "ChatGPT"],
          [cursor, "Cursor"],
          [vscode, "VS Code"],
        ].map(([href, name]) => (
          <a class="button plain" href={href} rel="noreferrer">
            {t(CONNECTIONS.addTo).replace("{name}", name!)}
          </a>
        ))}
      </span>
      <p>
        <a href={guide}>{t(CONNECTIONS.guide)}</a>
      </p>
    </section>
  );
};

const connectionsPage = async (c: PanelContext, refused?: Parameters<typeof Refused>[0]) => {
  const { language, t } = c.var;
  const cursor = c.req.query("cursor");
  const query = { limit: "50", ...(cursor && { cursor }) };
  const { data, nextCursor } = await ask(c, "listConnections", { query });
  const emails = await emailsOf(
    c,
    data.map(({ personId }) => personId),
  );
  return show(
    c,
    <Page c={c} title={CONNECTIONS.title}>
      <Refused problem={refused?.problem} />
      <p>{t(CONNECTIONS.intro)}</p>
      {data.length === 0 && <Empty c={c} text={CONNECTIONS.none} />}
      {data.length > 0 && (
        <Table<Connection>
          c={c}
          rows={data}
          columns={[
            { title: CONNECTIONS.assistant, cell: ({ name }) => name },
            { title: CONNECTIONS.host, cell: ({ clientHost }) => <code>{clientHost}</code> },
            { title: CONNECTIONS.person, cell: ({ personId }) => emails.get(personId) ?? personId },
            { title: KEYS.permissions, cell: ({ scopes }) => <Scopes c={c} scopes={scopes} /> },
            {
              title: KEYS.lastUsed,
              cell: ({ lastUsedAt }) =>
                lastUsedAt === null ? t(KEYS.never) : <Time at={lastUsedAt} language={language} />,
            },
            { title: KEYS.state, cell: (connection) => <State c={c} connection={connection} /> },
            { title: CONNECTIONS.end, cell: (connection) => <EndButton c={c} connection={connection} /> },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
      <HowTo c={c} />
    </Page>,
    refused ? 422 : 200,
  );
};

export const connections = new Hono<PanelBindings>();

connections.get("/", (c) => connectionsPage(c));

/** The API ends it first: from then on its token opens nothing, whatever is still stored here. */
connections.post("/:connectionId/end", async (c) => {
  requireRole(c, TECHNICAL_ROLES);
  const connectionId = c.req.param("connectionId");
  const written = await send(c, "endConnection", { params: { connectionId } });
  if ("problem" in written) return connectionsPage(c, written);
  await forgetConnection(c.env.PANEL_DB, connectionId);
  return c.redirect(baseOf(c), 303);
});
