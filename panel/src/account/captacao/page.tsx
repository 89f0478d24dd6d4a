import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ask, read, readAll, requireProof, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext, sameInBoth } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Notice, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { moneyIn, numberIn } from "../../kit/values.tsx";
import { PURPOSE_TITLES } from "../properties/texts.ts";
import { ServiceLeft } from "./service-left.tsx";
import { CAPTACAO } from "./texts.ts";

type Listed = AnswerTo<"listCaptacaoOffers">;
type Offer = Listed["data"][number];
type Summary = Listed["summary"];
type Settings = AnswerTo<"getCaptacaoSettings">["data"];

const CENTS = 100;

const baseOf = (c: PanelContext): string => inAccount(c, "/captacao");

const isOwner = (c: PanelContext): boolean => c.get("membership").role === "OWNER";

export const moneyOf = (c: PanelContext, cents: number): string => moneyIn(c.get("language"), cents / CENTS);

const factsOf = (c: PanelContext, offer: Offer): readonly Fact[] => {
  const language = c.get("language");
  const area = offer.usableAreaDeclared ?? offer.areaDeclared;
  const clients = offer.matchingClients.neighborhood ?? offer.matchingClients.city;
  return [
    [CAPTACAO.rooms, offer.bedrooms],
    [CAPTACAO.area, area === null ? null : `${numberIn(language, area)} m²`],
    [CAPTACAO.expects, offer.priceExpected === null ? null : moneyIn(language, offer.priceExpected)],
    [CAPTACAO.who, offer.ownerNameMasked],
    [CAPTACAO.clients, clients === null ? null : numberIn(language, clients)],
  ];
};

/** What is offered, and where. */
export const whatOf = (c: PanelContext, offer: Offer): string => {
  const purpose = c.get("t")(PURPOSE_TITLES[offer.purpose]!);
  const place = [offer.neighborhood, offer.city].filter(Boolean).join(", ");
  return [purpose, place].filter(Boolean).join(" · ");
};

/** What accepting would debit now: the first owners are free (rules 29.20). */
export const chargeOf = ({ priceCents }: Offer, { inActivation }: Summary): number =>
  inActivation ? 0 : priceCents;

interface Offered {
  readonly c: PanelContext;
  readonly offer: Offer;
  readonly summary: Summary;
}

const Accept = ({ c, offer, summary }: Offered) => {
  const t = c.get("t");
  const charge = chargeOf(offer, summary);
  const price = moneyOf(c, charge);
  const after = moneyOf(c, summary.balanceCents - charge);
  if (!isOwner(c)) return <p class="hint">{t(CAPTACAO.ownerOnly)}</p>;
  return (
    <>
      <p class="hint">{t(CAPTACAO.acceptText).replace("{price}", price).replace("{after}", after)}</p>
      <a class="button" href={`${baseOf(c)}/${offer.id}/accept`}>
        {t(CAPTACAO.accept).replace("{price}", price)}
      </a>
    </>
  );
};

const OfferCard = ({ c, offer, summary }: Offered) => (
  <section class="card offer">
    <div class="heading">
      <h2>{whatOf(c, offer)}</h2>
      <strong>{moneyOf(c, offer.priceCents)}</strong>
    </div>
    <p class="hint price">
      {c.get("t")(CAPTACAO.deadline)} <ServiceLeft c={c} until={offer.deadline} days={summary.serviceDays} />
    </p>
    <Facts c={c} facts={factsOf(c, offer)} />
    <Accept c={c} offer={offer} summary={summary} />
  </section>
);

/** What follows from accepting the terms (rules 29.12 to 29.19). */
const TERMS = [CAPTACAO.termsAccept, CAPTACAO.termsDebit, CAPTACAO.termsRecord, CAPTACAO.termsRefund];

const Desk = ({ c, settings }: { readonly c: PanelContext; readonly settings: Settings }) => {
  const t = c.get("t");
  const { paused, pausedAuto, expiredStreak, termsVersion, acceptedTermsVersion } = settings;
  const isStopped = paused || pausedAuto;
  const terms = sameInBoth(t(CAPTACAO.terms).replace("{version}", termsVersion));
  return (
    <section class="card">
      <div class="heading">
        <div>
          <p class="figure">{moneyOf(c, settings.balanceCents)}</p>
          <p class="hint">{t(CAPTACAO.balance)}</p>
        </div>
        <Act c={c} to={`${baseOf(c)}/pause`} title={isStopped ? CAPTACAO.resume : CAPTACAO.pause}>
          <input type="hidden" name="paused" value={isStopped ? "no" : "yes"} />
        </Act>
      </div>
      {isStopped && (
        <Notice kind="plain">
          {pausedAuto ? t(CAPTACAO.pausedAuto).replace("{count}", String(expiredStreak)) : t(CAPTACAO.paused)}
        </Notice>
      )}
      {isOwner(c) && acceptedTermsVersion !== termsVersion && (
        <Act c={c} to={`${baseOf(c)}/terms`} title={terms} kind="main">
          <p>{t(CAPTACAO.termsText)}</p>
          <p class="hint">{t(CAPTACAO.termsOwn).replace("{version}", termsVersion)}</p>
          <ul class="hint">
            {TERMS.map((line) => (
              <li>{t(line)}</li>
            ))}
          </ul>
          <input type="hidden" name="version" value={termsVersion} />
        </Act>
      )}
    </section>
  );
};

