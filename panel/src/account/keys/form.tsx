import type { Child } from "hono/jsx";
import type { Problem } from "../../../../src/errors/problem.ts";
import { DAY_MS, isoTime } from "../../../../src/lib/clock.ts";
import { addressOf, type PanelContext } from "../../context.ts";
import { Field, IdempotencyKey, linesOf, reasonsAt, textOf } from "../../kit/fields.tsx";
import { chosenScopes } from "../../resources/permissions/levels.ts";
import { Matrix } from "../../resources/permissions/matrix.tsx";
import { KEYS } from "./texts.ts";

const DAYS = ["30", "90", "365", ""] as const;
const ADDRESS_ROWS = 3;

/** What the form shows: an existing key, a refused form, or nothing yet. */
export interface KeyValues {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly addresses: string;
  readonly days: string;
  readonly once: string | undefined;
}

export const NEW_KEY: KeyValues = {
  name: "",
  scopes: [],
  addresses: "",
  days: "365",
  once: undefined,
};

export const valuesOf = (form: FormData): KeyValues => ({
  name: textOf(form, "/name"),
  scopes: chosenScopes(form),
  addresses: linesOf(form, "/allowedIps").join("\n"),
  days: textOf(form, "days"),
  once: textOf(form, "once"),
});

/** The body of the declared operation. */
export const bodyOf = (form: FormData) => ({
  name: textOf(form, "/name"),
  scopes: chosenScopes(form),
  allowedIps: linesOf(form, "/allowedIps"),
});

/** The end of a day, so that a form sent twice asks for the same expiry. */
export const expiryOf = (form: FormData, now: number): string | null => {
  const days = Number(textOf(form, "days"));
  if (!Number.isInteger(days) || days <= 0) return null;
  return isoTime((Math.floor(now / DAY_MS) + days + 1) * DAY_MS);
};

/** Shows the reader's own IP address; their systems may have another. */
const addressesHint = (c: PanelContext): string => {
  const t = c.get("t");
  const address = addressOf(c);
  return [t(KEYS.addressesHint), address && t(KEYS.yourAddress).replace("{address}", address)]
    .filter(Boolean)
    .join(" ");
};

interface FormParts {
  readonly c: PanelContext;
  readonly action: string;
  readonly granted: readonly string[];
  readonly values: KeyValues;
  readonly problem: Problem | undefined;
  readonly isNew: boolean;
  readonly models?: Child;
}

/** The form for a new or changed key. */
export const KeyForm = ({ c, action, granted, values, problem, isNew, models }: FormParts) => {
  const { language, t } = c.var;
  return (
    <form method="post" action={action} class="card">
      <IdempotencyKey value={values.once} />
      {models}
      <Field
        label={t(KEYS.name)}
        pointer="/name"
        hint={t(KEYS.nameHint)}
        problem={problem}
        control={(own) => <input required maxlength={200} value={values.name} {...own} />}
      />
      <Matrix
        language={language}
        granted={granted}
        chosen={values.scopes}
        faults={reasonsAt(problem, "/scopes")}
      />
      {isNew && (
        <Field
          label={t(KEYS.expiry)}
          pointer="days"
          problem={undefined}
          control={(own) => (
            <select {...own}>
              {DAYS.map((days) => (
                <option value={days} selected={days === values.days}>
                  {days === "" ? t(KEYS.noExpiry) : t(KEYS.days).replace("{days}", days)}
                </option>
              ))}
            </select>
          )}
        />
      )}
      <Field
        label={t(KEYS.addresses)}
        pointer="/allowedIps"
        hint={addressesHint(c)}
        problem={problem}
        control={(own) => (
          <textarea rows={ADDRESS_ROWS} {...own}>
            {values.addresses}
          </textarea>
        )}
      />
      <button type="submit" class="main">
        {t(isNew ? KEYS.create : KEYS.save)}
      </button>
    </form>
  );
};
