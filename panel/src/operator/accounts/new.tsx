import { Hono } from "hono";
import { requireProof, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { IdempotencyKey, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { AccountFields, accountOf, type SentAccount } from "./form.tsx";
import { OPERATOR_ACCOUNTS as TEXTS } from "./texts.ts";

const CHOSEN = ["type", "subscription"] as const;

const formPage = (c: PanelContext, sent?: SentAccount) => {
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={TEXTS.new}>
      <Refused problem={sent?.problem} />
      <form method="post" action="/operator/accounts/new" class="card">
        <IdempotencyKey value={sent && textOf(sent.form, "once")} />
        <AccountFields c={c} sent={sent} chosen={CHOSEN} ownerHint={TEXTS.newOwnerHint} />
        <button type="submit" class="main">
          {t(TEXTS.make)}
        </button>
      </form>
    </Page>,
    sent ? 422 : 200,
  );
};

/** Creates an account for somebody who agreed to it outside of the dashboard. */
export const newAccount = new Hono<PanelBindings>();

newAccount.get("/new", (c) => {
  requireProof(c, ["ADMIN"]);
  return formPage(c);
});

newAccount.post("/new", async (c) => {
  const form = await formOf(c);
  const body = accountOf(form, CHOSEN);
  const written = await send(c, "createAccount", { body, once: textOf(form, "once") });
  if ("problem" in written) return formPage(c, { ...written, form });
  return c.redirect(`/operator/accounts/${written.done.data.id}?saved=1`, 303);
});
