import { Hono } from "hono";
import { BUSINESS_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import { ask, read, readAll, requireRole, send } from "../../api/member.ts";
import type { AnswerTo } from "../../api/operations.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { amountText, numberAt } from "../../kit/amounts.ts";
import { mergeEdits, SHOWN_PREFIX, shownIn } from "../../kit/edit-conflicts.tsx";
import { textOf } from "../../kit/fields.tsx";
import type { Values } from "../../kit/form-values.ts";
import { type RefusedForm, showForm } from "../../kit/record-form.tsx";
import { done, type Undo } from "../../kit/toast.tsx";
import { editConflictOf } from "../history/changed-by.ts";
import { PropertyFields } from "./form.tsx";
import { PROPERTY_FORM } from "./form-texts.ts";
import { propertiesBase } from "./page.tsx";
import { creationOf, editOf, valuesOfProperty, valuesSent } from "./values.ts";

const PRICES: ReadonlySet<string> = new Set(["salePrice", "rentPrice"]);

const paramsOf = (c: PanelContext) => ({ propertyId: c.req.param("propertyId") ?? "" });

const newPage = async (c: PanelContext, sent?: RefusedForm) => {
  requireRole(c, BUSINESS_ROLES);
  const { data: types } = await ask(c, "listPropertyTypes");
  return showForm(
    c,
    {
      title: PROPERTY_FORM.add,
      intro: PROPERTY_FORM.addIntro,
      submit: PROPERTY_FORM.create,
      action: `${propertiesBase(c)}/new`,
      types,
      values: sent?.values ?? valuesOfProperty(null),
      fields: (parts) => <PropertyFields {...parts} />,
    },
    sent,
  );
};

/** The form does not send photos: if they were listed as shown, they would count as removed. */
const withoutPhotos = ({ "/photos": _, ...shown }: Values): Values => shown;

const editPage = async (c: PanelContext, sent?: RefusedForm) => {
  requireRole(c, BUSINESS_ROLES);
  const [{ data: property }, { data: types }] = await readAll(
    c,
    read("getProperty", { params: paramsOf(c) }),
    read("listPropertyTypes"),
  );
  const values = sent?.values ?? valuesOfProperty(property);
  const name = property.title ?? property.externalRef;
  return showForm(
    c,
    {
      title: [c.get("t")(PROPERTY_FORM.editTitle), name].filter(Boolean).join(": "),
      intro: PROPERTY_FORM.intro,
      submit: PROPERTY_FORM.save,
      action: `${propertiesBase(c)}/${property.id}/edit`,
      types,
      values,
      shown: withoutPhotos(sent?.shown ?? values),
      fields: (parts) => (
        <PropertyFields
          {...parts}
          photos={{ addresses: property.photos, page: `${propertiesBase(c)}/${property.id}/gallery` }}
          isLaunch={property.launch !== null}
        />
      ),
    },
    sent,
  );
};

export const propertyEdit = new Hono<PanelBindings>();

propertyEdit.get("/new", (c) => newPage(c));

propertyEdit.post("/new", async (c) => {
  const form = await formOf(c);
  const values = valuesSent(form);
  const once = textOf(form, "once");
  const written = await send(c, "createProperty", { body: creationOf(values), once });
  if ("problem" in written) return newPage(c, { values, once, problem: written.problem });
  return done(c, `${propertiesBase(c)}/${written.done.data.id}`);
});

/** In a form that undoes an edit: the fields that go back to the API or the feed. */
const RELEASED_FIELD = "released";

interface Edit {
  /** The members that the edit wrote. */
  readonly written: readonly string[];
  readonly sent: Values;
  readonly shown: Values;
  /** The fields that the dashboard held before the edit. */
  readonly held: readonly string[];
}

/** Whether a price is on request (rules 19.23), which undoing an edit would not restore. */
const isOnRequest = ({
  salePrice,
  rentPrice,
  radar: { pending },
}: AnswerTo<"getProperty">["data"]): boolean =>
  (salePrice !== null && pending.includes("SALE_PRICE_MISSING")) ||
  (rentPrice !== null && pending.includes("RENT_PRICE_MISSING"));

/** Only an edit of prices can be undone, by sending the form with the values shown before. */
const undoOf = (c: PanelContext, { written, sent, shown, held }: Edit): Undo | undefined => {
  if (!written.every((name) => PRICES.has(name) && `/${name}` in shown)) return undefined;
  const asShown = (text: string): string => {
    const read = numberAt("salePrice", text);
    return typeof read === "number" ? amountText(read) : text;
  };
  const fields = written.flatMap((name) => [
    [`/${name}`, shown[`/${name}`]!],
    [`${SHOWN_PREFIX}/${name}`, asShown(sent[`/${name}`]!)],
  ]);
  const released = written.filter((name) => !held.includes(name));
  return { to: c.req.path, fields: { ...Object.fromEntries(fields), [RELEASED_FIELD]: released.join(" ") } };
};

propertyEdit.get("/:propertyId/edit", (c) => editPage(c));

propertyEdit.post("/:propertyId/edit", async (c) => {
  const form = await formOf(c);
  const shown = shownIn(form);
  const all = Object.entries(valuesSent(form));
  // A form with a few fields, such as one that undoes an edit, leaves the others as they are.
  const sent = Object.fromEntries(
    all.filter(([name]) => form.has(`${SHOWN_PREFIX}${name}`) || form.has(name)),
  );
  const once = textOf(form, "once");
  const params = paramsOf(c);
  const [{ data: property }, { data: held }] = await readAll(
    c,
    read("getProperty", { params }),
    read("listPropertyEdits", { params }),
  );
  const now = valuesOfProperty(property);
  const values = { ...now, ...sent };
  const merged = { ...now, ...mergeEdits(sent, shown, now) };
  const problem = await editConflictOf(c, property.id, { sent, shown, now });
  if (problem) return editPage(c, { values: merged, shown: now, once, problem });
  const body = editOf(merged, property);
  const page = `${propertiesBase(c)}/${property.id}`;
  if (Object.keys(body).length === 0) return c.redirect(page, 303);
  const isUndo = form.has(RELEASED_FIELD);
  const released = textOf(form, RELEASED_FIELD).split(" ").filter(Boolean);
  const written = await send(c, "editProperty", {
    params,
    body: isUndo ? { ...body, released } : body,
    once,
  });
  if ("problem" in written)
    return editPage(c, { values, shown: { ...now, ...shown }, once, problem: written.problem });
  const edit = { written: Object.keys(body), sent, shown, held: held.fields };
  return isUndo
    ? done(c, page, "undone")
    : done(c, page, "saved", isOnRequest(property) ? undefined : undoOf(c, edit));
});
