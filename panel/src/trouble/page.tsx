import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Problem } from "../../../src/errors/problem.ts";
import type { Sentence } from "../../../src/lib/language.ts";
import { failureOf, logger } from "../../../src/lib/logger.ts";
import { Unanswered } from "../api/client.ts";
import { wordProblem } from "../api/word-problem.ts";
import { formOf } from "../body.ts";
import { addressWith, isPoll, type PanelBindings, type PanelContext } from "../context.ts";
import { keepDraft } from "../draft/draft.ts";
import { isConsole } from "../is-console.ts";
import { Refused } from "../kit/fields.tsx";
import { Page, show } from "../kit/frame.tsx";
import { OPERATOR_TITLES, ROLES } from "../resources/roles.ts";
import { provePath } from "../sign-in/paths.ts";
import { THINGS, type Thing, TROUBLE } from "./texts.ts";

const nowherePage = (c: PanelContext) => {
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={TROUBLE.notFound}>
      <p>{t(TROUBLE.notFoundText)}</p>
      <a class="button plain" href={isConsole(c) ? "/operator" : "/accounts"}>
        {t(isConsole(c) ? TROUBLE.start : TROUBLE.back)}
      </a>
    </Page>,
    404,
  );
};

/** For a signed-in person whose access to the account has ended, or never existed. */
export const accessEndedPage = (c: PanelContext) => {
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={TROUBLE.accessEnded}>
      <p>{t(TROUBLE.accessEndedText).replace("{email}", c.get("person").email)}</p>
      <a class="button plain" href="/accounts">
        {t(TROUBLE.back)}
      </a>
    </Page>,
    404,
  );
};

/** For a form of an operator who is viewing an account, which is read-only. */
export const readOnlyPage = (c: PanelContext) =>
  show(
    c,
    <Page c={c} title={TROUBLE.readOnly}>
      <p>{c.get("t")(TROUBLE.readOnlyText)}</p>
    </Page>,
    403,
  );

/** The kind of thing that the address is about, with its list; null outside of an account. */
const thingAt = (c: PanelContext) => {
  const { membership }: Partial<PanelBindings["Variables"]> = c.var;
  if (!membership) return null;
  const base = `/a/${membership.accountId}/`;
  const path = c.req.path.slice(base.length);
  const [place, thing] = Object.entries(THINGS).find(([one]) => path.startsWith(`${one}/`)) ?? [];
  return place && thing ? { list: base + place, thing } : null;
};

/** For a missing object of an account that is itself accessible. */
const missingPage = (c: PanelContext, title: Sentence, textOf: (thing: Thing) => Sentence) => {
  const found = thingAt(c);
  if (!found) return nowherePage(c);
  const t = c.get("t");
  const { list, thing } = found;
  return show(
    c,
    <Page c={c} title={t(title).replace("{thing}", t(thing.title))}>
      <p>{t(textOf(thing))}</p>
      <a class="button plain" href={list}>
        {t(TROUBLE.toList)}
      </a>
    </Page>,
    404,
  );
};

/** For an address without a page. */
export const notFoundPage = (c: PanelContext) => missingPage(c, TROUBLE.notHere, () => TROUBLE.notHereText);

const gonePage = (c: PanelContext) => missingPage(c, TROUBLE.gone, ({ text }) => text ?? TROUBLE.goneText);

const Failed = ({ c, text }: { readonly c: PanelContext; readonly text: string }) => {
  const t = c.get("t");
  return (
    <Page c={c} title={TROUBLE.failed}>
      <p>{text}</p>
      <p class="hint">
        {t(TROUBLE.request)} <code>{c.get("requestId")}</code>
      </p>
    </Page>
  );
};

const SERVER_ERROR = 500;

/** A refusal with the API's own title, detail and faults. */
const refusedPage = (c: PanelContext, problem: Problem) =>
  show(
    c,
    <Page c={c} title={problem.title}>
      <Refused problem={problem} />
      <p class="hint">
        {c.get("t")(TROUBLE.request)} <code>{c.get("requestId")}</code>
      </p>
    </Page>,
    problem.status as ContentfulStatusCode,
  );

const pathOfProof = (c: PanelContext, next: string): string =>
  `${isConsole(c) ? "/operator" : ""}${provePath(next)}`;

/** The address of the open page, even if only a part of it made the request. */
const pageOf = (c: PanelContext): string => {
  const here = isPoll(c) ? URL.parse(c.req.header("HX-Current-URL") ?? "") : null;
  return here ? here.pathname + here.search : addressWith(c);
};

/** Asks for a proof, and keeps the sent form until then. */
const askForProof = async (c: PanelContext) => {
  if (c.req.method === "GET") return c.redirect(pathOfProof(c, pageOf(c)), 303);
  const t = c.get("t");
  const id = await keepDraft(c, await formOf(c));
  const kept = `${isConsole(c) ? "/operator" : ""}/resume/${id}`;
  return show(
    c,
    <Page c={c} title={TROUBLE.askForProof}>
      <p>{t(id === null ? TROUBLE.proveAgain : TROUBLE.proveKept)}</p>
      <a class="button" href={pathOfProof(c, id === null ? addressWith(c) : kept)}>
        {t(TROUBLE.prove)}
      </a>
    </Page>,
    403,
  );
};

/** Names the failed page by its pattern: its path may contain the id of somebody's object. */
const logContextOf = (c: PanelContext) => ({
  requestId: c.get("requestId"),
  page: routePath(c, -1),
});

/** The page for an answer of the API that no page can use, or for a failure. */
export const troubleOf = (error: Error, c: PanelContext) => {
  const t = c.get("t");
  const { answer } = error instanceof Unanswered ? error : { answer: null };
  if (answer?.kind === "prove_again") return askForProof(c);
  if (answer?.kind === "closed") {
    const roles = answer.roles.map((role) => t({ ...ROLES, ...OPERATOR_TITLES }[role])).join(", ");
    return show(
      c,
      <Page c={c} title={TROUBLE.closed}>
        <p>{t(TROUBLE.closedTo).replace("{roles}", roles)}</p>
      </Page>,
      403,
    );
  }
  if (answer?.problem.code === "not_found") return gonePage(c);
  if (answer?.problem.code === "route_not_found")
    return show(c, <Failed c={c} text={t(TROUBLE.updating)} />, 500);
  if (answer && answer.problem.status < SERVER_ERROR)
    return refusedPage(c, wordProblem(answer.problem, answer.faults, c.get("language")));
  if (!answer) logger.error("page failed", { ...logContextOf(c), failure: failureOf(error) });
  const status = answer?.problem.status ?? SERVER_ERROR;
  const text = answer?.problem.detail ?? t(TROUBLE.failedText);
  return show(c, <Failed c={c} text={text} />, status as ContentfulStatusCode);
};
