import { Hono } from "hono";
import type { Sentence } from "../../../../src/lib/language.ts";
import type { Problem } from "../../../../src/errors/problem.ts";
import { PROPERTY_TYPES, PURPOSES } from "../../../../src/vocabulary/value-lists.ts";
import { type PanelBindings, type PanelContext, sayIn } from "../../context.ts";
import { amountOf } from "../../forms/amounts.ts";
import { Act } from "../../parts/act.tsx";
import { Field, Notice, Once, Refused, textOf } from "../../parts/fields.tsx";
import { Page, show } from "../../parts/frame.tsx";
import { Choice, Empty, Filters, filtersOf, Pager, Table } from "../../parts/table.tsx";
import { moneyIn, Time } from "../../parts/values.tsx";
import { ask, send } from "../door.ts";
import { hasRole } from "../navigation.tsx";
import type { AnswerTo } from "../operations.ts";
import { SandboxFilter } from "../sandbox-filter.tsx";
import { PLACES } from "../texts/frame.ts";
import { OFFER_LISTS, OWNERS } from "../texts/owners.ts";

type Offer = AnswerTo<"listAllOffers">["data"][number];

const PAGE = "50";
const CENTS = 100;
const BASE = "/operator/owners";

interface Sent {
  readonly problem: Problem;
  readonly form?: FormData;
}

const Acts = ({ c, one }: { c: PanelContext; one: Offer }) => {
  if (one.status === "OFFERED")
    return <Act {...{ c, to: `${BASE}/${one.accountId}/${one.id}/withdraw`, title: OWNERS.withdraw }} />;
  return hasRole(c.get("operator"), ["FINANCE"]) ? (
    <a href={`/operator/credits/${one.accountId}`}>{sayIn(c.get("language"))(OWNERS.toCredits)}</a>
  ) : null;
};

/** The end of a time that runs. */
const Until = ({ c, at }: { c: PanelContext; at: string }) => (
  <>
    <Time at={at} language={c.get("language")} />
    <p class="hint" data-until={at} />
  </>
);

