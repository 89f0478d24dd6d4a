import { Hono } from "hono";
import { type PanelBindings, sayIn } from "../../context.ts";
import { Field } from "../../parts/fields.tsx";
import { Page, show } from "../../parts/frame.tsx";
import { Empty, Table } from "../../parts/table.tsx";
import type { Operator } from "../../context.ts";
import { ask } from "../door.ts";
import { hasRole } from "../navigation.tsx";
import type { AnswerTo } from "../operations.ts";
import { PLACES } from "../texts/frame.ts";
import { HITS, SEARCH } from "../texts/search.ts";

type Hit = AnswerTo<"findAnything">["data"][number];

/** The form of a requestId. */
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Where a hit is seen; null for who has no page of it. */
const pageOf = (operator: Operator, { kind, id, accountId }: Hit): string | null => {
  if (kind === "OWNER" && accountId === null)
    return hasRole(operator, ["FINANCE", "CURATION"]) ? "/operator/owners" : null;
  if (hasRole(operator, ["SUPPORT", "ADMIN"])) {
    if (kind === "PARTNERSHIP") return `/operator/partnerships/${id}`;
    return accountId && `/operator/accounts/${accountId}`;
  }
  return hasRole(operator, ["FINANCE"]) && accountId ? `/operator/credits/${accountId}` : null;
};

export const search = new Hono<PanelBindings>();

search.get("/", async (c) => {
  const say = sayIn(c.get("language"));
  const operator = c.get("operator");
  const q = c.req.query("q")?.trim() ?? "";
  if (UUID.test(q)) return c.redirect(`/operator/calls/${q.toLowerCase()}`, 303);
  const hits = q === "" ? null : (await ask(c, "findAnything", { query: { q } })).data;
  const only = hits?.length === 1 ? pageOf(operator, hits[0]!) : null;
  if (only) return c.redirect(only, 303);
  const linked = (one: Hit) => {
    const page = pageOf(operator, one);
    const text = one.name ?? one.id;
    return page ? <a href={page}>{text}</a> : text;
  };
  return show(
    c,
    <Page c={c} title={PLACES.search}>
      <form method="get" action="/operator/search" class="card">
        <Field
          {...{ label: say(SEARCH.label), pointer: "q", hint: say(SEARCH.hint) }}
          control={(own) => <input type="search" required maxlength={100} value={q} {...own} />}
        />
        <button type="submit" class="main">
          {say(SEARCH.find)}
        </button>
      </form>
      {hits?.length === 0 && <Empty c={c} text={SEARCH.none} />}
      {hits && hits.length > 0 && (
        <Table<Hit>
          c={c}
          rows={hits}
          columns={[
            { title: SEARCH.id, cell: linked },
            { title: SEARCH.kind, cell: ({ kind }) => say(HITS[kind]!) },
            { title: SEARCH.account, cell: ({ accountId }) => accountId && <code>{accountId}</code> },
          ]}
        />
      )}
    </Page>,
  );
});
