import { Hono } from "hono";
import type { Problem } from "../../../src/errors/problem.ts";
import { type PanelBindings, type PanelContext, runsBusiness, sayIn } from "../context.ts";
import { ask, send } from "../door.ts";
import { Act } from "../parts/act.tsx";
import { type Fact, Facts } from "../parts/facts.tsx";
import { Field, Options, Refused, textOf } from "../parts/fields.tsx";
import { Page, show } from "../parts/frame.tsx";
import { Held } from "../parts/held.tsx";
import { State } from "../parts/state.tsx";
import { numberIn, Time } from "../parts/values.tsx";
import { PROPERTIES, STATUSES } from "../texts/properties.ts";
import { FIELD_TITLES } from "../texts/property-fields.ts";
import { PROPERTY_FORM } from "../texts/property-form.ts";
import { Prices, type Property, placeOf, propertiesBase, Radar } from "./properties.tsx";

const pathOf = (c: PanelContext): string => `${propertiesBase(c)}/${c.req.param("propertyId")}`;

const paramsOf = (c: PanelContext) => ({ propertyId: c.req.param("propertyId") ?? "" });

const factsOf = (c: PanelContext, one: Property): readonly Fact[] => {
  const language = c.get("language");
  const { confirmation, curation, status, bedrooms, area } = one;
  return [
    [PROPERTIES.code, <code>{one.externalRef ?? one.id}</code>],
    [PROPERTIES.status, <State c={c} is={status} of={{ ...STATUSES, DELETED: PROPERTIES.trashed }} />],
    [PROPERTIES.place, placeOf(one)],
    [PROPERTIES.price, <Prices c={c} one={one} />],
    [PROPERTIES.rooms, bedrooms === null ? null : numberIn(language, bedrooms)],
    [PROPERTIES.area, area === null ? null : `${numberIn(language, area)} m²`],
    [PROPERTIES.radar, status !== "DELETED" && <Radar c={c} one={one} />],
    [PROPERTIES.review, curation.label],
    [PROPERTIES.confirmBy, confirmation.dueAt && <Time at={confirmation.dueAt} language={language} />],
    [PROPERTIES.created, <Time at={one.createdAt} language={language} />],
    [PROPERTIES.updated, <Time at={one.updatedAt} language={language} />],
  ];
};

const Trash = ({ c }: { readonly c: PanelContext }) => {
  const say = sayIn(c.get("language"));
  return (
    <section class="card">
      <h2>{say(PROPERTY_FORM.trash)}</h2>
      <p>{say(PROPERTY_FORM.trashText)}</p>
      <Act {...{ c, to: `${pathOf(c)}/trash`, title: PROPERTY_FORM.trash, kind: "danger" }} />
    </section>
  );
};

const Changes = ({ c, one }: { readonly c: PanelContext; readonly one: Property }) => {
  const say = sayIn(c.get("language"));
  return (
    <section class="card">
      <h2>{say(PROPERTIES.setStatus)}</h2>
      <Act {...{ c, to: `${pathOf(c)}/status`, title: PROPERTIES.save, kind: "main" }}>
        <Field
          {...{ label: say(PROPERTIES.status), pointer: "/status" }}
          control={(own) => (
            <select {...own}>
              <Options c={c} of={STATUSES} chosen={one.status} />
            </select>
          )}
        />
      </Act>
    </section>
  );
};

const propertyPage = async (c: PanelContext, problem?: Problem) => {
  const [{ data: one }, { data: edits }] = await Promise.all([
    ask(c, "getProperty", { params: paramsOf(c) }),
    ask(c, "listPropertyEdits", { params: paramsOf(c) }),
  ]);
  const say = sayIn(c.get("language"));
  const isOpen = one.status !== "DELETED" && runsBusiness(c);
  const actions = isOpen && (
    <div class="row">
      <a class="button" href={`${pathOf(c)}/edit`}>
        {say(PROPERTY_FORM.edit)}
      </a>
      <Act {...{ c, to: `${pathOf(c)}/confirm`, title: PROPERTIES.confirm }} />
    </div>
  );
  return show(
    c,
    <Page c={c} title={one.title ?? say(PROPERTIES.untitled)} action={actions}>
      <Refused problem={problem} />
      <section class="card">
        <Facts c={c} facts={factsOf(c, one)} />
      </section>
      {isOpen && <Changes c={c} one={one} />}
      {isOpen && edits.fields.length > 0 && (
        <Held {...{ c, to: `${pathOf(c)}/release`, fields: edits.fields, titles: FIELD_TITLES }} />
      )}
      {isOpen && <Trash c={c} />}
    </Page>,
    problem ? 422 : 200,
  );
};

export const property = new Hono<PanelBindings>();

property.get("/:propertyId", (c) => propertyPage(c));

property.post("/:propertyId/status", async (c) => {
  const form = await c.req.formData();
  const body = { status: textOf(form, "/status") };
  const once = textOf(form, "once");
  const written = await send(c, "setPropertyStatus", { params: paramsOf(c), body, once });
  return "problem" in written ? propertyPage(c, written.problem) : c.redirect(pathOf(c), 303);
});

property.post("/:propertyId/confirm", async (c) => {
  const body = { ids: [c.req.param("propertyId")] };
  const once = textOf(await c.req.formData(), "once");
  const written = await send(c, "confirmProperties", { body, once });
  return "problem" in written ? propertyPage(c, written.problem) : c.redirect(pathOf(c), 303);
});

property.post("/:propertyId/release", async (c) => {
  const form = await c.req.formData();
  const body = { fields: form.getAll("/fields") };
  const params = paramsOf(c);
  const written = await send(c, "releasePropertyFields", { params, body, once: textOf(form, "once") });
  return "problem" in written ? propertyPage(c, written.problem) : c.redirect(pathOf(c), 303);
});

property.post("/:propertyId/trash", async (c) => {
  const once = textOf(await c.req.formData(), "once");
  const written = await send(c, "trashProperty", { params: paramsOf(c), once });
  return "problem" in written ? propertyPage(c, written.problem) : c.redirect(propertiesBase(c), 303);
});
