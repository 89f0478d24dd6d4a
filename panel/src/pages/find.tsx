import { Hono } from "hono";
import { ID_PREFIXES } from "../../../src/lib/id.ts";
import type { Sentence } from "../../../src/lib/language.ts";
import { inAccount, type PanelBindings, sayIn } from "../context.ts";
import { Page, show } from "../parts/frame.tsx";

const TEXTS = {
  title: { "pt-BR": "Busca", en: "Search" },
  none: {
    "pt-BR":
      "{asked} não é um id que este painel conheça. Ids começam por prop-, lead-, pship-, b-, k_, wh_ ou evt_.",
    en: "{asked} is not an id that this dashboard knows. Ids begin with prop-, lead-, pship-, b-, k_, wh_ or evt_.",
  },
} as const satisfies Record<string, Sentence>;

/** The page of a thing by its id. */
const PAGES: readonly (readonly [prefix: string, pageOf: (id: string) => string])[] = [
  [ID_PREFIXES.property, (id) => `/properties/${id}`],
  [ID_PREFIXES.lead, (id) => `/clients/${id}`],
  [ID_PREFIXES.key, (id) => `/keys/${id}`],
  [ID_PREFIXES.webhook, (id) => `/webhooks/${id}`],
  [ID_PREFIXES.batch, (id) => `/batches/${id}`],
  [ID_PREFIXES.partnership, (id) => `/partnerships/${id}`],
  [ID_PREFIXES.event, () => "/events"],
  [ID_PREFIXES.captacao, (id) => `/captacao/owners/${id}`],
];

const ID = /^[a-z]+[-_][0-9a-z]+$/;

/** One box for every id: it goes straight to the one thing. */
export const find = new Hono<PanelBindings>();

find.get("/", (c) => {
  const asked = c.req.query("q")?.trim() ?? "";
  const page = ID.test(asked) ? PAGES.find(([prefix]) => asked.startsWith(prefix)) : undefined;
  if (page) return c.redirect(inAccount(c, page[1](asked)), 303);
  return show(
    c,
    <Page c={c} title={TEXTS.title}>
      <p class="card empty">{sayIn(c.get("language"))(TEXTS.none).replace("{asked}", asked)}</p>
    </Page>,
    404,
  );
});
