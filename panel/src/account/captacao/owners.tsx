import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ask, read, readAll, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { addressWith, inAccount, type PanelBindings, type PanelContext, translator } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Contact } from "../../kit/contact.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Field, Notice, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Line, Lines } from "../../kit/form-lines.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { dayField, fromDay } from "../../kit/local-time.ts";
import { State } from "../../kit/state.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { dateIn, moneyIn, numberIn, Time } from "../../kit/values.tsx";
import { History, linesOf, namesAround, readsOfHistory } from "../history/history.tsx";
import { PURPOSE_TITLES } from "../properties/texts.ts";
import { DECLARED, OWNER_STAGES, OWNERS, TAB_TITLES } from "./texts.ts";

type Listed = AnswerTo<"listCaptacaoOwners">;
type Owner = Listed["data"][number];

const CENTS = 100;

const baseOf = (c: PanelContext): string => inAccount(c, "/captacao/owners");

const pathOf = (c: PanelContext): string => `${baseOf(c)}/${c.req.param("offerId")}`;

const paramsOf = (c: PanelContext) => ({ offerId: c.req.param("offerId") ?? "" });

const nameOf = (owner: Owner): string => owner.owner?.name ?? owner.ownerNameMasked ?? owner.id;

const placeOf = ({ neighborhood, city }: Owner): string => [neighborhood, city].filter(Boolean).join(", ");

const whatOf = (c: PanelContext, { purpose, priceExpected }: Owner): string => {
  const language = c.get("language");
  const price = priceExpected === null ? "" : moneyIn(language, priceExpected);
  return [PURPOSE_TITLES[purpose]![language], price].filter(Boolean).join(" · ");
};

const Tabs = ({ c, counts }: { readonly c: PanelContext; readonly counts: Listed["counts"] }) => {
  const { language } = c.var;
  const chosen = c.req.query("tab") ?? "ACTIVE";
  return (
    <nav class="switch" aria-label={translator(language)(OWNERS.tabs)}>
      {Object.entries(counts).map(([tab, count]) => (
        <a href={addressWith(c, { tab, cursor: null })} {...(tab === chosen && { "aria-current": "page" })}>
          {TAB_TITLES[tab]![language]}
          <span class="count">{numberIn(language, count)}</span>
        </a>
      ))}
    </nav>
  );
};

export const owners = new Hono<PanelBindings>();

owners.get("/", async (c) => {
  const language = c.get("language");
  const page = await ask(c, "listCaptacaoOwners", { query: filtersOf(c, ["tab"]) });
  const day = (at: string | null | undefined) => at && dateIn(language, at);
  return show(
    c,
    <Page c={c} title={OWNERS.title}>
      <Tabs c={c} counts={page.counts} />
      {page.data.length === 0 ? (
        <Empty c={c} text={OWNERS.none} />
      ) : (
        <Table<Owner>
          c={c}
          rows={page.data}
          columns={[
            { title: OWNERS.name, cell: (owner) => <a href={`${baseOf(c)}/${owner.id}`}>{nameOf(owner)}</a> },
            { title: OWNERS.what, cell: (owner) => whatOf(c, owner) },
            { title: OWNERS.place, cell: placeOf },
            {
              title: OWNERS.stage,
              cell: (owner) => <State c={c} is={owner.stage ?? "NEW"} of={OWNER_STAGES} />,
            },
            { title: OWNERS.accepted, cell: ({ acceptedAt }) => day(acceptedAt) },
            {
              title: OWNERS.price,
              cell: ({ priceCents }) => moneyIn(language, priceCents / CENTS),
              isNumber: true,
            },
          ]}
        />
      )}
      <Pager c={c} next={page.nextCursor} />
    </Page>,
  );
});

const factsOf = (c: PanelContext, owner: Owner): readonly Fact[] => {
  const { language, t } = c.var;
  const { owner: person, address, refundUntil, refundedAt, acceptedAt } = owner;
  const declared = (code: string | null) => code && DECLARED[code] && t(DECLARED[code]);
  const time = (at: string | null | undefined) => at && <Time at={at} language={language} />;
  const street = [address?.street, address?.number, address?.complement].filter(Boolean).join(", ");
  return [
    [
      OWNERS.contact,
      person && (
        <Contact c={c} phones={person.phone ? [{ number: person.phone }] : []} email={person.email} />
      ),
    ],
    [OWNERS.address, [street, placeOf(owner)].filter(Boolean).join(" · ")],
    [OWNERS.what, whatOf(c, owner)],
    [OWNERS.relation, declared(owner.ownerRelation)],
    [OWNERS.timeframe, declared(owner.sellTimeframe)],
    [OWNERS.occupancy, declared(owner.occupancy)],
    [OWNERS.exclusive, declared(owner.exclusivityOpenness)],
    [OWNERS.listed, owner.alreadyListedDeclared && t(OWNERS.yes)],
    [OWNERS.accepted, time(acceptedAt)],
    [OWNERS.price, moneyIn(language, owner.priceCents / CENTS)],
    refundedAt ? [OWNERS.refunded, time(refundedAt)] : [OWNERS.refundUntil, time(refundUntil)],
  ];
};

