import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Notice, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { moneyIn } from "../../kit/values.tsx";
import { accountNames, NamedAccount } from "../account-names.tsx";
import { hasRole } from "../navigation.tsx";
import { SandboxFilter } from "../sandbox-filter.tsx";
import { PLACES } from "../texts.ts";
import { offeredIn } from "./offered.ts";
import { OFFER_LISTS, OWNERS } from "./texts.ts";
import { Until } from "./until.tsx";

type Offer = AnswerTo<"listAllOffers">["data"][number];
const CENTS = 100;
const BASE = "/operator/owners";

const Actions = ({ c, offer }: { c: PanelContext; offer: Offer }) => {
  if (offer.status === "OFFERED")
    return <Act c={c} to={`${BASE}/${offer.accountId}/${offer.id}/withdraw`} title={OWNERS.withdraw} />;
  return hasRole(c.get("operator"), ["FINANCE"]) ? (
    <a href={`/operator/credits/${offer.accountId}`}>{c.get("t")(OWNERS.toCredits)}</a>
  ) : null;
};

interface OffersParts {
  readonly c: PanelContext;
  readonly data: readonly Offer[];
  readonly names: ReadonlyMap<string, string>;
}

const Offers = ({ c, data, names }: OffersParts) => (
  <Table<Offer>
    c={c}
    rows={data}
    columns={[
      { title: OWNERS.what, cell: (offer) => <a href={`${BASE}/${offer.id}`}>{offeredIn(c, offer)}</a> },
      {
        title: OWNERS.account,
        cell: ({ accountId }) => <NamedAccount c={c} id={accountId} names={names} />,
      },
      {
        title: OWNERS.price,
        cell: ({ priceCents }) => moneyIn(c.get("language"), priceCents / CENTS),
        isNumber: true,
      },
      {
        title: OWNERS.deadline,
        cell: ({ status, deadline }) => status === "OFFERED" && <Until c={c} at={deadline} />,
      },
      {
        title: OWNERS.refundUntil,
        cell: ({ refundUntil }) => refundUntil && <Until c={c} at={refundUntil} />,
      },
      { title: OWNERS.act, cell: (offer) => <Actions c={c} offer={offer} /> },
    ]}
  />
);

const listPage = async (c: PanelContext, sent?: { readonly problem: Problem }) => {
  const t = c.get("t");
  const asked = c.req.query("list") ?? "";
  const list = Object.hasOwn(OFFER_LISTS, asked) ? asked : "OPEN";
  const query = { ...filtersOf(c, ["sandbox"]), list, limit: "50" };
  const { data, nextCursor } = await ask(c, "listAllOffers", { query });
  const names = await accountNames(
    c,
    data.map(({ accountId }) => accountId),
  );
  const offer = (
    <a class="button main" href={`${BASE}/new`}>
      {t(OWNERS.offer)}
    </a>
  );
  return show(
    c,
    <Page c={c} title={PLACES.owners} action={offer}>
      <Refused problem={sent?.problem} />
      {c.req.query("offered") && <Notice kind="good">{t(OWNERS.offered)}</Notice>}
      <Filters c={c}>
        <Choice c={c} name="list" label={OWNERS.list} choices={OFFER_LISTS} />
        <SandboxFilter c={c} />
      </Filters>
      {data.length === 0 ? <Empty c={c} text={OWNERS.none} /> : <Offers c={c} data={data} names={names} />}
      <Pager c={c} next={nextCursor} />
    </Page>,
    sent ? 422 : 200,
  );
};

export const owners = new Hono<PanelBindings>();

owners.get("/", (c) => listPage(c));

owners.post("/:accountId/:offerId/withdraw", async (c) => {
  const params = { accountId: c.req.param("accountId"), offerId: c.req.param("offerId") };
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "withdrawOffer", { params, once });
  return "problem" in written ? listPage(c, written) : c.redirect(BASE, 303);
});
