import { Hono } from "hono";
import { formOf } from "../../body.ts";
import { ownPath, type PanelBindings, type PanelContext } from "../../context.ts";
import { Notice, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { CodeField } from "../../sign-in/code-field.tsx";
import { sendProofCode, prove as takeCode } from "../proof.ts";
import { PROVE } from "./texts.ts";

const withEmail = (c: PanelContext, text: (typeof PROVE)["text" | "sent"]): string =>
  c.get("t")(text).replace("{email}", c.get("operator").email);

const Next = ({ next }: { readonly next: string }) => <input type="hidden" name="next" value={next} />;

const askPage = (c: PanelContext, next: string, fault?: string) => {
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={PROVE.title}>
      <p>{withEmail(c, PROVE.text)}</p>
      {fault && <Notice kind="bad">{fault}</Notice>}
      <form method="post" action="/operator/prove" class="card">
        <Next next={next} />
        <button type="submit" class="main">
          {t(PROVE.send)}
        </button>
      </form>
    </Page>,
    fault ? 429 : 200,
  );
};

const codePage = (c: PanelContext, next: string, isWrong: boolean) => {
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={PROVE.title}>
      <p>{withEmail(c, PROVE.sent)}</p>
      {isWrong && <Notice kind="bad">{t(PROVE.wrong)}</Notice>}
      <form method="post" action="/operator/prove/code" class="card">
        <Next next={next} />
        <CodeField label={t(PROVE.code)} />
        <button type="submit" class="main">
          {t(PROVE.confirm)}
        </button>
      </form>
    </Page>,
    isWrong ? 422 : 200,
  );
};

/** Asks for a fresh code before an operation that needs a proof (rules 36.4). */
export const prove = new Hono<PanelBindings>();

prove.get("/", (c) => askPage(c, ownPath(c.req.query("next"))));

prove.post("/", async (c) => {
  const next = ownPath(textOf(await formOf(c), "next"));
  const until = await sendProofCode(c);
  if (until === null) return codePage(c, next, false);
  const time = new Intl.DateTimeFormat(c.get("language"), {
    timeStyle: "short",
    timeZone: "America/Sao_Paulo",
  });
  return askPage(c, next, c.get("t")(PROVE.tooMany).replace("{time}", time.format(until)));
});

prove.post("/code", async (c) => {
  const form = await formOf(c);
  const next = ownPath(textOf(form, "next"));
  const isRight = await takeCode(c, textOf(form, "code").replace(/\D/g, ""));
  return isRight ? c.redirect(next, 303) : codePage(c, next, true);
});
