import { Hono } from "hono";
import { ID_PREFIXES } from "../../../../src/lib/id.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { inAccount, type PanelBindings, type PanelContext, sayIn } from "../../context.ts";
import { Page, show } from "../../kit/frame.tsx";

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

/** Where a thing of the account is, by its id; null for an id of no page of its own. */
export const placeOfId = (c: PanelContext, id: string): string | null => {
  const page = ID.test(id) ? PAGES.find(([prefix]) => id.startsWith(prefix)) : undefined;
  return page ? inAccount(c, page[1](id)) : null;
};

/** One box for every id: it goes straight to the one thing. */
export const find = new Hono<PanelBindings>();

find.get("/", (c) => {
  const asked = c.req.query("q")?.trim() ?? "";
  const place = placeOfId(c, asked);
  if (place) return c.redirect(place, 303);
  return show(
    c,
    <Page c={c} title={TEXTS.title}>
      <p class="card empty">{sayIn(c.get("language"))(TEXTS.none).replace("{asked}", asked)}</p>
    </Page>,
    404,
  );
});
