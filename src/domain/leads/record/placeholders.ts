import { isSandbox } from "../../../lib/account-space.ts";

interface Placeholder {
  /** Of an address in lower case. */
  readonly address: RegExp;
  readonly reason: string;
  /** A sandbox takes it: its people are invented. */
  readonly liveOnly?: true;
}

/** Addresses that people type to get past a field: they are nobody's, and would join strangers (rules 15.24). */
const PLACEHOLDERS: readonly Placeholder[] = [
  {
    address: /^n[aã]o[._-]?(?:tem|possui|informad|consta)[^@]*@/,
    reason: "says that there is none: naotem@",
  },
  { address: /^n[aã]o@(?:tem|possui|informad|consta)/, reason: "says it over the at sign: nao@tem.com.br" },
  { address: /^sem[._-]?e?-?mail[^@]*@/, reason: "says that there is none: sememail@, semmail@" },
  { address: /^(?:n[aã]o|sem|nenhum|e-?mail)@(?:n[aã]o|sem|nenhum|e-?mail)\./, reason: "names the field" },
  { address: /^testes?\d*@testes?\./, reason: "somebody tries the form out: teste@teste.com" },
  { address: /^test\d*@test\./, reason: "the same in English" },
  { address: /^(?:a{3,}|x{3,}|z{3,})@(?:a{3,}|x{3,}|z{3,})\./, reason: "one key held down: aaa@aaa.com" },
  {
    address: /[@.]example\.[a-z]{2,}(?:\.[a-z]{2})?$/,
    reason: "reserved for documents (RFC 2606): no mail arrives there",
    liveOnly: true,
  },
];

/** The digits of a subscriber: without the country, the area, and the ninth digit that all mobiles have. */
const BRAZILIAN = /^\+55\d{2}9?(\d{8})$/;
const WITH_NINTH = /^\+55\d{2}(\d{9})$/;
const UP = "0123456789";
const DOWN = "9876543210";

const isFilled = (digits: string | undefined): boolean =>
  digits !== undefined && (new Set(digits).size === 1 || UP.includes(digits) || DOWN.includes(digits));

/** @param number in E.164 */
export const isPlaceholderPhone = (number: string): boolean =>
  isFilled(BRAZILIAN.exec(number)?.[1]) || isFilled(WITH_NINTH.exec(number)?.[1]);

export const isPlaceholderEmail = (accountId: string, email: string): boolean =>
  PLACEHOLDERS.some(({ address, liveOnly }) => !(liveOnly && isSandbox(accountId)) && address.test(email));