/** The fields of the form as text, under their JSON Pointers. */
type Values = Readonly<Record<string, string>>;

const FIELDS = ["/stage", "/lostReason", "/soldAt", "/note"];

const valuesOf = (owner: Owner): Values => ({
  "/stage": owner.stage ?? "NEW",
  "/lostReason": owner.lostReason ?? "",
  "/soldAt": dayField(owner.soldAt),
  "/note": owner.note ?? "",
});

/** Omits the day if it was not edited, so that its time is kept. */
const bodyOf = (values: Values, owner: Owner) => ({
  stage: values["/stage"],
  ...(values["/stage"] === "LOST" && { lostReason: values["/lostReason"] || null }),
  note: values["/note"] || null,
  ...(values["/soldAt"] !== dayField(owner.soldAt) && {
    soldAt: values["/soldAt"] === "" ? null : fromDay(values["/soldAt"]),
  }),
});

interface FormParts {
  readonly c: PanelContext;
  readonly values: Values;
  readonly problem: Problem | undefined;
}

const Work = (parts: FormParts) => {
  const { c, values, problem } = parts;
  const t = c.get("t");
  return (
    <section class="card">
      <h2>{t(OWNERS.work)}</h2>
      <Act c={c} to={pathOf(c)} title={OWNERS.save} kind="main">
        <Field
          label={t(OWNERS.stage)}
          pointer="/stage"
          problem={problem}
          control={(own) => (
            <select {...own}>
              <Options c={c} of={OWNER_STAGES} chosen={values["/stage"] ?? ""} />
            </select>
          )}
        />
        <Lines
          {...parts}
          pointer="/lostReason"
          label={OWNERS.lostReason}
          hint={OWNERS.lostHint}
          input={{ maxlength: 500, rows: 2 }}
        />
        <Line {...parts} pointer="/soldAt" label={OWNERS.soldAt} input={{ type: "date" }} />
        <Lines {...parts} pointer="/note" label={OWNERS.note} input={{ maxlength: 2000 }} />
      </Act>
    </section>
  );
};

const readOwner = async (c: PanelContext): Promise<Owner> =>
  (await ask(c, "getCaptacaoOffer", { params: paramsOf(c) })).data;

/** Titles of the fields and values in the history. */
const HISTORY_TITLES = {
  fields: {
    stage: OWNERS.stage,
    note: OWNERS.note,
    soldAt: OWNERS.soldAt,
    lostReason: OWNERS.lostReason,
    status: OWNERS.stage,
  },
  values: OWNER_STAGES,
};

const ownerPage = async (c: PanelContext, sent?: Omit<FormParts, "c">) => {
  const t = c.get("t");
  const [{ data: owner }, events, acts] = await readAll(
    c,
    read("getCaptacaoOffer", { params: paramsOf(c) }),
    ...readsOfHistory(paramsOf(c).offerId),
  );
  if (owner.status !== "ACCEPTED") return c.redirect(inAccount(c, "/captacao"), 303);
  const lines = linesOf(events?.data ?? [], acts?.data ?? []);
  const names = await namesAround(c, lines);
  const isRefundable = !owner.refundedAt && Date.parse(owner.refundUntil ?? "") > c.get("clock").now();
  return show(
    c,
    <Page c={c} title={nameOf(owner)}>
      <Refused problem={sent?.problem} />
      {c.req.query("done") && <Notice kind="good">{t(OWNERS.acceptedNow)}</Notice>}
      <div class="sides">
        <div>
          <section class="card">
            <Facts c={c} facts={factsOf(c, owner)} />
            {isRefundable && <p class="hint">{t(OWNERS.refundText)}</p>}
          </section>
          <Work c={c} values={sent?.values ?? valuesOf(owner)} problem={sent?.problem} />
        </div>
        <div>{acts && <History c={c} lines={lines} words={HISTORY_TITLES} names={names} />}</div>
      </div>
    </Page>,
    sent ? 422 : 200,
  );
};

owners.get("/:offerId", (c) => ownerPage(c));

owners.post("/:offerId", async (c) => {
  const form = await formOf(c);
  const values = Object.fromEntries(FIELDS.map((name) => [name, textOf(form, name).replaceAll("\r", "")]));
  const owner = await readOwner(c);
  const written = await send(c, "changeOwner", { params: paramsOf(c), body: bodyOf(values, owner) });
  return "problem" in written ? ownerPage(c, { values, problem: written.problem }) : done(c, pathOf(c));
});
