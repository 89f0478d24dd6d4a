import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sameInBoth } from "../../context.ts";
import { Field, IdempotencyKey, Options, Refused, reasonsAt, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { ACCESS_STATES } from "../../resources/access.ts";
import { chosenScopes } from "../../resources/permissions/levels.ts";
import { Matrix } from "../../resources/permissions/matrix.tsx";
import { namesOfOperators } from "../identity.ts";
import { CurrentDecision } from "../queue/current-decision.tsx";
import { LimitFields, limitsIn, pilotEnd, TierFields } from "./grant-fields.tsx";
import { GRANT } from "./texts.ts";

type Key = AnswerTo<"listKeys">["data"][number];

/** More keys than any grant allows at once, because ended ones are listed too. */
const KEYS = "100";

const pathOf = (c: PanelContext, rest = ""): string =>
  `/operator/accounts/${c.req.param("accountId")}/grant${rest}`;

const titleOf = (c: PanelContext, name: string) =>
  sameInBoth(c.get("t")(GRANT.title).replace("{name}", name));

const editor = async (c: PanelContext, sent?: { readonly form: FormData; readonly problem?: Problem }) => {
  const { language, t } = c.var;
  const [{ data }, names] = await Promise.all([
    ask(c, "getAccount", { params: { accountId: c.req.param("accountId")! } }),
    namesOfOperators(c),
  ]);
  const { access: grant } = data;
  const { form, problem } = sent ?? {};
  const parts = { c, form, problem, ...(grant && { grant }) };
  return show(
    c,
    <Page c={c} title={titleOf(c, data.name)}>
      <Refused problem={problem} />
      <CurrentDecision c={c} problem={problem} names={names} words={ACCESS_STATES} />
      <form method="post" action={pathOf(c, "/check")} class="card">
        <input type="hidden" name="expected" value={grant?.updatedAt ?? ""} />
        <Field
          label={t(GRANT.state)}
          pointer="/status"
          problem={problem}
          control={(own) => (
            <select {...own}>
              <Options
                c={c}
                of={ACCESS_STATES}
                chosen={form ? textOf(form, "/status") : (grant?.status ?? "ACTIVE")}
              />
            </select>
          )}
        />
        <TierFields {...parts} />
        <LimitFields {...parts} />
        <Matrix
          language={language}
          granted={null}
          chosen={form ? chosenScopes(form) : (grant?.scopes ?? [])}
          faults={reasonsAt(problem, "/scopes")}
        />
        <button type="submit" class="main">
          {t(GRANT.check)}
        </button>
      </form>
    </Page>,
    problem ? 422 : 200,
  );
};

const isActive = ({ revokedAt, expiresAt }: Key, now: number): boolean =>
  revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now);

/** The keys that would lose permissions, with those permissions. */
const lossesOf = (keys: readonly Key[], scopes: readonly string[]) =>
  keys
    .map((key) => ({ key, lost: key.scopes.filter((one) => !scopes.includes(one)) }))
    .filter(({ lost }) => lost.length > 0);

const Losses = ({ c, keys, form }: { c: PanelContext; keys: readonly Key[]; form: FormData }) => {
  const t = c.get("t");
  if (textOf(form, "/status") !== "ACTIVE") return <p>{t(GRANT.all)}</p>;
  const losses = lossesOf(keys, chosenScopes(form));
  const maxKeys = textOf(form, "/limits/maxKeys");
  return (
    <>
      {losses.length === 0 ? (
        <p>{t(GRANT.nothing)}</p>
      ) : (
        <ul>
          {losses.map(({ key, lost }) => (
            <li>
              {key.name} <code>{key.hint}</code>: {lost.join(", ")}
            </li>
          ))}
        </ul>
      )}
      {maxKeys !== "" && keys.length > Number(maxKeys) && (
        <p>{t(GRANT.tooMany).replace("{count}", String(keys.length))}</p>
      )}
    </>
  );
};

/** The form's entries as hidden fields, for the form that confirms. */
const HiddenEntries = ({ form }: { readonly form: FormData }) => (
  <>
    {[...form].map(([name, value]) =>
      name === "once" ? null : <input type="hidden" name={name} value={String(value)} />,
    )}
  </>
);

export const grant = new Hono<PanelBindings>();

grant.get("/:accountId/grant", (c) => editor(c));

/** What a grant would take away, before it is saved. */
grant.post("/:accountId/grant/check", async (c) => {
  const t = c.get("t");
  const form = await formOf(c);
  const params = { accountId: c.req.param("accountId") };
  const [{ data }, { data: all }] = await Promise.all([
    ask(c, "getAccount", { params }),
    ask(c, "listKeys", { params, query: { limit: KEYS } }),
  ]);
  const now = c.get("clock").now();
  return show(
    c,
    <Page c={c} title={titleOf(c, data.name)}>
      <section class="card">
        <h2>{t(GRANT.takes)}</h2>
        <Losses c={c} keys={all.filter((key) => isActive(key, now))} form={form} />
        <form method="post" action={pathOf(c)}>
          <IdempotencyKey value={undefined} />
          <HiddenEntries form={form} />
          <span class="row">
            <button type="submit" class="main">
              {t(GRANT.confirm)}
            </button>
            <a class="button plain" href={pathOf(c)}>
              {t(GRANT.back)}
            </a>
          </span>
        </form>
      </section>
    </Page>,
  );
});

grant.post("/:accountId/grant", async (c) => {
  const form = await formOf(c);
  const params = { accountId: c.req.param("accountId") };
  const body = {
    status: textOf(form, "/status"),
    tier: textOf(form, "/tier"),
    pilotUntil: pilotEnd(form),
    scopes: chosenScopes(form),
    limits: limitsIn(form),
    expectedUpdatedAt: textOf(form, "expected") || null,
  };
  const written = await send(c, "grantAccess", { params, body, once: textOf(form, "once") });
  if ("problem" in written) return editor(c, { ...written, form });
  return c.redirect(`/operator/accounts/${params.accountId}?saved=1`, 303);
});
