import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { LABELS } from "../../../../src/vocabulary/labels.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Facts } from "../../kit/facts.tsx";
import { Field, Notice, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty, filtersOf, Pager, Table } from "../../kit/table.tsx";
import { moneyIn, numberIn } from "../../kit/values.tsx";
import { accountNames, NamedAccount } from "../account-names.tsx";
import { CurrentDecision } from "../queue/current-decision.tsx";
import { AssignedTo, TakeWork, type Work, workOf } from "../queue/work.tsx";
import { PLACES } from "../texts.ts";
import { wordOf } from "../words.ts";
import { REASONS, REVIEWS } from "./texts.ts";

type Waiting = AnswerTo<"listPropertiesUnderReview">["data"][number];
const BASE = "/operator/reviews";

interface ReviewParts {
  readonly c: PanelContext;
  readonly waiting: Waiting;
  readonly work: Work;
  /** Names of accounts. */
  readonly names: ReadonlyMap<string, string>;
  /** The id of the next listing in the queue. */
  readonly next: string | null;
}

const factsOf = ({ c, waiting: { property, accountId, sandbox }, names }: ReviewParts) => {
  const { language, t } = c.var;
  const money = (value: number | null) => value !== null && moneyIn(language, value);
  const { address } = property;
  return [
    [REVIEWS.account, <NamedAccount c={c} id={accountId} names={names} />],
    [REVIEWS.sandbox, sandbox && t(REVIEWS.isSandbox)],
    [REVIEWS.type, property.type && wordOf(c, LABELS.propertyType, property.type)],
    [REVIEWS.purposes, property.purposes.map((purpose) => wordOf(c, LABELS.purpose, purpose)).join(", ")],
    [REVIEWS.place, [address?.neighborhood, address?.city].filter(Boolean).join(", ")],
    [REVIEWS.sale, money(property.salePrice)],
    [REVIEWS.rent, money(property.rentPrice)],
    [REVIEWS.bedrooms, property.bedrooms],
    [REVIEWS.area, property.area !== null && `${numberIn(language, property.area)} m²`],
    [REVIEWS.description, property.description],
  ] as const;
};

const Decide = ({ c, id, next }: { c: PanelContext; id: string; next: string | null }) => {
  const t = c.get("t");
  return (
    <div class="card row decide">
      <Act c={c} to={`${BASE}/${id}`} title={REVIEWS.approve} kind="main" press="a">
        <input type="hidden" name="/decision" value="APPROVED" />
      </Act>
      <Act c={c} to={`${BASE}/${id}`} title={REVIEWS.reject} kind="danger">
        <input type="hidden" name="/decision" value="REJECTED" />
        <Field
          label={t(REVIEWS.reason)}
          pointer="/reason"
          control={(own) => (
            <select {...own} data-press="r">
              <Options c={c} of={REASONS} />
            </select>
          )}
        />
      </Act>
      {next && (
        <a class="button plain" href={`${BASE}/${next}`} data-press="j">
          {t(REVIEWS.next)}
        </a>
      )}
      <p class="hint">{t(REVIEWS.keys)}</p>
    </div>
  );
};

/** The notice of the decision just made, which can be undone. */
const Undo = ({ c, id }: { c: PanelContext; id: string }) => (
  <Notice kind="good">
    <p>{c.get("t")(REVIEWS.decided)}</p>
    <Act c={c} to={`${BASE}/${id}/undo`} title={REVIEWS.undo} press="u" />
  </Notice>
);

const Review = (parts: ReviewParts) => {
  const { c, waiting, work, next } = parts;
  const t = c.get("t");
  const { property } = waiting;
  return (
    <>
      <TakeWork c={c} work={work} subject={property.id} to={`${BASE}/${property.id}/take`} />
      <section class="card">
        <h2>{property.title ?? property.id}</h2>
        <Facts c={c} facts={factsOf(parts)} />
      </section>
      <Decide c={c} id={property.id} next={next} />
      <div class="photos">
        {property.photos.map((address, at) => (
          <img
            src={address}
            alt={t(REVIEWS.photo).replace("{number}", String(at + 1))}
            width="640"
            height="480"
            loading="lazy"
          />
        ))}
      </div>
    </>
  );
};

/** The queue, and above it one listing: the requested one, or the first that no other operator has taken. */
const page = async (c: PanelContext, problem?: Problem) => {
  const query = { ...filtersOf(c, []), limit: "50" };
  const [{ data, nextCursor }, work] = await Promise.all([
    ask(c, "listPropertiesUnderReview", { query }),
    workOf(c, "REVIEW"),
  ]);
  const me = c.get("operator").id;
  const isFree = ({ property }: Waiting): boolean => (work.taken.get(property.id)?.actor ?? me) === me;
  const asked = c.req.param("propertyId");
  const waiting = asked ? data.find(({ property }) => property.id === asked) : data.find(isFree);
  const next = waiting && data.slice(data.indexOf(waiting) + 1).find(isFree);
  const undo = c.req.query("decided");
  const names = await accountNames(
    c,
    data.map(({ accountId }) => accountId),
  );
  return show(
    c,
    <Page c={c} title={PLACES.reviews}>
      <Refused problem={problem} />
      <CurrentDecision c={c} problem={problem} names={work.names} words={LABELS.curationStatus} />
      {undo && <Undo c={c} id={undo} />}
      {asked && !waiting && <Notice kind="plain">{c.get("t")(REVIEWS.gone)}</Notice>}
      {waiting && (
        <Review c={c} waiting={waiting} work={work} names={names} next={next?.property.id ?? null} />
      )}
      {data.length === 0 ? (
        <Empty c={c} text={REVIEWS.none} />
      ) : (
        <Table<Waiting>
          c={c}
          rows={data}
          columns={[
            {
              title: REVIEWS.listing,
              cell: ({ property }) => <a href={`${BASE}/${property.id}`}>{property.title ?? property.id}</a>,
            },
            {
              title: REVIEWS.account,
              cell: ({ accountId }) => <NamedAccount c={c} id={accountId} names={names} />,
            },
            {
              title: REVIEWS.worker,
              cell: ({ property }) => <AssignedTo c={c} work={work} subject={property.id} />,
            },
          ]}
        />
      )}
      <Pager c={c} next={nextCursor} />
    </Page>,
    problem ? 422 : 200,
  );
};

export const reviews = new Hono<PanelBindings>();

reviews.get("/", (c) => page(c));
reviews.get("/:propertyId", (c) => page(c));

reviews.post("/:propertyId/take", async (c) => {
  const subject = c.req.param("propertyId");
  await send(c, "takeWork", { body: { kind: "REVIEW", subject } });
  return c.redirect(`${BASE}/${subject}`, 303);
});

reviews.post("/:propertyId", async (c) => {
  const form = await formOf(c);
  const decision = textOf(form, "/decision");
  const body = { decision, ...(decision === "REJECTED" && { reason: textOf(form, "/reason") }) };
  const params = { propertyId: c.req.param("propertyId") };
  const written = await send(c, "decidePropertyCuration", { params, body, once: textOf(form, "once") });
  if ("problem" in written) return page(c, written.problem);
  return c.redirect(`${BASE}?decided=${encodeURIComponent(params.propertyId)}`, 303);
});

reviews.post("/:propertyId/undo", async (c) => {
  const params = { propertyId: c.req.param("propertyId") };
  const written = await send(c, "undoPropertyCuration", { params });
  if ("problem" in written) return page(c, written.problem);
  return c.redirect(`${BASE}/${encodeURIComponent(params.propertyId)}`, 303);
});
