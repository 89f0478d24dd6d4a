import { MAX_PHOTOS } from "../../../../src/vocabulary/limits.ts";
import { FILES_BYTES } from "../../body.ts";
import type { PanelContext } from "../../context.ts";
import { IdempotencyKey, Notice } from "../../kit/fields.tsx";
import { numberIn } from "../../kit/values.tsx";
import { PHOTOS } from "./form-texts.ts";
import { type Property, propertiesBase } from "./page.tsx";

const MEGABYTE = 1_000_000;
/** The largest photo that the API takes (rules 14.4). */
export const PHOTO_BYTES = 20 * MEGABYTE;
const TYPES = "image/jpeg,image/png,image/webp,image/avif";

export const roomIn = ({ photos }: Pick<Property, "photos">): number =>
  Math.max(0, MAX_PHOTOS - photos.length);

/** Lets the reader choose or drop photos; a script sends them one by one and shows progress. */
export const PhotoUpload = ({ c, property }: { readonly c: PanelContext; readonly property: Property }) => {
  const t = c.get("t");
  const room = roomIn(property);
  const gallery = `${propertiesBase(c)}/${property.id}/gallery`;
  const hint = t(PHOTOS.filesHint)
    .replace("{room}", String(room))
    .replace("{each}", numberIn(c.get("language"), PHOTO_BYTES / MEGABYTE))
    .replace("{all}", numberIn(c.get("language"), FILES_BYTES / MEGABYTE));
  return (
    <form
      method="post"
      action={`${gallery}/files`}
      enctype="multipart/form-data"
      class="card stack drop"
      id="upload"
      data-uploads={gallery}
      data-room={room}
      data-most={PHOTO_BYTES}
      data-progress={t(PHOTOS.progress)}
      data-sending={t(PHOTOS.sending)}
      data-sent={t(PHOTOS.sent)}
      data-large={t(PHOTOS.large)}
      data-full={t(PHOTOS.full)}
      data-lost={t(PHOTOS.lost)}
      data-failed={t(PHOTOS.failed)}
      data-unsent={t(PHOTOS.unsent)}
      data-ended={t(PHOTOS.ended)}
      data-sign-in={t(PHOTOS.signIn)}
      data-take={t(PHOTOS.take)}
    >
      <IdempotencyKey value={undefined} />
      <input type="hidden" name="keep" value="yes" />
      <input type="hidden" name="shown" value={property.photos.join("\n")} />
      <div class="field">
        <label for="f-files">{t(PHOTOS.files)}</label>
        <input
          type="file"
          id="f-files"
          name="files"
          multiple
          accept={TYPES}
          required
          disabled={room === 0}
          aria-describedby="f-files-hint"
        />
        <p class="hint" id="f-files-hint">
          {hint}
        </p>
      </div>
      <div class="row">
        <button type="submit" class="main" disabled={room === 0}>
          {t(PHOTOS.upload)}
        </button>
      </div>
    </form>
  );
};

const UNDER_WAY: ReadonlySet<string> = new Set(["QUEUED", "NOT_QUEUED"]);

/** Says that photos are still being fetched: until they come, the page shows the previous ones. */
export const PhotosComing = ({ c, property }: { readonly c: PanelContext; readonly property: Property }) => {
  const t = c.get("t");
  if (!property.photoSync || !UNDER_WAY.has(property.photoSync.state)) return null;
  return (
    <Notice kind="plain">
      {t(PHOTOS.coming)} <a href={c.get("pagePath")}>{t(PHOTOS.look)}</a>
    </Notice>
  );
};
