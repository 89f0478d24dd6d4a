import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { BUSINESS_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import {
  HIDEABLE_FIELDS,
  HIDEABLE_OF_PROPERTY,
  type HideableField,
} from "../../../../src/vocabulary/visibility.ts";
import { read, readAll, requireRole, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext } from "../../context.ts";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { IdempotencyKey, Refused } from "../../kit/fields.tsx";
import { Ticks } from "../../kit/form-lines.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Empty } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { moneyIn } from "../../kit/values.tsx";
import { termText } from "../properties/facts.tsx";
import { HIDEABLE_TITLES, VISIBILITY } from "./texts.ts";

type Property = AnswerTo<"listProperties">["data"][number];

const FIELD = "/hiddenFields";

const titlesOf = (fields: readonly HideableField[]) =>
  Object.fromEntries(fields.map((field) => [field, HIDEABLE_TITLES[field]]));

const HIDEABLE_FROM_KEYS = HIDEABLE_FIELDS.filter(
  (field) => !HIDEABLE_OF_PROPERTY.some((one) => one === field),
);

const baseOf = (c: PanelContext): string => inAccount(c, "/visibility");

const Form = ({
  c,
  hidden,
  problem,
}: {
  c: PanelContext;
  hidden: readonly string[];
  problem?: Problem | undefined;
}) => {
  const t = c.get("t");
  const values = { [FIELD]: hidden.join(" ") };
  const parts = { c, values, problem, pointer: FIELD };
  return (
    <form method="post" action={baseOf(c)} class="card">
      <IdempotencyKey value={undefined} />
      <Ticks {...parts} label={VISIBILITY.hide} of={titlesOf(HIDEABLE_OF_PROPERTY)} />
      <Ticks {...parts} id="f-keys" label={VISIBILITY.keys} of={titlesOf(HIDEABLE_FROM_KEYS)} />
      <p class="hint">{t(VISIBILITY.keysHint)}</p>
      <button type="submit" class="main">
        {t(VISIBILITY.save)}
      </button>
    </form>
  );
};

/** What a partner sees of a property's hideable field; null if it has no value. */
const shownOf = (
  c: PanelContext,
  property: Property,
  field: (typeof HIDEABLE_OF_PROPERTY)[number],
): string | null => {
  const t = c.get("t");
  if (field === "coverPhoto") return property.photos.length > 0 ? t(VISIBILITY.yes) : null;
  if (field === "listingUrl") return property.listingUrl && t(VISIBILITY.accepted);
  return field === "title" ? property.title : termText(c, field, property.partnershipTerms[field]);
};

/** The newest properties, of which the fullest one is the example. */
const EXAMPLES = "20";

const fullestOf = (c: PanelContext, properties: readonly Property[]): Property | undefined => {
  const shown = (property: Property) =>
    HIDEABLE_OF_PROPERTY.filter((field) => shownOf(c, property, field) !== null).length;
  return properties.toSorted((one, other) => shown(other) - shown(one))[0];
};

const Preview = ({
  c,
  property,
  hidden,
}: {
  c: PanelContext;
  property: Property;
  hidden: readonly string[];
}) => {
  const { language, t } = c.var;
  const price = property.salePrice ?? property.rentPrice;
  const facts: readonly Fact[] = [
    ...HIDEABLE_OF_PROPERTY.map(
      (field): Fact => [
        HIDEABLE_TITLES[field],
        hidden.includes(field) ? (
          <span class="badge waiting">{t(VISIBILITY.hidden)}</span>
        ) : (
          (shownOf(c, property, field) ?? t(VISIBILITY.empty))
        ),
      ],
    ),
    [VISIBILITY.price, price === null ? t(VISIBILITY.empty) : moneyIn(language, price)],
    [VISIBILITY.place, [property.address.neighborhood, property.address.city].filter(Boolean).join(", ")],
  ];
  return <Facts c={c} facts={facts} />;
};

const visibilityPage = async (c: PanelContext, problem?: Problem) => {
  requireRole(c, BUSINESS_ROLES);
  const t = c.get("t");
  const [{ data: account }, { data: properties }] = await readAll(
    c,
    read("getAccount"),
    read("listProperties", { query: { status: "ACTIVE", limit: EXAMPLES } }),
  );
  const { hiddenFields } = account;
  const property = fullestOf(c, properties);
  return show(
    c,
    <Page c={c} title={VISIBILITY.title}>
      <Refused problem={problem} />
      <p>{t(VISIBILITY.intro)}</p>
      {c.get("membership").role === "OWNER" ? (
        <Form c={c} hidden={hiddenFields} problem={problem} />
      ) : (
        <p class="hint">{t(VISIBILITY.ownerOnly)}</p>
      )}
      <h2>{t(VISIBILITY.preview)}</h2>
      {property ? (
        <section class="card">
          <Preview c={c} property={property} hidden={hiddenFields} />
        </section>
      ) : (
        <Empty c={c} text={VISIBILITY.none} />
      )}
    </Page>,
    problem ? 422 : 200,
  );
};

export const visibility = new Hono<PanelBindings>();

visibility.get("/", (c) => visibilityPage(c));

visibility.post("/", async (c) => {
  const form = await formOf(c);
  const written = await send(c, "setVisibility", { body: { hiddenFields: form.getAll(FIELD) } });
  return "problem" in written ? visibilityPage(c, written.problem) : done(c, baseOf(c));
});
