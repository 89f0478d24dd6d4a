import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, requireRole, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, sameInBoth } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { centsAt, withReadings } from "../../kit/amounts.ts";
import { Field, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, Table } from "../../kit/table.tsx";
import { moneyIn, Time } from "../../kit/values.tsx";
import { LEDGER_TITLES } from "../../resources/ledger.ts";
import { AccountField, findAccount } from "../account-field.tsx";
import { offeredIn } from "../owners/offered.ts";
import { PLACES } from "../texts.ts";
import { OFFER_STATES, wordOf } from "../words.ts";
import { CREDITS } from "./texts.ts";

type Entry = AnswerTo<"listLedger">["data"][number];
type Offer = AnswerTo<"listOffers">["data"][number];
const CENTS = 100;
const BASE = "/operator/credits";

interface Sent {
  readonly problem: Problem;
  readonly form: FormData;
}

const Credit = ({ c, id, sent }: { c: PanelContext; id: string; sent: Sent | undefined }) => {
  const t = c.get("t");
  const sentText = (name: string): string => (sent ? textOf(sent.form, name) : "");
  const problem = sent?.problem;
  return (
    <section class="card">
      <h2>{t(CREDITS.credit)}</h2>
      <Act c={c} to={`${BASE}/${id}`} title={CREDITS.save} kind="main">
        <Field
          label={t(CREDITS.amount)}
          pointer="/amountCents"
          hint={t(CREDITS.amountHint)}
          problem={problem}
          control={(own) => <input inputmode="decimal" required value={sentText("/amountCents")} {...own} />}
        />
        <Field
          label={t(CREDITS.reference)}
          pointer="/reference"
          hint={t(CREDITS.referenceHint)}
          problem={problem}
          control={(own) => <input required maxlength={100} value={sentText("/reference")} {...own} />}
        />
        <Field
          label={t(CREDITS.note)}
          pointer="/note"
          problem={problem}
          control={(own) => <input maxlength={1000} value={sentText("/note")} {...own} />}
        />
      </Act>
    </section>
  );
};

const Ledger = ({ c, data }: { c: PanelContext; data: readonly Entry[] }) => {
  const { language, t } = c.var;
  if (data.length === 0) return <Empty c={c} text={CREDITS.noLedger} />;
  return (
    <Table<Entry>
      c={c}
      rows={data}
      columns={[
        { title: CREDITS.kind, cell: ({ kind }) => t(LEDGER_TITLES[kind] ?? sameInBoth(kind)) },
        {
          title: CREDITS.value,
          cell: ({ amountCents }) => moneyIn(language, amountCents / CENTS),
          isNumber: true,
        },
        {
          title: CREDITS.after,
          cell: ({ balanceCents }) => moneyIn(language, balanceCents / CENTS),
          isNumber: true,
        },
        { title: CREDITS.reference, cell: ({ reference }) => reference },
        { title: CREDITS.when, cell: ({ at }) => <Time at={at} language={language} /> },
      ]}
    />
  );
};

/** The buttons that an offer's state allows. */
const Actions = ({ c, account, offer }: { c: PanelContext; account: string; offer: Offer }) => {
  const to = `${BASE}/${account}/offers/${offer.id}`;
  if (offer.status === "OFFERED") return <Act c={c} to={`${to}/withdraw`} title={CREDITS.withdraw} />;
  return offer.status === "ACCEPTED" && offer.refundedAt === null ? (
    <Act c={c} to={`${to}/refund`} title={CREDITS.refund} kind="danger" />
  ) : null;
};

