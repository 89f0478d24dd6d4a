import { Hono } from "hono";
import type { Sentence } from "../../../src/lib/language.ts";
import { inAccount, type PanelBindings, type PanelContext, sayIn } from "../context.ts";
import { ask, askIfOpen } from "../door.ts";
import type { AnswerTo } from "../operations.ts";
import { Notice } from "../parts/fields.tsx";
import { Page, show } from "../parts/frame.tsx";
import { Quota } from "../parts/quota.tsx";
import { numberIn } from "../parts/values.tsx";
import { stateOf } from "../texts/access.ts";
import { FRAME } from "../texts/frame.ts";

const TEXTS = {
  keys: { "pt-BR": "Chaves que valem", en: "Working keys" },
  ofKeys: { "pt-BR": "de {most} que o acesso permite", en: "of {most} that the access allows" },
  access: { "pt-BR": "Acesso", en: "Access" },
  open: { "pt-BR": "Abrir", en: "Open" },
  steps: { "pt-BR": "Três passos até a primeira chamada", en: "Three steps to the first call" },
  stepRequest: { "pt-BR": "Peça o acesso", en: "Request access" },
  stepKey: { "pt-BR": "Crie uma chave", en: "Make a key" },
  stepCall: { "pt-BR": "Faça a primeira chamada", en: "Make the first call" },
  docs: { "pt-BR": "Abrir a documentação", en: "Open the documentation" },
} as const satisfies Record<string, Sentence>;

const Keys = ({ c, data, most }: KeysParts) => {
  const language = c.get("language");
  const say = sayIn(language);
  const now = c.get("clock").now();
  const working = data.filter(
    ({ revokedAt, expiresAt }) => !revokedAt && (!expiresAt || Date.parse(expiresAt) > now),
  );
  return (
    <section class="card">
      <h2>{say(TEXTS.keys)}</h2>
      <p class="figure">{numberIn(language, working.length)}</p>
      <p class="hint">{say(TEXTS.ofKeys).replace("{most}", numberIn(language, most))}</p>
      <p>
        <a href={inAccount(c, "/keys")}>{say(TEXTS.open)}</a>
      </p>
    </section>
  );
};

interface KeysParts {
  readonly c: PanelContext;
  readonly data: AnswerTo<"listKeys">["data"];
  readonly most: number;
}

const Steps = ({ c }: { readonly c: PanelContext }) => {
  const say = sayIn(c.get("language"));
  const base = inAccount(c);
  return (
    <section class="card">
      <h2>{say(TEXTS.steps)}</h2>
      <ol>
        <li>
          <a href={`${base}/access`}>{say(TEXTS.stepRequest)}</a>
        </li>
        <li>{say(TEXTS.stepKey)}</li>
        <li>{say(TEXTS.stepCall)}</li>
      </ol>
    </section>
  );
};

export const overview = new Hono<PanelBindings>();

overview.get("/", async (c) => {
  const say = sayIn(c.get("language"));
  const [{ data }, usage, keys] = await Promise.all([
    ask(c, "getAccount"),
    askIfOpen(c, "getUsage"),
    askIfOpen(c, "listKeys", { query: { limit: "100" } }),
  ]);
  const status = data.access?.status ?? null;
  const state = stateOf(status);
  return show(
    c,
    <Page c={c} title={FRAME.overview}>
      {status !== "ACTIVE" && (
        <Notice kind="plain">
          <strong>{say(state.title)}</strong>
          <p>{say(state.next)}</p>
        </Notice>
      )}
      {status === null || status === "NOT_REQUESTED" ? <Steps c={c} /> : null}
      <div class="cards">
        {usage && <Quota c={c} usage={usage} />}
        {keys && <Keys c={c} data={keys.data} most={data.access?.limits.maxKeys ?? 0} />}
        <section class="card">
          <h2>{say(TEXTS.access)}</h2>
          <p>{say(state.title)}</p>
          <p>
            <a href={inAccount(c, "/access")}>{say(TEXTS.open)}</a>
          </p>
          <p>
            <a href={`${c.get("settings").apiUrl}/docs`}>{say(TEXTS.docs)}</a>
          </p>
        </section>
      </div>
    </Page>,
  );
});
