import type { Problem } from "../../../src/errors/problem.ts";
import { ptEn, type Sentence } from "../../../src/lib/language.ts";
import { send } from "../api/operator.ts";
import { addressWith, type PanelContext } from "../context.ts";
import { Field } from "../kit/fields.tsx";
import { accountNames, NamedAccount } from "./account-names.tsx";

const TEXTS = {
  hint: ptEn("O começo do nome da conta.", "The start of the account's name."),
  missing: ptEn("Digite o nome da conta.", "Enter the account's name."),
  none: ptEn("Nenhuma conta tem nome que comece assim.", "No account name starts with this."),
  several: ptEn(
    "Várias contas começam assim: {names}. Digite mais letras do nome.",
    "Several accounts start with this: {names}. Enter more of the name.",
  ),
  refused: ptEn("Qual conta?", "Which account?"),
  other: ptEn("Outra conta", "Another account"),
} as const satisfies Record<string, Sentence>;

/** The most accounts that a refusal lists; those with the same name have their ids beside them. */
const MAX_NAMED = 5;

export interface Account {
  readonly id: string;
  readonly name: string;
}

const faultAt = (c: PanelContext, pointer: string, reason: string): Problem => ({
  type: "about:blank",
  title: c.get("t")(TEXTS.refused),
  status: 422,
  code: "invalid_param",
  requestId: c.get("requestId"),
  invalidParams: [{ in: "body", name: pointer.slice(1), pointer, code: "not_found", reason }],
});

const namesText = (found: readonly Account[]): string => {
  const isAlone = ({ name }: Account) => found.filter((other) => other.name === name).length === 1;
  const names = found.slice(0, MAX_NAMED).map((one) => (isAlone(one) ? one.name : `${one.name} (${one.id})`));
  return names.join(", ") + (found.length > MAX_NAMED ? "…" : "");
};

/**
 * Finds the account that somebody named by its id, its name, or the beginning of its name.
 * @param pointer the field in which it was named
 */
export const findAccount = async (
  c: PanelContext,
  text: string,
  pointer: string,
): Promise<{ readonly account: Account } | { readonly problem: Problem }> => {
  const t = c.get("t");
  if (text === "") return { problem: faultAt(c, pointer, t(TEXTS.missing)) };
  const asked = await send(c, "findAnything", { query: { q: text } });
  if ("problem" in asked) return asked;
  const found = asked.done.data.flatMap(({ kind, id, name }) =>
    kind === "ACCOUNT" ? [{ id, name: name ?? id }] : [],
  );
  const exact = found.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
  const [account, ...others] = exact.length > 0 ? exact : found;
  if (!account) return { problem: faultAt(c, pointer, t(TEXTS.none)) };
  if (others.length === 0) return { account };
  const names = namesText([account, ...others]);
  return { problem: faultAt(c, pointer, t(TEXTS.several).replace("{names}", names)) };
};

/** The account whose id the address has. */
export const accountAt = async (c: PanelContext, id: string | undefined): Promise<Account | null> => {
  if (!id) return null;
  const name = (await accountNames(c, [id])).get(id);
  return name === undefined ? null : { id, name };
};

interface Parts {
  readonly c: PanelContext;
  readonly label: Sentence;
  readonly pointer: string;
  /** The account, if it is already known: it replaces the field, with a link to choose another one. */
  readonly chosen: Account | null;
  /** As somebody typed it. */
  readonly text: string;
  readonly problem?: Problem | undefined;
}

/** The field of a form in which an account is named. */
export const AccountField = ({ c, label, pointer, chosen, text, problem }: Parts) => {
  const t = c.get("t");
  if (chosen)
    return (
      <p>
        {t(label)}: <NamedAccount c={c} id={chosen.id} names={new Map([[chosen.id, chosen.name]])} />{" "}
        <a href={c.get("pagePath")}>{t(TEXTS.other)}</a>
        <input type="hidden" name={pointer} value={chosen.id} />
      </p>
    );
  return (
    <Field
      label={t(label)}
      pointer={pointer}
      hint={t(TEXTS.hint)}
      problem={problem}
      control={(own) => <input required maxlength={100} autocomplete="off" value={text} {...own} />}
    />
  );
};

interface Filtered {
  /** The account that the address names. */
  readonly account: Account | null;
  /** As it was typed; empty if the account is known. */
  readonly text: string;
  readonly problem?: Problem;
  /** The address of the list for the account that was named. */
  readonly to?: string;
}

/** The account in a list's filter: from `accountId` in the address, or from `account`, its name as typed. */
export const accountInFilter = async (c: PanelContext): Promise<Filtered> => {
  const text = c.req.query("account")?.trim() ?? "";
  if (text === "") return { account: await accountAt(c, c.req.query("accountId")), text };
  const named = await findAccount(c, text, "account");
  if ("problem" in named) return { account: null, text, problem: named.problem };
  const page = { account: null, accountId: named.account.id, cursor: null, back: null };
  return { account: named.account, text: "", to: addressWith(c, page) };
};

interface FilterParts {
  readonly c: PanelContext;
  readonly label: Sentence;
  readonly filtered: Filtered;
}

export const AccountFilter = ({ c, label, filtered: { account, text } }: FilterParts) => {
  const t = c.get("t");
  return (
    <>
      <label class="filter">
        {t(label)}
        <input
          name="account"
          maxlength={100}
          autocomplete="off"
          placeholder={account?.name ?? t(TEXTS.hint)}
          value={text}
        />
      </label>
      {account && <input type="hidden" name="accountId" value={account.id} />}
    </>
  );
};