const deskPage = async (c: PanelContext, problem?: Problem) => {
  const [{ data: settings }, { data, summary }] = await readAll(
    c,
    read("getCaptacaoSettings"),
    read("listCaptacaoOffers"),
  );
  return show(
    c,
    <Page c={c} title={CAPTACAO.title}>
      <Refused problem={problem} />
      <Desk c={c} settings={settings} />
      {data.length === 0 && <Empty c={c} text={CAPTACAO.none} />}
      {data.map((offer) => (
        <OfferCard c={c} offer={offer} summary={summary} />
      ))}
    </Page>,
    problem ? 422 : 200,
  );
};

export const captacao = new Hono<PanelBindings>();

captacao.get("/", (c) => deskPage(c));

captacao.post("/pause", async (c) => {
  const body = { paused: textOf(await formOf(c), "paused") === "yes" };
  const written = await send(c, "changeCaptacaoSettings", { body });
  return "problem" in written ? deskPage(c, written.problem) : done(c, baseOf(c));
});

captacao.post("/terms", async (c) => {
  const body = { version: textOf(await formOf(c), "version") };
  const written = await send(c, "acceptCaptacaoTerms", { body });
  return "problem" in written ? deskPage(c, written.problem) : done(c, baseOf(c));
});

/** Shows what will be paid, and for what: the last chance to cancel. */
const confirmPage = async (c: PanelContext, problem?: Problem) => {
  requireProof(c, ["OWNER"]);
  const t = c.get("t");
  const { data: offers, summary } = await ask(c, "listCaptacaoOffers");
  const offer = offers.find(({ id }) => id === c.req.param("offerId"));
  if (!offer) return c.redirect(`${baseOf(c)}/owners/${c.req.param("offerId")}`, 303);
  const charge = chargeOf(offer, summary);
  const price = moneyOf(c, charge);
  const sums: readonly Fact[] = [
    [CAPTACAO.charged, <b>{price}</b>],
    [CAPTACAO.balance, moneyOf(c, summary.balanceCents)],
    [CAPTACAO.left, <b>{moneyOf(c, summary.balanceCents - charge)}</b>],
    [CAPTACAO.deadline, <ServiceLeft c={c} until={offer.deadline} days={summary.serviceDays} />],
  ];
  return show(
    c,
    <Page c={c} title={CAPTACAO.confirm}>
      <Refused problem={problem} />
      <section class="card">
        <h2>{whatOf(c, offer)}</h2>
        <Facts c={c} facts={[...factsOf(c, offer), ...sums]} />
      </section>
      <p class="hint">{t(CAPTACAO.refund)}</p>
      <div class="row deciding">
        <Act
          c={c}
          to={`${baseOf(c)}/${offer.id}/accept`}
          title={sameInBoth(t(CAPTACAO.accept).replace("{price}", price))}
          kind="main"
        >
          <input type="hidden" name="priceCents" value={String(charge)} />
        </Act>
        <a class="button plain" href={baseOf(c)}>
          {t(CAPTACAO.cancel)}
        </a>
      </div>
    </Page>,
    problem ? 422 : 200,
  );
};

captacao.get("/:offerId/accept", (c) => confirmPage(c));

/** Debits once, and no more than the page said; an offer already accepted counts as accepted. */
captacao.post("/:offerId/accept", async (c) => {
  const params = { offerId: c.req.param("offerId") };
  const form = await formOf(c);
  const shown = textOf(form, "priceCents");
  const body = /^\d{1,9}$/.test(shown) ? { priceCents: Number(shown) } : {};
  const written = await send(c, "acceptOffer", { params, body, once: textOf(form, "once") });
  return "problem" in written
    ? confirmPage(c, written.problem)
    : c.redirect(`${baseOf(c)}/owners/${params.offerId}?done=1`, 303);
});
