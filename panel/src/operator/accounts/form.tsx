import type { Problem } from "../../../../src/errors/problem.ts";
import type { Sentence } from "../../../../src/lib/language.ts";
import type { PanelContext } from "../../context.ts";
import { changedMembers } from "../../kit/changed-members.ts";
import { shownIn } from "../../kit/edit-conflicts.tsx";
import { Field, Options, textOf } from "../../kit/fields.tsx";
import { ACCOUNT_STATUS_WORDS, ACCOUNT_TYPE_WORDS, SUBSCRIPTION_WORDS } from "../words.ts";
import { OPERATOR_ACCOUNTS as TEXTS } from "./texts.ts";

export interface SentAccount {
  readonly problem: Problem;
  readonly form: FormData;
}

/** The fields of an account that an operator types. */
const FIELDS: Readonly<Record<string, Sentence>> = {
  name: TEXTS.name,
  ownerName: TEXTS.owner,
  ownerEmail: TEXTS.ownerEmail,
  phone: TEXTS.phone,
  organization: TEXTS.organization,
  creci: TEXTS.creci,
  plan: TEXTS.plan,
  propertyLimit: TEXTS.propertyLimit,
};

const MAY_BE_EMPTY: readonly string[] = ["phone", "organization", "creci"];

const CHOICES = {
  type: { title: TEXTS.type, words: ACCOUNT_TYPE_WORDS },
  subscription: { title: TEXTS.subscription, words: SUBSCRIPTION_WORDS },
  status: { title: TEXTS.status, words: ACCOUNT_STATUS_WORDS },
} as const;

type Chosen = keyof typeof CHOICES;

/** An empty field removes an optional value. */
const sentAs = (name: string, text: string): string | number | null => {
  if (name === "propertyLimit") return /^\d+$/.test(text) ? Number(text) : text;
  return text === "" && MAY_BE_EMPTY.includes(name) ? null : text;
};

export const accountOf = (
  form: FormData,
  chosen: readonly Chosen[],
): Record<string, string | number | null> =>
  Object.fromEntries([
    ...Object.keys(FIELDS).map((name) => [name, sentAs(name, textOf(form, `/${name}`))]),
    ...chosen.map((name) => [name, textOf(form, `/${name}`)]),
  ]);

/** Only the fields that differ from what the page showed, so that another operator's change of another field stays. */
export const changedOf = (form: FormData, chosen: readonly Chosen[]): Record<string, unknown> => {
  const shown = Object.entries(shownIn(form)).map(([pointer, text]) => [pointer.slice(1), text] as const);
  return changedMembers(
    accountOf(form, chosen),
    Object.fromEntries(shown.map(([name, text]) => [name, sentAs(name, text)])),
  );
};

/** What the page shows, sent along for `changedOf`. */
export const shownOf = ({ chosen, sent, account }: Pick<FormParts, "chosen" | "sent" | "account">) =>
  sent
    ? shownIn(sent.form)
    : Object.fromEntries(
        [...Object.keys(FIELDS), ...chosen].map((name) => [`/${name}`, String(account?.[name] ?? "")]),
      );

interface FormParts {
  readonly c: PanelContext;
  readonly chosen: readonly Chosen[];
  readonly sent: SentAccount | undefined;
  /** The account's current values; absent for a new account. */
  readonly account?: Readonly<Record<string, unknown>>;
  readonly ownerHint?: Sentence;
}

/** The fields of an account, as they were sent or as they are. */
export const AccountFields = ({ c, chosen, sent, account, ownerHint }: FormParts) => {
  const t = c.get("t");
  const textAt = (name: string): string =>
    sent ? textOf(sent.form, `/${name}`) : String(account?.[name] ?? "");
  return (
    <>
      {Object.entries(FIELDS).map(([name, title]) => (
        <Field
          label={t(title)}
          pointer={`/${name}`}
          problem={sent?.problem}
          {...(name === "ownerEmail" && ownerHint && { hint: t(ownerHint) })}
          control={(own) => <input maxlength={254} value={textAt(name)} {...own} />}
        />
      ))}
      {chosen.map((name) => (
        <Field
          label={t(CHOICES[name].title)}
          pointer={`/${name}`}
          problem={sent?.problem}
          control={(own) => (
            <select {...own}>
              <Options c={c} of={CHOICES[name].words} chosen={textAt(name)} />
            </select>
          )}
        />
      ))}
    </>
  );
};
