import {
  MAX_EMAIL_CHARS,
  MAX_LINE_CHARS,
  MAX_NOTES_CHARS,
  MAX_REF_CHARS,
} from "../../../../src/vocabulary/limits.ts";
import { Field, Options } from "../../kit/fields.tsx";
import { Line, Lines, Tick, Ticks, TypeOptions } from "../../kit/form-lines.tsx";
import type { FieldParts } from "../../kit/record-form.tsx";
import { PURPOSE_TITLES } from "../properties/texts.ts";
import { CLIENT_FORM, WISH_TITLES } from "./form-texts.ts";
import { CLIENTS, STAGE_TITLES } from "./texts.ts";
import { hasContact, SEARCH_NUMBERS } from "./values.ts";

const Who = (parts: FieldParts) => {
  const { c, values, problem, isNew } = parts;
  const t = c.get("t");
  return (
    <section class="card">
      <h2>{t(CLIENT_FORM.who)}</h2>
      {isNew && (
        <Line
          {...parts}
          pointer="/externalRef"
          label={CLIENT_FORM.ref}
          input={{ maxlength: MAX_REF_CHARS }}
        />
      )}
      <Line {...parts} pointer="/name" label={CLIENT_FORM.name} input={{ maxlength: MAX_LINE_CHARS }} />
      {hasContact(values) && (
        <>
          <Lines {...parts} pointer="/phones" label={CLIENT_FORM.phones} hint={CLIENT_FORM.phonesHint} />
          <Line {...parts} pointer="/email" label={CLIENTS.email} input={{ maxlength: MAX_EMAIL_CHARS }} />
        </>
      )}
      <Field
        label={t(CLIENTS.stage)}
        pointer="/status"
        problem={problem}
        control={(own) => (
          <select {...own}>
            <Options c={c} of={STAGE_TITLES} chosen={values["/status"] ?? ""} />
          </select>
        )}
      />
      <Lines {...parts} pointer="/notes" label={CLIENTS.notes} input={{ maxlength: MAX_NOTES_CHARS }} />
      <Tick {...parts} pointer="/preApproved" label={CLIENT_FORM.preApproved} />
      <Tick {...parts} pointer="/sharedToNetwork" label={CLIENT_FORM.share} />
      {isNew && <Tick {...parts} pointer="/consentGiven" label={CLIENT_FORM.consent} />}
    </section>
  );
};

const Wish = (parts: FieldParts) => {
  const { c, values, problem, types } = parts;
  const t = c.get("t");
  return (
    <section class="card">
      <h2>{t(CLIENT_FORM.wish)}</h2>
      <Ticks {...parts} pointer="/interest/purposes" label={CLIENT_FORM.purposes} of={PURPOSE_TITLES} />
      <Field
        label={t(CLIENT_FORM.types)}
        pointer="/interest/propertyTypes"
        problem={problem}
        hint={t(CLIENT_FORM.typesHint)}
        control={(own) => (
          <select multiple size={8} {...own}>
            <TypeOptions types={types} chosen={(values["/interest/propertyTypes"] ?? "").split(" ")} />
          </select>
        )}
      />
      {SEARCH_NUMBERS.map((name) => (
        <Line
          {...parts}
          pointer={`/interest/${name}`}
          label={WISH_TITLES[name]!}
          input={{ inputmode: "decimal" }}
        />
      ))}
    </section>
  );
};

/** The fields of the form for a new or edited client. */
export const ClientFields = (parts: FieldParts) => (
  <>
    <Who {...parts} />
    <Wish {...parts} />
  </>
);
