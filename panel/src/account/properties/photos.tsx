import { Hono } from "hono";
import type { Problem } from "../../../../src/errors/problem.ts";
import { addressesIn } from "../../../../src/intake/photo-texts.ts";
import { BUSINESS_ROLES } from "../../../../src/vocabulary/member-roles.ts";
import { ask, requireRole, send } from "../../api/member.ts";
import { formOf } from "../../body.ts";
import type { PanelBindings, PanelContext } from "../../context.ts";
import { IdempotencyKey, Refused, textOf } from "../../kit/fields.tsx";
import { Lines } from "../../kit/form-lines.tsx";
import { linesIn } from "../../kit/form-values.ts";
import { Page, show } from "../../kit/frame.tsx";
import { Empty } from "../../kit/table.tsx";
import { done } from "../../kit/toast.tsx";
import { PHOTOS } from "./form-texts.ts";
import { propertiesBase } from "./page.tsx";
import { PhotosComing, PhotoUpload } from "./photo-upload.tsx";

export const pathOf = (c: PanelContext): string => `${propertiesBase(c)}/${c.req.param("propertyId")}`;

export const paramsOf = (c: PanelContext) => ({ propertyId: c.req.param("propertyId") ?? "" });

/** A file that was not added as a photo. */
export interface RefusedFile {
  readonly name: string;
  readonly reason: string;
}

/** What was sent, if not all of it entered the gallery. */
interface Sent {
  readonly photos?: readonly string[];
  readonly added?: string;
  readonly problem?: Problem;
  readonly refused?: readonly RefusedFile[];
  /** How many of the files were taken. */
  readonly taken?: number;
  readonly isEmpty?: boolean;
}

interface PhotoParts {
  readonly c: PanelContext;
  readonly photo: string;
  readonly place: number;
  readonly of: number;
}

const Photo = ({ c, photo, place, of }: PhotoParts) => {
  const t = c.get("t");
  const name = t(PHOTOS.photo).replace("{place}", String(place));
  return (
    <li>
      <img src={photo} alt={name} width="240" height="180" loading="lazy" draggable={false} />
      <input type="hidden" name="photo" value={photo} />
      <label>
        {t(PHOTOS.place)}
        <input
          type="number"
          name="place"
          min="1"
          max={of}
          value={place}
          required
          aria-label={`${name}: ${t(PHOTOS.place)}`}
        />
      </label>
      <label class="choice">
        <input type="checkbox" name="drop" value={photo} />
        {t(PHOTOS.drop)}
      </label>
    </li>
  );
};

const RefusedFiles = ({ c, refused = [], taken = 0, isEmpty }: Sent & { readonly c: PanelContext }) => {
  const t = c.get("t");
  if (refused.length === 0 && !isEmpty) return null;
  return (
    <div class="notice bad" role="alert">
      <strong>{t(isEmpty ? PHOTOS.choose : PHOTOS.refused).replace("{taken}", String(taken))}</strong>
      {refused.length > 0 && (
        <ul>
          {refused.map(({ name, reason }) => (
            <li>
              {name}: {reason}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

export const photosPage = async (c: PanelContext, sent?: Sent) => {
  requireRole(c, BUSINESS_ROLES);
  const t = c.get("t");
  const { data: property } = await ask(c, "getProperty", { params: paramsOf(c) });
  const photos = sent?.photos ?? property.photos;
  const values = { "/photos": sent?.added ?? "" };
  return show(
    c,
    <Page c={c} title={[t(PHOTOS.title), property.title ?? property.externalRef].filter(Boolean).join(": ")}>
      <Refused problem={sent?.problem} />
      <RefusedFiles c={c} {...sent} />
      <PhotosComing c={c} property={property} />
      <PhotoUpload c={c} property={property} />
      <p>{t(PHOTOS.intro)}</p>
      <form method="post" action={`${pathOf(c)}/gallery`} data-arranges>
        <IdempotencyKey value={undefined} />
        <input type="hidden" name="shown" value={property.photos.join("\n")} />
        {photos.length === 0 ? (
          <Empty c={c} text={PHOTOS.none} />
        ) : (
          <ol class="gallery" data-sorts={t(PHOTOS.moved)} data-handle={t(PHOTOS.move)}>
            {photos.map((photo, at) => (
              <Photo c={c} photo={photo} place={at + 1} of={photos.length} />
            ))}
          </ol>
        )}
        <section class="card">
          <Lines
            c={c}
            values={values}
            problem={sent?.problem}
            pointer="/photos"
            label={PHOTOS.add}
            hint={PHOTOS.addHint}
          />
        </section>
        <div class="row">
          <button type="submit" class="main">
            {t(PHOTOS.save)}
          </button>
          <a class="button plain" href={pathOf(c)}>
            {t(PHOTOS.cancel)}
          </a>
        </div>
      </form>
    </Page>,
    sent ? 422 : 200,
  );
};

/** The photos in the order of their numbers; equal numbers keep the photos' order. */
const orderOf = (form: FormData): string[] => {
  const places = form.getAll("place").map(Number);
  const dropped = new Set(form.getAll("drop"));
  return form
    .getAll("photo")
    .map((photo, at) => ({ photo: String(photo), place: places[at] ?? Number.MAX_SAFE_INTEGER }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ photo }) => photo)
    .filter((photo) => !dropped.has(photo));
};

export const propertyPhotos = new Hono<PanelBindings>();

propertyPhotos.get("/:propertyId/gallery", (c) => photosPage(c));

/** Photos added since the page was opened stay, after the ones that it showed. */
propertyPhotos.post("/:propertyId/gallery", async (c) => {
  requireRole(c, BUSINESS_ROLES);
  const form = await formOf(c);
  const added = textOf(form, "/photos").replaceAll("\r", "");
  const shown = linesIn(textOf(form, "shown").replaceAll("\r", ""));
  const order = form.has("keep") ? shown : orderOf(form);
  const photos = [...order, ...linesIn(added).flatMap(addressesIn)];
  if (JSON.stringify(photos) === JSON.stringify(shown)) return c.redirect(pathOf(c), 303);
  const body = { photos, shown };
  const once = textOf(form, "once");
  const written = await send(c, "arrangePropertyPhotos", { params: paramsOf(c), body, once });
  return "problem" in written
    ? photosPage(c, { photos: order, added, problem: written.problem })
    : done(c, pathOf(c));
});
