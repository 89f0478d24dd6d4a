import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ask, requireProof, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Field, IdempotencyKey, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { LOOK_REASON_WORDS } from "../../resources/look-reasons.ts";
import { beginLook, endLook, lookingOf } from "./look.ts";
import { LOOK } from "./texts.ts";

const lookPage = async (c: PanelContext, problem?: Problem) => {
  const t = c.get("t");
  const accountId = c.req.param("accountId") ?? "";
  const { data } = await ask(c, "getAccount", { params: { accountId } });
  return show(
    c,
    <Page c={c} title={`${t(LOOK.title)}: ${data.name}`}>
      <Refused problem={problem} />
      <p>{t(LOOK.text)}</p>
      <form method="post" action={`/operator/accounts/${accountId}/look`} class="card stack">
        <IdempotencyKey value={undefined} />
        <Field
          label={t(LOOK.reason)}
          pointer="/reason"
          problem={problem}
          control={(own) => (
            <select required {...own}>
              <option value="">{t(LOOK.choose)}</option>
              <Options c={c} of={LOOK_REASON_WORDS} />
            </select>
          )}
        />
        <button type="submit" class="main">
          {t(LOOK.begin)}
        </button>
      </form>
    </Page>,
    problem ? 422 : 200,
  );
};

/** Lets an operator view an account's dashboard, read-only (rules 36.20). */
export const look = new Hono<PanelBindings>();

look.get("/:accountId/look", (c) => {
  requireProof(c, ["SUPPORT", "ADMIN"]);
  return lookPage(c);
});

look.post("/:accountId/look", async (c) => {
  const body = { reason: textOf(await formOf(c), "/reason") };
  const params = { accountId: c.req.param("accountId") };
  const written = await send(c, "lookAtAccount", { params, body });
  if ("problem" in written) return lookPage(c, written.problem);
  await beginLook(c, written.done.data);
  return c.redirect(`/a/${written.done.data.accountId}`, 303);
});

/** Ends the look, from the band above each page. */
export const lookEnd = new Hono<PanelBindings>();

lookEnd.post("/end", async (c) => {
  const looking = await lookingOf(c);
  endLook(c);
  return c.redirect(looking ? `/operator/accounts/${looking.accountId}` : "/operator/accounts", 303);
});
