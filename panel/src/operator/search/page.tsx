import { Hono } from "hono";
import { holdsKey } from "../../../../src/lib/api-key.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import type { Operator, PanelBindings, PanelContext } from "../../context.ts";
import { Field, Notice, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, Table } from "../../kit/table.tsx";
import { accountNames, NamedAccount } from "../account-names.tsx";
import { hasRole } from "../navigation.tsx";
import { PLACES } from "../texts.ts";
import { HITS, SEARCH } from "./texts.ts";

type Hit = AnswerTo<"findAnything">["data"][number];

/** A requestId. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The page of a hit; null for readers without access to it. */
const pageOf = (operator: Operator, { kind, id, accountId }: Hit): string | null => {
  if (kind === "OWNER" && hasRole(operator, ["FINANCE", "CURATION"])) return `/operator/owners/${id}`;
  if (hasRole(operator, ["SUPPORT", "ADMIN"])) {
    if (kind === "PARTNERSHIP") return `/operator/partnerships/${id}`;
    return accountId && `/operator/accounts/${accountId}`;
  }
  return hasRole(operator, ["FINANCE"]) && accountId ? `/operator/credits/${accountId}` : null;
};

interface HitsParts {
  readonly c: PanelContext;
  readonly hits: readonly Hit[];
  readonly names: ReadonlyMap<string, string>;
}

const Hits = ({ c, hits, names }: HitsParts) => {
  const linked = (hit: Hit) => {
    const page = pageOf(c.get("operator"), hit);
    const text = hit.name ?? hit.id;
    return page ? <a href={page}>{text}</a> : text;
  };
  if (hits.length === 0) return <Empty c={c} text={SEARCH.none} />;
  return (
    <Table<Hit>
      c={c}
      rows={hits}
      columns={[
        { title: SEARCH.id, cell: linked },
        { title: SEARCH.kind, cell: ({ kind }) => c.get("t")(HITS[kind]!) },
        {
          title: SEARCH.account,
          cell: ({ accountId }) => <NamedAccount c={c} id={accountId} names={names} />,
        },
      ]}
    />
  );
};

interface Found {
  readonly q: string;
  readonly hits?: readonly Hit[];
  /** Names of accounts. */
  readonly names?: ReadonlyMap<string, string>;
  /** Somebody searched for a whole API key. */
  readonly isKey?: true;
}

const searchPage = (c: PanelContext, { q, hits, names = new Map(), isKey }: Found) => {
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={PLACES.search}>
      {isKey && <Notice kind="bad">{t(SEARCH.wholeKey)}</Notice>}
      <form method="post" action="/operator/search" class="card">
        <Field
          label={t(SEARCH.label)}
          pointer="q"
          hint={t(SEARCH.hint)}
          control={(own) => <input type="search" required maxlength={100} value={q} {...own} />}
        />
        <button type="submit" class="main">
          {t(SEARCH.find)}
        </button>
      </form>
      {hits && <Hits c={c} hits={hits} names={names} />}
    </Page>,
    isKey ? 422 : 200,
  );
};

/** Redirects to a call, or to the page of the only hit. */
const showHits = async (c: PanelContext, q: string) => {
  if (q === "") return searchPage(c, { q });
  if (UUID.test(q)) return c.redirect(`/operator/calls/${q.toLowerCase()}`, 303);
  const hits = (await ask(c, "findAnything", { query: { q } })).data;
  const only = hits.length === 1 ? pageOf(c.get("operator"), hits[0]!) : null;
  if (only) return c.redirect(only, 303);
  const named = hits.flatMap(({ accountId, name }) =>
    accountId && name ? [[accountId, name] as const] : [],
  );
  const nameless = hits.filter(({ name }) => name === null).map(({ accountId }) => accountId);
  const names = new Map([...named, ...(await accountNames(c, nameless))]);
  return searchPage(c, { q, hits, names });
};

const REFUSED = "refused";

export const search = new Hono<PanelBindings>();

/** Searches from a link. The form posts, so that nothing typed or pasted appears in an address. */
search.get("/", (c) => {
  const q = c.req.query("q")?.trim() ?? "";
  if (holdsKey(q)) return c.redirect(`/operator/search?${REFUSED}=1`, 303);
  return c.req.query(REFUSED) ? searchPage(c, { q: "", isKey: true }) : showHits(c, q);
});

/** An API key is neither passed on nor shown again, not even to whoever pasted it. */
search.post("/", async (c) => {
  const q = textOf(await formOf(c), "q");
  return holdsKey(q) ? searchPage(c, { q: "", isKey: true }) : showHits(c, q);
});
