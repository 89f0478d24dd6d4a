import { Hono } from "hono";
import { DAY_MS } from "../../../../src/lib/clock.ts";
import type { Language } from "../../../../src/lib/language.ts";
import { ask } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { inAccount, type PanelBindings, type PanelContext, translator } from "../../context.ts";
import { Page, show } from "../../kit/frame.tsx";
import { Table } from "../../kit/table.tsx";
import { Time } from "../../kit/values.tsx";
import { stateOf } from "../../resources/access.ts";
import { KEYS } from "./texts.ts";

export type ListedKey = AnswerTo<"listKeys">["data"][number];

const IDLE_MS = 30 * DAY_MS;

export const hasEnded = ({ revokedAt, expiresAt }: ListedKey, now: number): boolean =>
  revokedAt !== null || (expiresAt !== null && Date.parse(expiresAt) <= now);

interface KeyParts {
  readonly apiKey: ListedKey;
  readonly now: number;
  readonly language: Language;
}

export const State = ({ apiKey, now, language }: KeyParts) => {
  const t = translator(language);
  if (apiKey.revokedAt) return <span class="badge ended">{t(KEYS.revoked)}</span>;
  if (apiKey.expiresAt === null) return <span class="badge">{t(KEYS.active)}</span>;
  if (Date.parse(apiKey.expiresAt) <= now) return <span class="badge ended">{t(KEYS.expired)}</span>;
  return (
    <span class="badge waiting">
      {t(KEYS.ending)} <Time at={apiKey.expiresAt} language={language} />
    </span>
  );
};

export const LastUse = ({ apiKey, now, language }: KeyParts) => {
  const t = translator(language);
  const idle = !hasEnded(apiKey, now) && Date.parse(apiKey.lastUsedAt ?? apiKey.createdAt) < now - IDLE_MS;
  return (
    <>
      {apiKey.lastUsedAt ? <Time at={apiKey.lastUsedAt} language={language} /> : t(KEYS.never)}
      {idle && <p class="hint">{t(KEYS.idle)}</p>}
    </>
  );
};

const List = ({ c, data }: { readonly c: PanelContext; readonly data: readonly ListedKey[] }) => {
  const language = c.get("language");
  const now = c.get("clock").now();
  return (
    <Table<ListedKey>
      c={c}
      rows={data}
      columns={[
        { title: KEYS.name, cell: ({ id, name }) => <a href={inAccount(c, `/keys/${id}`)}>{name}</a> },
        { title: KEYS.key, cell: ({ hint }) => <code>{hint}</code> },
        { title: KEYS.permissions, cell: ({ scopes }) => scopes.length, isNumber: true },
        { title: KEYS.lastUsed, cell: (apiKey) => <LastUse apiKey={apiKey} now={now} language={language} /> },
        { title: KEYS.state, cell: (apiKey) => <State apiKey={apiKey} now={now} language={language} /> },
      ]}
    />
  );
};

const Empty = ({ c }: { readonly c: PanelContext }) => {
  const t = c.get("t");
  const { access, accountId } = c.get("membership");
  if (access === "ACTIVE") return <p class="card empty">{t(KEYS.none)}</p>;
  const state = stateOf(access);
  return (
    <div class="card empty">
      <p>
        <strong>{t(state.title)}.</strong> {t(state.next)}
      </p>
      <a class="button plain" href={`/a/${accountId}/access`}>
        {t(KEYS.seeRequest)}
      </a>
    </div>
  );
};

export const keys = new Hono<PanelBindings>();

keys.get("/", async (c) => {
  const t = c.get("t");
  const { accountId, role, access } = c.get("membership");
  const { data } = await ask(c, "listKeys", { query: { limit: "100" } });
  const mayMake = role === "OWNER" && access === "ACTIVE";
  const action = mayMake && (
    <a class="button" href={`/a/${accountId}/keys/new`}>
      {t(KEYS.new)}
    </a>
  );
  return show(
    c,
    <Page c={c} title={KEYS.title} action={action}>
      {role !== "OWNER" && <p class="hint">{t(KEYS.ownerOnly)}</p>}
      {data.length === 0 ? <Empty c={c} /> : <List c={c} data={data} />}
    </Page>,
  );
});
