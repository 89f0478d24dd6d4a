import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { isSandbox } from "../../../../src/lib/id.ts";
import type { MemberRole } from "../../../../src/vocabulary/member-roles.ts";
import { ask, requireRole, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Field, Notice, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { SANDBOX } from "./texts.ts";

type Made = AnswerTo<"makeSandbox">;

/** The roles that may use the sandbox. */
const ROLES: readonly MemberRole[] = ["OWNER", "DEVELOPER"];

const baseOf = (c: PanelContext): string => inAccount(c, "/sandbox");

const Ready = ({ c, made: { data, key } }: { readonly c: PanelContext; readonly made: Made }) => {
  const t = c.get("t");
  return (
    <section class="card">
      <h2>{t(SANDBOX.key)}</h2>
      {key === null ? (
        <p>{t(SANDBOX.noKey)}</p>
      ) : (
        <>
          <p class="hint">{t(SANDBOX.keyText)}</p>
          <p>
            <code class="secret">{key}</code>
          </p>
        </>
      )}
      <a class="button" href={`/a/${data.id}`}>
        {t(SANDBOX.enter)}
      </a>
    </section>
  );
};

/** The page at a live account: opens its sandbox. */
const livePage = (c: PanelContext, said: { readonly made?: Made; readonly problem?: Problem } = {}) => {
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={SANDBOX.title}>
      <Refused problem={said.problem} />
      {said.made && <Notice kind="good">{t(SANDBOX.made)}</Notice>}
      <p>{t(SANDBOX.intro)}</p>
      {said.made ? (
        <Ready c={c} made={said.made} />
      ) : (
        <section class="card">
          <p class="hint">{t(SANDBOX.makeText)}</p>
          <Act c={c} to={baseOf(c)} title={SANDBOX.make} kind="main" />
        </section>
      )}
    </Page>,
    said.problem ? 422 : 200,
  );
};

interface PageNotices {
  readonly event?: AnswerTo<"simulateEvent">["data"];
  readonly problem?: Problem;
  readonly type?: string;
}

/** The page in a sandbox: simulates an event of any type. */
const ownPage = async (c: PanelContext, { event, problem, type }: PageNotices = {}) => {
  const t = c.get("t");
  const { data } = await ask(c, "listEventTypes");
  return show(
    c,
    <Page c={c} title={SANDBOX.title}>
      <Refused problem={problem} />
      {event && (
        <Notice kind="good">
          {t(SANDBOX.simulated)} <code>{event.id}</code> ·{" "}
          <a href={`${inAccount(c, "/events")}?types=${event.type}`}>{t(SANDBOX.see)}</a>
        </Notice>
      )}
      <section class="card">
        <h2>{t(SANDBOX.simulate)}</h2>
        <p>{t(SANDBOX.simulateText)}</p>
        <Act c={c} to={`${baseOf(c)}/simulate`} title={SANDBOX.simulate} kind="main">
          <Field
            label={t(SANDBOX.type)}
            pointer="/type"
            problem={problem}
            control={(own) => (
              <select {...own}>
                {data.map((event) => (
                  <option value={event.type} selected={event.type === type}>
                    {`${event.type} · ${event.description}`}
                  </option>
                ))}
              </select>
            )}
          />
        </Act>
      </section>
    </Page>,
    problem ? 422 : 200,
  );
};

export const sandbox = new Hono<PanelBindings>();

sandbox.get("/", (c) => {
  requireRole(c, ROLES);
  return isSandbox(c.get("membership").accountId) ? ownPage(c) : livePage(c);
});

sandbox.post("/", async (c) => {
  const written = await send(c, "makeSandbox", {});
  return livePage(c, "problem" in written ? written : { made: written.done });
});

sandbox.post("/simulate", async (c) => {
  const form = await formOf(c);
  const type = textOf(form, "/type");
  const written = await send(c, "simulateEvent", { body: { type }, once: textOf(form, "once") });
  if (!("problem" in written)) return ownPage(c, { event: written.done.data, type });
  return isSandbox(c.get("membership").accountId) ? ownPage(c, { ...written, type }) : livePage(c, written);
});
