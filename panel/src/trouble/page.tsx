import { routePath } from "hono/route";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { Problem } from "../../../src/errors/problem.ts";
import { failureOf, logger } from "../../../src/lib/logger.ts";
import { Unanswered } from "../api/client.ts";
import { formOf } from "../body.ts";
import { addressWith, type PanelContext, sayIn } from "../context.ts";
import { keepDraft } from "../draft/draft.ts";
import { isConsole } from "../is-console.ts";
import { Refused } from "../kit/fields.tsx";
import { Page, show } from "../kit/frame.tsx";
import { OPERATOR_TITLES, ROLES } from "../resources/roles.ts";
import { provePath } from "../sign-in/paths.ts";
import { TROUBLE } from "./texts.ts";

export const notFoundPage = (c: PanelContext) => {
  const say = sayIn(c.get("language"));
  return show(
    c,
    <Page c={c} title={TROUBLE.notFound}>
      <p>{say(TROUBLE.notFoundText)}</p>
      <a class="button plain" href={isConsole(c) ? "/operator" : "/accounts"}>
        {say(isConsole(c) ? TROUBLE.start : TROUBLE.back)}
      </a>
    </Page>,
    404,
  );
};

const Failed = ({ c, text }: { readonly c: PanelContext; readonly text: string }) => {
  const say = sayIn(c.get("language"));
  return (
    <Page c={c} title={TROUBLE.failed}>
      <p>{text}</p>
      <p class="hint">
        {say(TROUBLE.request)} <code>{c.get("requestId")}</code>
      </p>
    </Page>
  );
};

const SERVER_ERROR = 500;

/** A refusal in the API's own words: what is wrong, and where. */
const refusedPage = (c: PanelContext, problem: Problem) =>
  show(
    c,
    <Page c={c} title={problem.title}>
      <Refused problem={problem} />
      <p class="hint">
        {sayIn(c.get("language"))(TROUBLE.request)} <code>{c.get("requestId")}</code>
      </p>
    </Page>,
    problem.status as ContentfulStatusCode,
  );

const pathOfProof = (c: PanelContext, next: string): string =>
  `${isConsole(c) ? "/operator" : ""}${provePath(next)}`;

/** Asks for a proof, and keeps what was sent until it is there. */
const proveFirst = async (c: PanelContext) => {
  if (c.req.method === "GET") return c.redirect(pathOfProof(c, addressWith(c)), 303);
  const say = sayIn(c.get("language"));
  const id = await keepDraft(c, await formOf(c));
  const kept = `${isConsole(c) ? "/operator" : ""}/resume/${id}`;
  return show(
    c,
    <Page c={c} title={TROUBLE.proveFirst}>
      <p>{say(id === null ? TROUBLE.proveAgain : TROUBLE.proveKept)}</p>
      <a class="button" href={pathOfProof(c, id === null ? addressWith(c) : kept)}>
        {say(TROUBLE.prove)}
      </a>
    </Page>,
    403,
  );
};

/** The pattern of the failed page: its path may name somebody's object. */
const placeOf = (c: PanelContext) => ({
  requestId: c.get("requestId"),
  page: routePath(c, -1),
});

/** The page for an entry point's answer, or a failure, that has no page of its own. */
export const troubleOf = (error: Error, c: PanelContext) => {
  const say = sayIn(c.get("language"));
  const { answer } = error instanceof Unanswered ? error : { answer: null };
  if (answer?.kind === "prove_again") return proveFirst(c);
  if (answer?.kind === "closed") {
    const roles = answer.roles.map((role) => say({ ...ROLES, ...OPERATOR_TITLES }[role])).join(", ");
    return show(
      c,
      <Page c={c} title={TROUBLE.closed}>
        <p>{say(TROUBLE.closedTo).replace("{roles}", roles)}</p>
      </Page>,
      403,
    );
  }
  if (answer?.problem.code === "not_found") return notFoundPage(c);
  if (answer?.problem.code === "route_not_found")
    return show(c, <Failed c={c} text={say(TROUBLE.updating)} />, 500);
  if (answer && answer.problem.status < SERVER_ERROR) return refusedPage(c, answer.problem);
  if (!answer) logger.error("page failed", { ...placeOf(c), failure: failureOf(error) });
  const status = answer?.problem.status ?? SERVER_ERROR;
  const text = answer?.problem.detail ?? say(TROUBLE.failedText);
  return show(c, <Failed c={c} text={text} />, status as ContentfulStatusCode);
};
