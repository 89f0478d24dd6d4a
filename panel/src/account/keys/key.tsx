import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { MINUTE_MS } from "../../../../src/lib/clock.ts";
import type { Permission } from "../../../../src/vocabulary/permissions.ts";
import type { Written } from "../../api/client.ts";
import { ask, read, readAll, requireProof, requireRole, send, unknownHere } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Field, Notice, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Manage, Task } from "../../kit/manage.tsx";
import { done } from "../../kit/toast.tsx";
import { Time } from "../../kit/values.tsx";
import { Scopes } from "../../resources/permissions/scopes.tsx";
import { bodyOf, expiryOf, KeyForm, NEW_KEY, valuesOf } from "./form.tsx";
import { MODEL, Models, modelValues } from "./models.tsx";
import { hasEnded, LastUse, type ListedKey, State } from "./page.tsx";
import { KEYS, OVERLAP_TITLES } from "./texts.ts";

/** How long the same form, sent again, still shows the key, in case the first answer was lost. */
const SHOWN_MS = MINUTE_MS;

const baseOf = (c: PanelContext): string => inAccount(c, "/keys");

const grantedTo = async (c: PanelContext): Promise<readonly string[]> =>
  (await ask(c, "getAccount")).data.access?.scopes ?? [];

/** @param sent without a problem if a model was chosen */
const newPage = async (c: PanelContext, sent?: { problem?: Problem; form: FormData }) => {
  const granted = await grantedTo(c);
  const chosen = sent ? modelValues(c, granted, sent.form) : NEW_KEY;
  return show(
    c,
    <Page c={c} title={KEYS.new}>
      <Refused problem={sent?.problem} />
      <KeyForm
        c={c}
        action={`${baseOf(c)}/new`}
        granted={granted}
        isNew
        models={<Models c={c} form={sent?.form} />}
        values={sent?.problem ? valuesOf(sent.form) : chosen}
        problem={sent?.problem}
      />
    </Page>,
    sent?.problem ? 422 : 200,
  );
};

/** What the key allows, and from where. */
const grantOf = (c: PanelContext, apiKey: Pick<ListedKey, "scopes" | "allowedIps">): readonly Fact[] => {
  const t = c.get("t");
  const whether = (scope: Permission) => t(apiKey.scopes.includes(scope) ? KEYS.yes : KEYS.no);
  return [
    [KEYS.permissions, <Scopes c={c} scopes={apiKey.scopes} />],
    [KEYS.spends, whether("captacao:accept")],
    [KEYS.seesClients, whether("leads:read")],
    [KEYS.addresses, apiKey.allowedIps.join(", ") || t(KEYS.anywhere)],
  ];
};

/** Shows the key itself, which no other page does. */
const madePage = (c: PanelContext, { done, isNew }: Extract<Written<"createKey">, { done: unknown }>) => {
  const t = c.get("t");
  const shown = isNew || Date.parse(done.data.createdAt) + SHOWN_MS > c.get("clock").now();
  const { data } = done;
  const environment = `REAL_ESTATE_URL=${c.get("settings").apiUrl}/v1\nREAL_ESTATE_KEY=${done.key}`;
  const curl = `curl "${c.get("settings").apiUrl}/v1/me" -H "Authorization: Bearer ${done.key}"`;
  return show(
    c,
    <Page c={c} title={KEYS.made}>
      <Notice kind={shown ? "good" : "plain"}>{t(shown ? KEYS.once : KEYS.shownBefore)}</Notice>
      <section class="card">
        <h2>{data.name}</h2>
        <code class="secret">{shown ? done.key : data.hint}</code>
        {shown && (
          <>
            <p>{t(KEYS.tryIt)}</p>
            <pre>{curl}</pre>
            <p>{t(KEYS.environment)}</p>
            <pre>{environment}</pre>
          </>
        )}
        <Facts c={c} facts={grantOf(c, data)} />
        <a class="button" href={baseOf(c)}>
          {t(KEYS.done)}
        </a>
      </section>
    </Page>,
  );
};

const ALL = { limit: "100" };

/** @param first the first page of the list of keys */
const findFrom = async (c: PanelContext, first: AnswerTo<"listKeys">): Promise<ListedKey> => {
  for (let page = first; ; page = await ask(c, "listKeys", { query: { ...ALL, cursor: page.nextCursor } })) {
    const found = page.data.find(({ id }) => id === c.req.param("keyId"));
    if (found) return found;
    if (page.nextCursor === null) throw unknownHere(c);
  }
};

const factsOf = (c: PanelContext, apiKey: ListedKey): readonly Fact[] => {
  const language = c.get("language");
  const now = c.get("clock").now();
  return [
    [KEYS.key, <code>{apiKey.hint}</code>],
    [KEYS.state, <State apiKey={apiKey} now={now} language={language} />],
    [KEYS.lastUsed, <LastUse apiKey={apiKey} now={now} language={language} />],
    [KEYS.created, <Time at={apiKey.createdAt} language={language} />],
    ...grantOf(c, apiKey),
  ];
};