const Offers = ({ c, account, data }: { c: PanelContext; account: string; data: readonly Offer[] }) => {
  const language = c.get("language");
  if (data.length === 0) return <Empty c={c} text={CREDITS.noOffers} />;
  return (
    <Table<Offer>
      c={c}
      rows={data}
      columns={[
        {
          title: CREDITS.offer,
          cell: (offer) => <a href={`/operator/owners/${offer.id}`}>{offeredIn(c, offer)}</a>,
        },
        { title: CREDITS.status, cell: ({ status }) => wordOf(c, OFFER_STATES, status) },
        {
          title: CREDITS.price,
          cell: ({ priceCents }) => moneyIn(language, priceCents / CENTS),
          isNumber: true,
        },
        {
          title: CREDITS.deadline,
          cell: ({ deadline, status }) => (
            <>
              <Time at={deadline} language={language} />
              {status === "OFFERED" && <p class="hint" data-until={deadline} />}
            </>
          ),
        },
        { title: CREDITS.act, cell: (offer) => <Actions c={c} account={account} offer={offer} /> },
      ]}
    />
  );
};

const accountPage = async (c: PanelContext, refused?: { problem: Problem; form?: FormData }) => {
  const t = c.get("t");
  const id = c.req.param("accountId")!;
  const params = { accountId: id };
  const asked = { params, query: { limit: "50" } };
  const [{ data: account }, { data: settings }, ledger, offers] = await Promise.all([
    ask(c, "getAccount", { params }),
    ask(c, "getCaptacaoSettings", { params }),
    ask(c, "listLedger", asked),
    ask(c, "listOffers", asked),
  ]);
  const form = refused?.form;
  const problem = refused && withReadings(c, refused.problem, (pointer) => form && textOf(form, pointer));
  const sent = form && problem && { problem, form };
  return show(
    c,
    <Page c={c} title={sameInBoth(account.name)}>
      <Refused problem={problem} />
      <section class="card">
        <p class="figure">{moneyIn(c.get("language"), settings.balanceCents / CENTS)}</p>
        <p class="hint">{t(CREDITS.balance)}</p>
      </section>
      <Credit c={c} id={id} sent={sent} />
      <h2>{t(CREDITS.offers)}</h2>
      <Offers c={c} account={id} data={offers.data} />
      <h2>{t(CREDITS.ledger)}</h2>
      <Ledger c={c} data={ledger.data} />
    </Page>,
    refused ? 422 : 200,
  );
};

export const credits = new Hono<PanelBindings>();

credits.get("/", async (c) => {
  requireRole(c, ["FINANCE"]);
  const text = c.req.query("account")?.trim();
  const named = text === undefined ? null : await findAccount(c, text, "account");
  if (named && "account" in named) return c.redirect(`${BASE}/${named.account.id}`, 303);
  const t = c.get("t");
  return show(
    c,
    <Page c={c} title={PLACES.credits}>
      <form method="get" action={BASE} class="card">
        <AccountField
          c={c}
          label={CREDITS.account}
          pointer="account"
          chosen={null}
          text={text ?? ""}
          problem={named?.problem}
        />
        <button type="submit" class="main">
          {t(CREDITS.open)}
        </button>
      </form>
    </Page>,
    named ? 422 : 200,
  );
});

credits.get("/:accountId", (c) => accountPage(c));

credits.post("/:accountId", async (c) => {
  const form = await formOf(c);
  const params = { accountId: c.req.param("accountId") };
  const note = textOf(form, "/note");
  const body = {
    amountCents: centsAt("/amountCents", textOf(form, "/amountCents")),
    reference: textOf(form, "/reference"),
    ...(note && { note }),
  };
  const written = await send(c, "creditAccount", { params, body, once: textOf(form, "once") });
  if ("problem" in written) return accountPage(c, { ...written, form });
  return c.redirect(`${BASE}/${params.accountId}`, 303);
});

credits.post("/:accountId/offers/:offerId/withdraw", async (c) => {
  const params = { accountId: c.req.param("accountId"), offerId: c.req.param("offerId") };
  const written = await send(c, "withdrawOffer", { params });
  return "problem" in written ? accountPage(c, written) : c.redirect(`${BASE}/${params.accountId}`, 303);
});

credits.post("/:accountId/offers/:offerId/refund", async (c) => {
  const params = { accountId: c.req.param("accountId"), offerId: c.req.param("offerId") };
  const written = await send(c, "changeOwner", { params, body: { refund: true } });
  return "problem" in written ? accountPage(c, written) : c.redirect(`${BASE}/${params.accountId}`, 303);
});