const Offers = ({ c, data }: { c: PanelContext; data: readonly Offer[] }) => (
  <Table<Offer>
    c={c}
    rows={data}
    columns={[
      { title: OWNERS.owner, cell: ({ id }) => <code>{id}</code> },
      { title: OWNERS.account, cell: ({ accountId }) => <code>{accountId}</code> },
      {
        title: OWNERS.what,
        cell: (one) => [one.purpose, one.propertyType, one.neighborhood, one.city].filter(Boolean).join(", "),
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
      { title: OWNERS.act, cell: (one) => <Acts c={c} one={one} /> },
    ]}
  />
);

const listPage = async (c: PanelContext, sent?: Sent) => {
  const say = sayIn(c.get("language"));
  const asked = c.req.query("list") ?? "";
  const list = Object.hasOwn(OFFER_LISTS, asked) ? asked : "OPEN";
  const query = { ...filtersOf(c, ["sandbox"]), list, limit: PAGE };
  const { data, nextCursor } = await ask(c, "listAllOffers", { query });
  const offer = (
    <a class="button main" href={`${BASE}/new`}>
      {say(OWNERS.offer)}
    </a>
  );
  return show(
    c,
    <Page c={c} title={PLACES.owners} action={offer}>
      <Refused problem={sent?.problem} />
      {c.req.query("offered") && <Notice kind="good">{say(OWNERS.offered)}</Notice>}
      <Filters c={c}>
        <Choice c={c} name="list" label={OWNERS.list} choices={OFFER_LISTS} />
        <SandboxFilter c={c} />
      </Filters>
      {data.length === 0 ? <Empty c={c} text={OWNERS.none} /> : <Offers c={c} data={data} />}
      <Pager c={c} next={nextCursor} />
    </Page>,
    sent ? 422 : 200,
  );
};

/** Fields of text by their pointers, of any offer and of a new owner. */
const OF_OFFER: Readonly<Record<string, Sentence>> = {
  "/accountId": OWNERS.account,
  "/priceCents": OWNERS.priceReais,
  "/deadlineMinutes": OWNERS.minutes,
  "/ownerId": OWNERS.known,
};
const OF_OWNER: Readonly<Record<string, Sentence>> = {
  "/owner/name": OWNERS.name,
  "/owner/phone": OWNERS.phone,
  "/owner/email": OWNERS.email,
  "/address/cityId": OWNERS.city,
  "/address/neighborhood": OWNERS.neighborhood,
  "/address/street": OWNERS.street,
  "/address/number": OWNERS.number,
  "/priceExpected": OWNERS.expects,
};
const CHOICES = {
  "/purpose": { title: OWNERS.purpose, values: PURPOSES },
  "/propertyType": { title: OWNERS.type, values: PROPERTY_TYPES },
} as const;

const Texts = ({ c, of, sent }: { c: PanelContext; of: typeof OF_OFFER; sent: Sent | undefined }) => {
  const say = sayIn(c.get("language"));
  return (
    <>
      {Object.entries(of).map(([pointer, title]) => (
        <Field
          {...{ label: say(title), pointer, problem: sent?.problem }}
          {...(pointer === "/ownerId" && { hint: say(OWNERS.knownHint) })}
          control={(own) => (
            <input maxlength={200} value={sent?.form ? textOf(sent.form, pointer) : ""} {...own} />
          )}
        />
      ))}
    </>
  );
};

const formPage = (c: PanelContext, sent?: Sent) => {
  const say = sayIn(c.get("language"));
  return show(
    c,
    <Page c={c} title={OWNERS.offer}>
      <Refused problem={sent?.problem} />
      <form method="post" action={`${BASE}/new`} class="card">
        <Once value={sent?.form && textOf(sent.form, "once")} />
        <Texts c={c} of={OF_OFFER} sent={sent} />
        <h2>{say(OWNERS.new)}</h2>
        <Texts c={c} of={OF_OWNER} sent={sent} />
        {Object.entries(CHOICES).map(([pointer, { title, values }]) => (
          <Field
            {...{ label: say(title), pointer, problem: sent?.problem }}
            control={(own) => (
              <select {...own}>
                <option value="" />
                {values.map((value) => (
                  <option value={value} selected={sent?.form && textOf(sent.form, pointer) === value}>
                    {value}
                  </option>
                ))}
              </select>
            )}
          />
        ))}
        <button type="submit" class="main">
          {say(OWNERS.send)}
        </button>
      </form>
    </Page>,
    sent ? 422 : 200,
  );
};

/** What is no number stays text, which the API refuses at its field. */
const cents = (text: string): number | string => {
  const amount = amountOf(text) ?? text;
  return typeof amount === "number" ? Math.round(amount * CENTS) : amount;
};

/** The members that are filled in, by the names of their group. */
const group = (form: FormData, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(OF_OWNER).flatMap((pointer) => {
      const [, parent, member = ""] = pointer.split("/");
      const value = textOf(form, pointer);
      return parent === name && value !== "" ? [[member, value]] : [];
    }),
  );

const bodyOf = (form: FormData) => {
  const text = (pointer: string) => textOf(form, pointer);
  const minutes = text("/deadlineMinutes");
  const [owner, address] = [group(form, "owner"), group(form, "address")];
  const single = ["ownerId", "purpose", "propertyType"].flatMap((name) =>
    text(`/${name}`) === "" ? [] : [[name, text(`/${name}`)] as const],
  );
  const expects = amountOf(text("/priceExpected"));
  return {
    ...{
      priceCents: cents(text("/priceCents")),
      deadlineMinutes: /^\d+$/.test(minutes) ? Number(minutes) : minutes,
    },
    ...Object.fromEntries(single),
    ...(Object.keys(owner).length > 0 && { owner }),
    ...(Object.keys(address).length > 0 && { address }),
    ...(expects !== null && { priceExpected: expects }),
  };
};

export const owners = new Hono<PanelBindings>();

owners.get("/", (c) => listPage(c));

owners.get("/new", async (c) => {
  // Whoever may not offer learns it before the form is filled in.
  await ask(c, "listAllOffers", { query: { limit: "1" } });
  return formPage(c);
});

owners.post("/new", async (c) => {
  const form = await c.req.formData();
  const params = { accountId: textOf(form, "/accountId") || "-" };
  const written = await send(c, "offerOwner", { params, body: bodyOf(form), once: textOf(form, "once") });
  return "problem" in written ? formPage(c, { ...written, form }) : c.redirect(`${BASE}?offered=1`, 303);
});

owners.post("/:accountId/:offerId/withdraw", async (c) => {
  const params = { accountId: c.req.param("accountId"), offerId: c.req.param("offerId") };
  const once = textOf(await c.req.formData(), "once");
  const written = await send(c, "withdrawOffer", { params, once });
  return "problem" in written ? listPage(c, written) : c.redirect(BASE, 303);
});
