import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { formOf } from "../../body.ts";
import { type PanelBindings, type PanelContext, runsBusiness, sayIn } from "../../context.ts";
import { read, readAll, readIfOpen, send } from "../../api/member.ts";
import { Act } from "../../kit/act.tsx";
import { type Fact, Facts } from "../../kit/facts.tsx";
import { Field, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Held } from "../held/held.tsx";
import { Manage, Task } from "../../kit/manage.tsx";
import { OBJECT_RADAR, ObjectRadar } from "../radar/object-radar.tsx";
import { State } from "../../kit/state.tsx";
import { numberIn, Time } from "../../kit/values.tsx";
import { PROPERTIES, STATUSES } from "./texts.ts";
import { FIELD_TITLES } from "./field-texts.ts";
import { PROPERTY_FORM } from "./form-texts.ts";
import { Prices, type Property, placeOf, propertiesBase, Radar } from "./page.tsx";

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

/** The first few, of which a property has up to 30. */
const SHOWN_PHOTOS = 4;

const Photos = ({ c, photos }: { readonly c: PanelContext } & Pick<Property, "photos">) =>
  photos.length === 0 ? null : (
    // On a phone it scrolls, by keys too.
    <section class="strip" aria-label={sayIn(c.get("language"))(FIELD_TITLES.photos!)} tabindex={0}>
      {photos.slice(0, SHOWN_PHOTOS).map((photo) => (
        <img src={photo} alt="" width="240" height="180" loading="lazy" />
      ))}
    </section>
  );

interface TasksParts {
  readonly c: PanelContext;
  readonly one: Property;
  readonly held: readonly string[];
}

const Tasks = ({ c, one, held }: TasksParts) => {
  const say = sayIn(c.get("language"));
  return (
    <Manage c={c}>
      <Task c={c} title={PROPERTIES.setStatus} text={PROPERTIES.setStatusText}>
        <Act c={c} to={`${pathOf(c)}/status`} title={PROPERTIES.save} kind="main">
          <Field
            label={say(PROPERTIES.status)}
            pointer="/status"
            control={(own) => (
              <select {...own}>
                <Options c={c} of={STATUSES} chosen={one.status} />
              </select>
            )}
          />
        </Act>
      </Task>
      {held.length > 0 && <Held c={c} to={`${pathOf(c)}/release`} fields={held} titles={FIELD_TITLES} />}
      {one.photoSync && (
        <Task c={c} title={PROPERTY_FORM.photosAgain} text={PROPERTY_FORM.photosAgainText}>
          <Act c={c} to={`${pathOf(c)}/photos`} title={PROPERTY_FORM.photosAgain} />
        </Task>
      )}
      <Task c={c} title={PROPERTY_FORM.trash} text={PROPERTY_FORM.trashText}>
        <Act c={c} to={`${pathOf(c)}/trash`} title={PROPERTY_FORM.trash} kind="danger" />
      </Task>
    </Manage>
  );
};

const propertyPage = async (c: PanelContext, problem?: Problem) => {
  const params = paramsOf(c);
  const [{ data: one }, { data: edits }, explored] = await readAll(
    c,
    read("getProperty", { params }),
    read("listPropertyEdits", { params }),
    readIfOpen("listPropertyMatches", { params, query: OBJECT_RADAR }),
  );
  const say = sayIn(c.get("language"));
  const isOpen = one.status !== "DELETED" && runsBusiness(c);
  const actions = isOpen && (
    <div class="row">
      <a class="button" href={`${pathOf(c)}/edit`}>
        {say(PROPERTY_FORM.edit)}
      </a>
      <Act c={c} to={`${pathOf(c)}/confirm`} title={PROPERTIES.confirm} isInPlace />
    </div>
  );
  return show(
    c,
    <Page c={c} title={one.title ?? say(PROPERTIES.untitled)} action={actions}>
      <Refused problem={problem} />
      <Photos c={c} photos={one.photos} />
      <section class="card">
        <Facts c={c} facts={factsOf(c, one)} />
      </section>
      {explored && one.status === "ACTIVE" && <ObjectRadar c={c} explored={explored} of="property" />}
      {isOpen && <Tasks c={c} one={one} held={edits.fields} />}
    </Page>,
    problem ? 422 : 200,
  );
};

export const property = new Hono<PanelBindings>();

property.get("/:propertyId", (c) => propertyPage(c));

property.post("/:propertyId/status", async (c) => {
  const form = await formOf(c);
  const body = { status: textOf(form, "/status") };
  const once = textOf(form, "once");
  const written = await send(c, "setPropertyStatus", { params: paramsOf(c), body, once });
  return "problem" in written ? propertyPage(c, written.problem) : c.redirect(pathOf(c), 303);
});

property.post("/:propertyId/confirm", async (c) => {
  const body = { ids: [c.req.param("propertyId")] };
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "confirmProperties", { body, once });
  return "problem" in written ? propertyPage(c, written.problem) : c.redirect(pathOf(c), 303);
});

property.post("/:propertyId/release", async (c) => {
  const form = await formOf(c);
  const body = { fields: form.getAll("/fields") };
  const params = paramsOf(c);
  const written = await send(c, "releasePropertyFields", { params, body, once: textOf(form, "once") });
  return "problem" in written ? propertyPage(c, written.problem) : c.redirect(pathOf(c), 303);
});

property.post("/:propertyId/photos", async (c) => {
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "fetchPropertyPhotos", { params: paramsOf(c), once });
  return "problem" in written ? propertyPage(c, written.problem) : c.redirect(pathOf(c), 303);
});

property.post("/:propertyId/trash", async (c) => {
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "trashProperty", { params: paramsOf(c), once });
  return "problem" in written ? propertyPage(c, written.problem) : c.redirect(propertiesBase(c), 303);
});