const Roll = ({ c, path }: { readonly c: PanelContext; readonly path: string }) => (
  <Task c={c} title={KEYS.roll} text={KEYS.rollText}>
    <Act c={c} to={`${path}/roll`} title={KEYS.roll} kind="main">
      <Field
        label={c.get("t")(KEYS.overlap)}
        pointer="/overlap"
        control={(own) => (
          <select {...own}>
            <Options c={c} of={OVERLAP_TITLES} chosen="24H" />
          </select>
        )}
      />
    </Act>
  </Task>
);

const Revoke = ({ c, path, isOpen }: { c: PanelContext; path: string; isOpen: boolean }) => (
  <Task c={c} title={KEYS.revoke} text={KEYS.revokeText} isOpen={isOpen}>
    <Act c={c} to={`${path}/revoke`} title={KEYS.revoke} kind="danger">
      <Field
        label={c.get("t")(KEYS.name)}
        pointer="confirm"
        control={(own) => <input autocomplete="off" required {...own} />}
      />
    </Act>
  </Task>
);

const keyPage = async (
  c: PanelContext,
  trouble: { readonly problem?: Problem; readonly form?: FormData; readonly wrongName?: true } = {},
) => {
  const [account, first] = await readAll(c, read("getAccount"), read("listKeys", { query: ALL }));
  const apiKey = await findFrom(c, first);
  const granted = account.data.access?.scopes ?? [];
  const t = c.get("t");
  const open = c.get("membership").role === "OWNER" && !hasEnded(apiKey, c.get("clock").now());
  const addresses = apiKey.allowedIps.join("\n");
  const path = `${baseOf(c)}/${apiKey.id}`;
  const stored = { ...NEW_KEY, name: apiKey.name, scopes: apiKey.scopes, addresses };
  return show(
    c,
    <Page c={c} title={apiKey.name}>
      <Refused problem={trouble.problem} />
      {trouble.wrongName && <Notice kind="bad">{t(KEYS.wrongName)}</Notice>}
      <section class="card">
        <Facts c={c} facts={factsOf(c, apiKey)} />
      </section>
      {open && (
        <Manage c={c}>
          <Task c={c} title={KEYS.change} text={KEYS.changeText} isOpen={trouble.form !== undefined}>
            <KeyForm
              c={c}
              action={path}
              granted={granted}
              problem={trouble.problem}
              isNew={false}
              values={trouble.form ? valuesOf(trouble.form) : stored}
            />
          </Task>
          <Roll c={c} path={path} />
          <Revoke c={c} path={path} isOpen={trouble.wrongName === true} />
        </Manage>
      )}
    </Page>,
    trouble.problem || trouble.wrongName ? 422 : 200,
  );
};

export const key = new Hono<PanelBindings>();

key.get("/new", (c) => {
  requireProof(c, ["OWNER"]);
  return newPage(c);
});

key.post("/new", async (c) => {
  const form = await formOf(c);
  if (form.has(MODEL)) {
    requireRole(c, ["OWNER"]);
    return newPage(c, { form });
  }
  const body = { ...bodyOf(form), expiresAt: expiryOf(form, c.get("clock").now()) };
  const written = await send(c, "createKey", { body, once: textOf(form, "once") });
  return "problem" in written ? newPage(c, { problem: written.problem, form }) : madePage(c, written);
});

key.get("/:keyId", (c) => keyPage(c));

key.post("/:keyId", async (c) => {
  const form = await formOf(c);
  const params = { keyId: c.req.param("keyId") };
  const written = await send(c, "changeKey", { params, body: bodyOf(form) });
  if ("problem" in written) return keyPage(c, { problem: written.problem, form });
  return done(c, `${baseOf(c)}/${params.keyId}`);
});

key.post("/:keyId/roll", async (c) => {
  const form = await formOf(c);
  const params = { keyId: c.req.param("keyId") };
  const body = { overlap: textOf(form, "/overlap") };
  const written = await send(c, "rollKey", { params, body, once: textOf(form, "once") });
  return "problem" in written ? keyPage(c, { problem: written.problem }) : madePage(c, written);
});

/** Revokes the key, only if its name is typed. */
key.post("/:keyId/revoke", async (c) => {
  const apiKey = await findFrom(c, await ask(c, "listKeys", { query: ALL }));
  if (textOf(await formOf(c), "confirm") !== apiKey.name) return keyPage(c, { wrongName: true });
  await send(c, "revokeKey", { params: { keyId: apiKey.id } });
  return done(c, baseOf(c));
});
