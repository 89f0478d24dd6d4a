import {
  MAX_DESCRIPTION_CHARS,
  MAX_LINE_CHARS,
  MAX_REF_CHARS,
  MAX_TITLE_CHARS,
  MAX_URL_CHARS,
} from "../../../../src/vocabulary/limits.ts";
import { Field } from "../../kit/fields.tsx";
import { Line, Lines, Tick, Ticks, TypeOptions } from "../../kit/form-lines.tsx";
import type { FieldParts } from "../../kit/record-form.tsx";
import { LaunchFields } from "../../resources/launches/fields.tsx";
import { FIELD_TITLES } from "./field-texts.ts";
import { PART_TITLES, PHOTOS, PROPERTY_FORM } from "./form-texts.ts";
import { PURPOSE_TITLES } from "./texts.ts";
import { ADDRESS, NUMBERS, TERMS } from "./values.ts";

interface Gallery {
  readonly addresses: readonly string[];
  readonly page: string;
}

const Types = ({ c, values, problem, types }: FieldParts) => {
  const t = c.get("t");
  return (
    <Field
      label={t(FIELD_TITLES.type!)}
      pointer="/type"
      problem={problem}
      control={(own) => (
        <select {...own}>
          <option value="">{t(PROPERTY_FORM.none)}</option>
          <TypeOptions types={types} chosen={[values["/type"] ?? ""]} />
        </select>
      )}
    />
  );
};

const Basics = (parts: FieldParts) => (
  <section class="card">
    <h2>{parts.c.get("t")(PROPERTY_FORM.basics)}</h2>
    {parts.isNew && (
      <Line
        {...parts}
        pointer="/externalRef"
        label={PROPERTY_FORM.ref}
        input={{ maxlength: MAX_REF_CHARS }}
      />
    )}
    <Line {...parts} pointer="/title" label={FIELD_TITLES.title!} input={{ maxlength: MAX_TITLE_CHARS }} />
    <Lines
      {...parts}
      pointer="/description"
      label={FIELD_TITLES.description!}
      input={{ maxlength: MAX_DESCRIPTION_CHARS }}
    />
    <Types {...parts} />
    <Ticks {...parts} pointer="/purposes" label={FIELD_TITLES.purposes!} of={PURPOSE_TITLES} />
  </section>
);

const MONEY: ReadonlySet<string> = new Set(["salePrice", "rentPrice"]);

const Numbers = (parts: FieldParts) => (
  <section class="card">
    <h2>{parts.c.get("t")(PROPERTY_FORM.prices)}</h2>
    {NUMBERS.map((name) => (
      <Line
        {...parts}
        pointer={`/${name}`}
        label={FIELD_TITLES[name]!}
        input={{ inputmode: "decimal" }}
        {...(MONEY.has(name) && { hint: PROPERTY_FORM.money })}
      />
    ))}
  </section>
);

const Address = (parts: FieldParts) => {
  const reasons = parts.problem?.invalidParams?.filter(({ pointer }) => pointer === "/address") ?? [];
  return (
    <section class="card" id="f-address">
      <h2>{parts.c.get("t")(FIELD_TITLES.address!)}</h2>
      {reasons.length > 0 && <p class="fault">{reasons.map(({ reason }) => reason).join(" ")}</p>}
      {ADDRESS.map((name) => (
        <Line
          {...parts}
          pointer={`/address/${name}`}
          label={PART_TITLES[name]!}
          input={{ maxlength: MAX_LINE_CHARS }}
          {...(name === "state" && { hint: PROPERTY_FORM.stateHint })}
        />
      ))}
    </section>
  );
};

/** Small photos with links. The page that edits them opens in a new tab, so that nothing typed is lost. */
const Photos = ({ c, addresses, page }: Gallery & Pick<FieldParts, "c">) => {
  const t = c.get("t");
  return (
    <section class="card" id="f-photos">
      <h2>{t(FIELD_TITLES.photos!)}</h2>
      {addresses.length === 0 && <p>{t(PHOTOS.none)}</p>}
      <div class="row">
        {addresses.map((photo, at) => (
          <a class="thumb" href={photo} target="_blank" rel="noreferrer">
            <img
              src={photo}
              alt={t(PHOTOS.photo).replace("{place}", String(at + 1))}
              width="56"
              height="42"
              loading="lazy"
            />
          </a>
        ))}
        <a class="button plain" href={page} target="_blank" rel="noreferrer">
          {t(PHOTOS.change)}
        </a>
      </div>
    </section>
  );
};

const More = (parts: FieldParts) => {
  const t = parts.c.get("t");
  return (
    <section class="card">
      <h2>{t(PROPERTY_FORM.more)}</h2>
      {parts.isNew && (
        <Lines {...parts} pointer="/photos" label={FIELD_TITLES.photos!} hint={PROPERTY_FORM.photosHint} />
      )}
      <Line
        {...parts}
        pointer="/listingUrl"
        label={FIELD_TITLES.listingUrl!}
        input={{ maxlength: MAX_URL_CHARS }}
      />
      <Line
        {...parts}
        pointer="/captadorName"
        label={FIELD_TITLES.captadorName!}
        input={{ maxlength: MAX_LINE_CHARS }}
      />
      {TERMS.map((name) => (
        <Line
          {...parts}
          pointer={`/partnershipTerms/${name}`}
          label={PART_TITLES[name]!}
          input={{ inputmode: "decimal" }}
        />
      ))}
      {!parts.isNew && (
        <>
          <Lines {...parts} pointer="/amenities" label={FIELD_TITLES.amenities!} hint={PROPERTY_FORM.lines} />
          <Tick {...parts} pointer="/sharedToNetwork" label={PROPERTY_FORM.share} />
        </>
      )}
    </section>
  );
};

interface PropertyParts extends FieldParts {
  /** For an edit, whose form does not send photos: they have a page of their own. */
  readonly photos?: Gallery;
  /** A development or unit type. */
  readonly isLaunch?: boolean;
}

/** The fields of the form for a new or edited property. */
export const PropertyFields = (parts: PropertyParts) => (
  <>
    <Basics {...parts} />
    <Address {...parts} />
    <Numbers {...parts} />
    {parts.isLaunch && <LaunchFields {...parts} />}
    {parts.photos && <Photos c={parts.c} {...parts.photos} />}
    <More {...parts} />
  </>
);
