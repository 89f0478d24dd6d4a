import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { LABELS } from "../../../../src/vocabulary/labels.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { filtersOf, Table } from "../../kit/table.tsx";
import { moneyIn, numberIn, Time } from "../../kit/values.tsx";
import { accountNames, NamedAccount } from "../account-names.tsx";
import { hasRole } from "../navigation.tsx";
import { OFFER_STATES, wordOf } from "../words.ts";
import { FittingAccounts } from "./fitting.tsx";
import { offeredIn } from "./offered.ts";
import { FITTING, OWNERS } from "./texts.ts";
import { Until } from "./until.tsx";

type Owner = AnswerTo<"readOwner">["data"];
type Offer = Owner["offers"][number];
const CENTS = 100;

const pathOf = (id: string): string => `/operator/owners/${id}`;

const factsOf = (c: PanelContext, owner: Owner, names: ReadonlyMap<string, string>): readonly Fact[] => {
  const language = c.get("language");
  const time = (at: string | null) => at && <Time at={at} language={language} />;
  return [
    [OWNERS.owner, <code>{owner.id}</code>],
    [OWNERS.purpose, wordOf(c, LABELS.purpose, owner.purpose)],
    [OWNERS.type, owner.propertyType && wordOf(c, LABELS.propertyType, owner.propertyType)],
    [OWNERS.where, [owner.neighborhood, owner.city].filter(Boolean).join(", ")],
    [OWNERS.bedrooms, owner.bedrooms !== null && numberIn(language, owner.bedrooms)],
    [OWNERS.area, owner.areaDeclared !== null && numberIn(language, owner.areaDeclared)],
    [OWNERS.expects, owner.priceExpected !== null && moneyIn(language, owner.priceExpected)],
    [OWNERS.phoneVerified, time(owner.phoneVerifiedAt)],
    [OWNERS.came, time(owner.createdAt)],
    [OWNERS.acceptedBy, owner.acceptedBy && <NamedAccount c={c} id={owner.acceptedBy} names={names} />],
    [OWNERS.erased, time(owner.erasedAt)],
  ];
};

/** The button that the offer's state and the reader's role allow. */
const Actions = ({ c, offer }: { c: PanelContext; offer: Offer }) => {
  const to = `${pathOf(offer.id)}/offers/${offer.accountId}`;
  if (offer.status === "OFFERED") return <Act c={c} to={`${to}/withdraw`} title={OWNERS.withdraw} />;
  const mayRefund = offer.status === "ACCEPTED" && offer.refundedAt === null && offer.refundUntil !== null;
  return mayRefund && hasRole(c.get("operator"), ["FINANCE"]) ? (
    <Act c={c} to={`${to}/refund`} title={OWNERS.refund} kind="danger" />
  ) : null;
};

/** The accounts that the owner may be offered to; null if the owner is accepted or erased. */
const fittingOf = async (c: PanelContext, { id, acceptedBy, erasedAt }: Owner) => {
  if (acceptedBy !== null || erasedAt !== null) return null;
  const query = { ...filtersOf(c, []), ownerId: id, limit: "25" };
  const found = await send(c, "listFittingAccounts", { query });
  return "problem" in found ? null : found.done;
};

/** When an offer runs out, or how it ended. */
const Ends = ({ c, offer }: { c: PanelContext; offer: Offer }) => {
  if (offer.status === "OFFERED") return <Until c={c} at={offer.deadline} />;
  if (offer.refundedAt === null && offer.refundUntil !== null) return <Until c={c} at={offer.refundUntil} />;
  const at = offer.refundedAt ?? offer.endedAt;
  return at && <Time at={at} language={c.get("language")} />;
};

const ownerPage = async (c: PanelContext, problem?: Problem) => {
  const { language, t } = c.var;
  const { data } = await ask(c, "readOwner", { params: { offerId: c.req.param("ownerId")! } });
  const [fitting, names] = await Promise.all([
    fittingOf(c, data),
    accountNames(
      c,
      data.offers.map(({ accountId }) => accountId),
    ),
  ]);
  return show(
    c,
    <Page c={c} title={offeredIn(c, data)}>
      <Refused problem={problem} />
      <section class="card">
        <Facts c={c} facts={factsOf(c, data, names)} />
      </section>
      <h2>{t(OWNERS.list)}</h2>
      <Table<Offer>
        c={c}
        rows={data.offers}
        columns={[
          {
            title: OWNERS.account,
            cell: ({ accountId }) => <NamedAccount c={c} id={accountId} names={names} />,
          },
          {
            title: OWNERS.state,
            cell: (offer) =>
              offer.refundedAt === null ? wordOf(c, OFFER_STATES, offer.status) : t(OWNERS.refunded),
          },
          {
            title: OWNERS.price,
            cell: ({ priceCents }) => moneyIn(language, priceCents / CENTS),
            isNumber: true,
          },
          { title: OWNERS.offeredAt, cell: ({ createdAt }) => <Time at={createdAt} language={language} /> },
          { title: OWNERS.ends, cell: (offer) => <Ends c={c} offer={offer} /> },
          { title: OWNERS.act, cell: (offer) => <Actions c={c} offer={offer} /> },
        ]}
      />
      {fitting && (
        <FittingAccounts
          c={c}
          fitting={fitting}
          act={({ accountId }) => (
            <a href={`/operator/owners/new?ownerId=${data.id}&accountId=${accountId}`}>{t(FITTING.choose)}</a>
          )}
        />
      )}
    </Page>,
    problem ? 422 : 200,
  );
};

/** One owner, with every account that got an offer. */
export const owner = new Hono<PanelBindings>();

owner.get("/:ownerId", (c) => ownerPage(c));

owner.post("/:ownerId/offers/:accountId/withdraw", async (c) => {
  const { ownerId, accountId } = c.req.param();
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "withdrawOffer", { params: { accountId, offerId: ownerId }, once });
  return "problem" in written ? ownerPage(c, written.problem) : c.redirect(pathOf(ownerId), 303);
});

owner.post("/:ownerId/offers/:accountId/refund", async (c) => {
  const { ownerId, accountId } = c.req.param();
  const params = { accountId, offerId: ownerId };
  const written = await send(c, "changeOwner", { params, body: { refund: true } });
  return "problem" in written ? ownerPage(c, written.problem) : c.redirect(pathOf(ownerId), 303);
});
