import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { read, readAll, readIfOpen, send } from "../../api/member.ts";
import { formOf } from "../../body.ts";
import { inAccount, type PanelBindings, type PanelContext, runsBusiness } from "../../context.ts";
import { Act } from "../../kit/act.tsx";
import { Field, Options, Refused, textOf } from "../../kit/fields.tsx";
import { Page, show } from "../../kit/frame.tsx";
import { Manage, Task } from "../../kit/manage.tsx";
import { done } from "../../kit/toast.tsx";
import { Held } from "../held/held.tsx";
import { History, linesOf, namesAround, readsOfHistory } from "../history/history.tsx";
import { nearIds, OBJECT_RADAR, ObjectRadar } from "../radar/object-radar.tsx";
import { PropertyFacts, PropertyState } from "./facts.tsx";
import { FIELD_TITLES } from "./field-texts.ts";
import { PHOTOS, PROPERTY_FORM } from "./form-texts.ts";
import { type Property, propertiesBase } from "./page.tsx";
import { PhotosComing, PhotoUpload } from "./photo-upload.tsx";
import { PriceNow } from "./price-now.tsx";
import { PROPERTIES, STATUSES } from "./texts.ts";

const pathOf = (c: PanelContext): string => `${propertiesBase(c)}/${c.req.param("propertyId")}`;

const paramsOf = (c: PanelContext) => ({ propertyId: c.req.param("propertyId") ?? "" });

/** The first few of up to 30 photos. */
const SHOWN_PHOTOS = 4;

const Photos = ({ c, property }: { readonly c: PanelContext; readonly property: Property }) => {
  const t = c.get("t");
  const { photos } = property;
  const isOpen = runsBusiness(c) && property.status !== "DELETED";
  return (
    <>
      {photos.length > 0 && (
        <>
          {/* On a phone this scrolls, by keyboard too. */}
          <section class="strip" aria-label={t(FIELD_TITLES.photos!)} tabindex={0}>
            {photos.slice(0, SHOWN_PHOTOS).map((photo) => (
              <img src={photo} alt="" width="240" height="180" loading="lazy" />
            ))}
          </section>
          <div class="row under">
            <span class="hint">
              {Math.min(SHOWN_PHOTOS, photos.length)} / {photos.length}
            </span>
            {isOpen && <a href={`${pathOf(c)}/gallery`}>{t(PHOTOS.order)}</a>}
          </div>
        </>
      )}
      <PhotosComing c={c} property={property} />
      {isOpen && (
        <details open={photos.length === 0}>
          <summary>{t(PHOTOS.upload)}</summary>
          <PhotoUpload c={c} property={property} />
        </details>
      )}
    </>
  );
};

interface TasksParts {
  readonly c: PanelContext;
  readonly property: Property;
  readonly held: readonly string[];
}

const Tasks = ({ c, property, held }: TasksParts) => {
  const t = c.get("t");
  return (
    <Manage c={c}>
      <Task c={c} title={PROPERTIES.setStatus} text={PROPERTIES.setStatusText}>
        <Act c={c} to={`${pathOf(c)}/status`} title={PROPERTIES.save} kind="main">
          <input type="hidden" name="was" value={property.status} />
          <Field
            label={t(PROPERTIES.status)}
            pointer="/status"
            control={(own) => (
              <select {...own}>
                <Options c={c} of={STATUSES} chosen={property.status} />
              </select>
            )}
          />
        </Act>
      </Task>
      {held.length > 0 && <Held c={c} to={`${pathOf(c)}/release`} fields={held} titles={FIELD_TITLES} />}
      {property.photoSync && (
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

/** Titles of the fields and values in the history, as on the forms. */
const HISTORY_TITLES = { fields: FIELD_TITLES, values: { ...STATUSES, DELETED: PROPERTIES.trashed } };

const propertyPage = async (c: PanelContext, problem?: Problem) => {
  const params = paramsOf(c);
  const [{ data: property }, { data: edits }, { data: types }, explored, events, acts] = await readAll(
    c,
    read("getProperty", { params }),
    read("listPropertyEdits", { params }),
    read("listPropertyTypes"),
    readIfOpen("listPropertyMatches", { params, query: OBJECT_RADAR }),
    ...readsOfHistory(params.propertyId),
  );
  const lines = linesOf(events?.data ?? [], acts?.data ?? []);
  const names = await namesAround(c, lines, nearIds(explored));
  const t = c.get("t");
  const isOpen = property.status !== "DELETED" && runsBusiness(c);
  const actions = isOpen && (
    <div class="row">
      <a class="button" href={`${pathOf(c)}/edit`}>
        {t(PROPERTY_FORM.edit)}
      </a>
      <Act c={c} to={`${pathOf(c)}/confirm`} title={PROPERTIES.confirm} isInPlace />
    </div>
  );
  return show(
    c,
    <Page c={c} title={property.title ?? t(PROPERTIES.untitled)} action={actions}>
      <Refused problem={problem} />
      <Photos c={c} property={property} />
      <div class="sides">
        <div>
          <PropertyFacts c={c} property={property} types={types} />
          {explored && property.status === "ACTIVE" && (
            <ObjectRadar c={c} explored={explored} of="property" names={names} />
          )}
        </div>
        <div>
          <PropertyState c={c} property={property} />
          {isOpen && <PriceNow c={c} property={property} />}
          <History c={c} lines={lines} words={HISTORY_TITLES} names={names} />
        </div>
      </div>
      {isOpen && <Tasks c={c} property={property} held={edits.fields} />}
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
  if ("problem" in written) return propertyPage(c, written.problem);
  const before = textOf(form, "was");
  const undo = { to: `${pathOf(c)}/status`, fields: { "/status": before, was: body.status } };
  return Object.hasOwn(STATUSES, before) && before !== body.status
    ? done(c, pathOf(c), "saved", undo)
    : done(c, pathOf(c));
});

property.post("/:propertyId/confirm", async (c) => {
  const body = { ids: [c.req.param("propertyId")] };
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "confirmProperties", { body, once });
  return "problem" in written ? propertyPage(c, written.problem) : done(c, pathOf(c), "confirmed");
});

property.post("/:propertyId/release", async (c) => {
  const form = await formOf(c);
  const body = { fields: form.getAll("/fields") };
  const params = paramsOf(c);
  const written = await send(c, "releasePropertyFields", { params, body, once: textOf(form, "once") });
  return "problem" in written ? propertyPage(c, written.problem) : done(c, pathOf(c));
});

property.post("/:propertyId/photos", async (c) => {
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "fetchPropertyPhotos", { params: paramsOf(c), once });
  return "problem" in written ? propertyPage(c, written.problem) : done(c, pathOf(c));
});

property.post("/:propertyId/trash", async (c) => {
  const once = textOf(await formOf(c), "once");
  const written = await send(c, "trashProperty", { params: paramsOf(c), once });
  return "problem" in written
    ? propertyPage(c, written.problem)
    : done(c, propertiesBase(c), "trashed", {
        to: inAccount(c, `/trash/${paramsOf(c).propertyId}/restore`),
      });
});
