import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { ID_PREFIXES } from "../../../../src/lib/id.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import { LABELS } from "../../../../src/vocabulary/labels.ts";
import { isUnknown } from "../../api/client.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { ask, requireRole, send } from "../../api/operator.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { centsAt, numberAt, withReadings } from "../../kit/amounts.ts";
import { Field, IdempotencyKey, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { type Account, AccountField, accountAt, findAccount } from "../account-field.tsx";
import { type Fitting, FittingAccounts } from "./fitting.tsx";
import { offeredIn } from "./offered.ts";
import { FITTING, OWNERS } from "./texts.ts";

const BASE = "/operator/owners";
const FORM = "offer";
/** Accounts listed beside the form: the ones readiest to accept come first. */
const ACCOUNTS = "50";

/** The text fields of every offer, by pointer; `OWNER_FIELDS` has those of a new owner. */
const OFFER_FIELDS: Readonly<Record<string, Sentence>> = {
  "/priceCents": OWNERS.priceReais,
  "/deadlineMinutes": OWNERS.minutes,
};
const OWNER_FIELDS: Readonly<Record<string, Sentence>> = {
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
  "/purpose": { title: OWNERS.purpose, of: LABELS.purpose },
  "/propertyType": { title: OWNERS.type, of: LABELS.propertyType },
} as const;

/** The text in the form, by pointer. */
type Values = (pointer: string) => string;

interface Shown {
  readonly values: Values;
  readonly once?: string;
  readonly problem?: Problem;
  readonly fitting?: Fitting;
}

/** The account and the owner that the address names, if it does. */
interface Known {
  readonly account: Account | null;
  readonly owner: AnswerTo<"readOwner">["data"] | null;
}

const findKnown = async (c: PanelContext, values: Values): Promise<Known> => {
  const ownerId = values("/ownerId");
  const accountId = values("/accountId");
  const [account, owner] = await Promise.all([
    accountId.startsWith(ID_PREFIXES.account) ? accountAt(c, accountId) : null,
    ownerId ? ask(c, "readOwner", { params: { offerId: ownerId } }) : null,
  ]);
  return { account, owner: owner?.data ?? null };
};

const shownFrom = (form: FormData): Pick<Shown, "values" | "once"> => ({
  values: (pointer) => textOf(form, pointer),
  once: textOf(form, "once"),
});

interface FieldsParts {
  readonly c: PanelContext;
  readonly of: typeof OFFER_FIELDS;
  readonly values: Values;
  readonly problem: Problem | undefined;
}

const Texts = ({ c, of, values, problem }: FieldsParts) => {
  const t = c.get("t");
  return (
    <>
      {Object.entries(of).map(([pointer, title]) => (
        <Field
          label={t(title)}
          pointer={pointer}
          problem={problem}
          control={(own) => <input maxlength={200} value={values(pointer)} {...own} />}
        />
      ))}
    </>
  );
};

/** The owner that the address names, else the fields of a new one. */
const OwnerFields = ({ c, owner, values, problem }: Omit<FieldsParts, "of"> & Pick<Known, "owner">) => {
  const t = c.get("t");
  if (owner)
    return (
      <p>
        {t(OWNERS.owner)}: <a href={`${BASE}/${owner.id}`}>{offeredIn(c, owner)}</a>{" "}
        <a href={`${BASE}/new`}>{t(OWNERS.another)}</a>
        <input type="hidden" name="/ownerId" value={owner.id} />
      </p>
    );
  return (
    <>
      <Texts c={c} of={OWNER_FIELDS} values={values} problem={problem} />
      {Object.entries(CHOICES).map(([pointer, { title, of }]) => (
        <Field
          label={t(title)}
          pointer={pointer}
          problem={problem}
          control={(own) => (
            <select {...own}>
              <option value="" />
              <Options c={c} of={of} chosen={values(pointer)} />
            </select>
          )}
        />
      ))}
    </>
  );
};

const formPage = async (c: PanelContext, shown: Shown) => {
  const t = c.get("t");
  const { values, once, fitting } = shown;
  const problem = shown.problem && withReadings(c, shown.problem, values);
  const { account, owner } = await findKnown(c, values);
  return show(
    c,
    <Page c={c} title={OWNERS.offer}>
      <Refused problem={problem} />
      <form id={FORM} method="post" action={`${BASE}/new`} class="card">
        <IdempotencyKey value={once} />
        <OwnerFields c={c} owner={owner} values={values} problem={problem} />
        <Texts c={c} of={OFFER_FIELDS} values={values} problem={problem} />
        <AccountField
          c={c}
          label={OWNERS.account}
          pointer="/accountId"
          chosen={account}
          text={values("/accountId")}
          problem={problem}
        />
        <span class="row">
          <button type="submit" class="main">
            {t(OWNERS.send)}
          </button>
          <button type="submit" class="plain" formaction={`${BASE}/new/accounts`} formnovalidate>
            {t(FITTING.see)}
          </button>
        </span>
      </form>
      {fitting && (
        <FittingAccounts
          c={c}
          fitting={{ ...fitting, nextCursor: null }}
          act={({ accountId }) => (
            <button type="submit" form={FORM} class="plain" name="chosen" value={accountId}>
              {t(FITTING.choose)}
            </button>
          )}
        />
      )}
    </Page>,
    problem ? 422 : 200,
  );
};

/** The members of one group, `owner` or `address`, that are filled in. */
const group = (form: FormData, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.keys(OWNER_FIELDS).flatMap((pointer) => {
      const [, parent, member = ""] = pointer.split("/");
      const value = textOf(form, pointer);
      return parent === name && value !== "" ? [[member, value]] : [];
    }),
  );

const bodyOf = (form: FormData) => {
  const text = (pointer: string) => textOf(form, pointer);
  const minutes = text("/deadlineMinutes");
  const owner = group(form, "owner");
  const address = group(form, "address");
  const single = ["ownerId", "purpose", "propertyType"].flatMap((name) =>
    text(`/${name}`) === "" ? [] : [[name, text(`/${name}`)] as const],
  );
  const expects = numberAt("/priceExpected", text("/priceExpected"));
  return {
    priceCents: centsAt("/priceCents", text("/priceCents")),
    deadlineMinutes: /^\d+$/.test(minutes) ? Number(minutes) : minutes,
    ...Object.fromEntries(single),
    ...(Object.keys(owner).length > 0 && { owner }),
    ...(Object.keys(address).length > 0 && { address }),
    ...(expects !== null && { priceExpected: expects }),
  };
};

/** The query for fitting accounts: a known owner's id, or a new owner's city and purpose. */
const fittingQuery = (form: FormData): Record<string, string> => {
  const ownerId = textOf(form, "/ownerId");
  const named = ownerId
    ? { ownerId }
    : { cityId: textOf(form, "/address/cityId"), purpose: textOf(form, "/purpose") };
  return Object.fromEntries(Object.entries(named).filter(([, value]) => value !== ""));
};

/** Offers a new or known owner to an account, named in the form or picked from the list beside it. */
export const newOwner = new Hono<PanelBindings>();

newOwner.get("/new", (c) => {
  requireRole(c, ["FINANCE", "CURATION"]);
  const { ownerId = "", accountId = "" } = c.req.query();
  const known: Readonly<Record<string, string>> = { "/ownerId": ownerId, "/accountId": accountId };
  return formPage(c, { values: (pointer) => known[pointer] ?? "" });
});

/** Shows the form again, with the fitting accounts beside it. Posts, so that no address contains what was typed. */
newOwner.post("/new/accounts", async (c) => {
  const form = await formOf(c);
  const query = { ...fittingQuery(form), limit: ACCOUNTS };
  const found = await send(c, "listFittingAccounts", { query });
  const answer = "problem" in found ? found : { fitting: found.done };
  return formPage(c, { ...shownFrom(form), ...answer });
});

/** Adds the faults of the other fields, so that the form is not refused twice. */
const withFaults = async (
  c: PanelContext,
  form: FormData,
  { problem }: { readonly problem: Problem },
): Promise<Problem> => {
  const asked = { params: { accountId: "-" }, body: bodyOf(form) };
  const sent = await send(c, "offerOwner", asked).catch((error: unknown) => {
    if (isUnknown(error)) return null;
    throw error;
  });
  const others = sent && "problem" in sent ? (sent.problem.invalidParams ?? []) : [];
  return { ...problem, invalidParams: [...(problem.invalidParams ?? []), ...others] };
};

newOwner.post("/new", async (c) => {
  requireRole(c, ["FINANCE", "CURATION"]);
  const form = await formOf(c);
  const named = await findAccount(c, textOf(form, "chosen") || textOf(form, "/accountId"), "/accountId");
  if ("problem" in named)
    return formPage(c, { ...shownFrom(form), problem: await withFaults(c, form, named) });
  const params = { accountId: named.account.id };
  const asked = { params, body: bodyOf(form), once: textOf(form, "once") };
  const written = await send(c, "offerOwner", asked);
  return "problem" in written
    ? formPage(c, { ...shownFrom(form), ...written })
    : c.redirect(`${BASE}?offered=1`, 303);
});
