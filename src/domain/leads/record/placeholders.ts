import { isPlaceholder } from "../../../intake/placeholders.ts";
import { isFiller } from "../../../lib/filler-digits.ts";
import { isSandbox } from "../../../lib/id.ts";
import { fold } from "../../../lib/text.ts";

interface Placeholder {
  /** Matches a lowercase address. */
  readonly address: RegExp;
  readonly reason: string;
  /** A sandbox accepts it: its people are invented. */
  readonly liveOnly?: true;
}

/** Addresses that people type to get past a field: they belong to nobody, and would merge strangers (rules 15.24). */
const PLACEHOLDERS: readonly Placeholder[] = [
  {
    address: /^n[aã]o[._-]?(?:tem|tenho|possu|informad|informou|consta|existe|fornec|declarad)[^@]*@/,
    reason: "says that there is none: naotem@",
  },
  {
    address: /^n[aã]o@(?:tem|possui|informad|consta|existe|fornec)/,
    reason: "says it over the at sign: nao@tem.com.br",
  },
  {
    address: /^[^@]*@(?:n[aã]o-?(?:tem|possui|informad|consta)|sem-?e?-?mail)[^@.]*\./,
    reason: "says it behind the at sign: cliente@naotem.com",
  },
  {
    address: /^(?:sem[._-]?e?-?mail|no[._-]?e?-?mail)[^@]*@/,
    reason: "says that there is none: sememail@, semmail@",
  },
  {
    address: /^(?:n[aã]o|sem|nenhum|e-?mail)@(?:n[aã]o|sem|nenhum|e-?mail)\./,
    reason: "names the field",
  },
  { address: /^testes?\d*@testes?\./, reason: "somebody tries the form out: teste@teste.com" },
  { address: /^test\d*@test\./, reason: "the same in English" },
  {
    address: /^(?:testes?|e-?mail)\d*@(?:gmail|hotmail|outlook|yahoo|live|icloud|bol|uol|terra|ig)\./,
    reason: "names the field or a trial at an e-mail service, where it is somebody else's: teste@gmail.com",
  },
  {
    address: /^(?:a+@a+|b+@b+|n+@n+|t+@t+|x+@x+|z+@z+)\.(?:com|net|org|br)(?:\.br)?$/,
    reason: "one key held down: aaa@aaa.com, a@a.com",
  },
  {
    address: /[@.]example\.[a-z]{2,}(?:\.[a-z]{2})?$/,
    reason: "reserved for documents (RFC 2606): no mail arrives there",
    liveOnly: true,
  },
];

/** The digits of a subscriber: without the country, the area, and the ninth digit that all mobiles have. */
const BRAZILIAN = /^\+55\d{2}9?(\d{8})$/;
const WITH_NINTH = /^\+55\d{2}(\d{9})$/;

/** @param number in E.164 */
export const isPlaceholderPhone = (number: string): boolean =>
  [BRAZILIAN, WITH_NINTH].some((form) => isFiller(form.exec(number)?.[1] ?? ""));

export const isPlaceholderEmail = (accountId: string, email: string): boolean =>
  PLACEHOLDERS.some(({ address, liveOnly }) => !(liveOnly && isSandbox(accountId)) && address.test(email));

/** Texts without an address that say that there is none: "não tem", "sem e-mail", "não informado". */
const NONE = /^(?:nao|sem|nenhum)(?: (?:tem|tenho|possui|ha|existe|e|mail|email|um|meu))*$/;

/** The address stored for a text that says there is none. Nobody can have it: its domain is reserved. */
export const NO_EMAIL = "naotem@email.invalid";

/** @param text without an at sign */
export const saysNoEmail = (text: string): boolean => {
  const folded = fold(text);
  return folded !== "" && (isPlaceholder(text) || NONE.test(folded));
};
